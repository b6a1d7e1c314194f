// Playwright's global set-up: serves build/ on a free port while the end-to-end tests run.
import { BUILD_DIR } from './build.js';
import { serve } from './serve.js';
import { buildVariants } from './variants.js';

/** Whether some files are named, and not all are to run: one that wants another build makes it itself. */
const isPart = process.argv.slice(3).some((word) => /\.spec|^e2e\b/.test(word));

/** Begins to serve, when what a whole run wants beside build/ is there; the answer ends it again. The address reaches the tests as `baseURL`. */
export default async function startServer() {
  if (!isPart) await buildVariants();
  const { url, close } = await serve({ dir: BUILD_DIR });
  process.env.E2E_BASE_URL = url;
  return close;
}
