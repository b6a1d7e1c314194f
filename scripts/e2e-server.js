// Playwright's global set-up: serves build/ on a free port while the end-to-end tests run.
import { BUILD_DIR } from './build.js';
import { serve } from './serve.js';

/** Begins to serve; the answer ends it again. The address reaches the tests as `baseURL`. */
export default async function startServer() {
  const { url, close } = await serve({ dir: BUILD_DIR });
  process.env.E2E_BASE_URL = url;
  return close;
}
