// `npm run build && node bench/inp.js`: how long a press takes until its answer is painted (Interaction to Next Paint, as the browser's own event
// timing tells it), in practice and at a table of Slap for two, with the processor slowed six times.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.js';
import { serve } from '../scripts/serve.js';

const PRESSES = 60;
const SLOWER = 6;
/** Two presses of one person are hardly nearer. */
const APART_MS = 250;

const server = await serve({ dir: fileURLToPath(new URL('../build', import.meta.url)), base: '', port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en',
});
const page = await context.newPage();
const tap = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name }).first().tap();

await page.goto(server.url);
await tap('I know the game');
await page.evaluate(() => navigator.serviceWorker.ready);
const slow = await context.newCDPSession(page);

/**
 * Presses, and reads what each took: of the events of one interaction the longest. What is below the browser's own 16 ms counts as 16.
 * @param {(press: number) => Promise<unknown>} press
 */
async function measure(press) {
  await page.evaluate(() => {
    /** @type {Map<number, number>} */
    const took = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId: id = 0, duration } =
          /** @type {PerformanceEntry & { interactionId?: number }} */ (entry);
        if (id !== 0) took.set(id, Math.max(took.get(id) ?? 0, duration));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    Reflect.set(window, 'took', took);
  });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let count = 0; count < PRESSES; count += 1) {
    await press(count);
    await page.waitForTimeout(APART_MS);
  }
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(1000);
  const told = /** @type {readonly number[]} */ (
    await page.evaluate(() => [...Reflect.get(window, 'took').values()])
  );
  return [...told, .../** @type {number[]} */ (Array(Math.max(0, PRESSES - told.length)).fill(16))].toSorted(
    (a, b) => a - b,
  );
}

/** @param {string} where @param {readonly number[]} all */
function tell(where, all) {
  const at = (/** @type {number} */ share) =>
    all[Math.min(all.length - 1, Math.ceil(share * all.length) - 1)];
  console.log(
    `${where.padEnd(22)} p50 ${at(0.5)}   p75 ${at(0.75)}   p95 ${at(0.95)}   longest ${all.at(-1)}   of ${all.length}`,
  );
}

console.log(`ms from a press to its answer on the screen, processor slowed ${SLOWER} times\n`);

await page.goto(`${server.url}practice`);
const cards = page.getByRole('group', { name: 'Cards' }).getByRole('button');
const signs = page.getByRole('group', { name: 'Signs' }).getByRole('button');
await cards.first().waitFor();
// A card, a sign, a card, and back: what most presses are.
const undo = page.getByRole('button', { name: 'Undo' });
tell(
  'practice',
  await measure((count) => {
    const press = [
      () => cards.nth(0).tap(),
      () => signs.nth(0).tap(),
      () => cards.nth(1).tap(),
      () => undo.tap(),
    ][count % 4];
    return press ? press() : Promise.resolve();
  }),
);

await page.goto(`${server.url}setup?game=slap`);
await tap(/^2 players/);
await tap(/^Lay /);
await page.waitForURL(/\/play\?match=/);
await tap('It lies flat');
for (let left = 2; left > 0; left -= 1) await tap(/^Ready/);
await tap('Skip');
await page.waitForTimeout(6000);
// Each half in turn: slaps, and what its keys ask for.
const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
tell(
  'a table of Slap',
  await measure((count) => page.touchscreen.tap(width / 2, count % 2 ? height * 0.12 : height * 0.88)),
);

await browser.close();
await server.close();
