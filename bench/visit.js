// `npm run build && node bench/visit.js`: what a first visit to a page fetches, with all that it warms up, in KB as a careful host sends them
// (brotli). What the service worker then keeps for use without a network comes on top, and is in the budgets.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.js';
import { serve } from '../scripts/serve.js';
import { wireSizeAt } from '../scripts/wire.js';

const PAGES = { home: '', practice: 'practice', 'a table': 'play', settings: 'settings' };
const dir = fileURLToPath(new URL('../build', import.meta.url));

/** @type {Set<string>} */
const asked = new Set();
const server = await serve({ dir, onRequest: ({ path }) => void asked.add(path) });
const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
for (const [name, address] of Object.entries(PAGES)) {
  asked.clear();
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server.url}${address}`, { waitUntil: 'networkidle' });
  const kb = (/** @type {readonly string[]} */ paths) =>
    (paths.reduce((sum, path) => sum + wireSizeAt(dir, path), 0) / 1000).toFixed(1).padStart(6);
  const all = [...asked];
  const styles = kb(all.filter((path) => path.endsWith('.css')));
  console.log(`${name.padEnd(10)} ${kb(all)} KB, of it styles ${styles}, in ${all.length} requests`);
  await context.close();
}
await browser.close();
await server.close();
