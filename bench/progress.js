// `npm run build && node bench/progress.js`: what *Progress* takes with 20,000 hands, the processor slowed four times: when each tab is lit after a touch and
// when all of it stands there, and the longest that the page did not answer on the way. Milliseconds, medians.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.js';
import { moduleLoader } from '../scripts/load.js';
import { serve } from '../scripts/serve.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [MANY, RUNS, SLOWER, COPIED_MS] = [20_000, 3, 4, 5000];

const modules = await moduleLoader();
/** @type {typeof import('../e2e/support/years.ts')} */
const { yearsOf } = await modules.load('/e2e/support/years.ts');
/** @type {typeof import('../e2e/support/store.ts')} */
const { STILL, writeStore } = await modules.load('/e2e/support/store.ts');
/** @type {typeof import('../src/lib/i18n/messages.ts')} */
const { progress, settings } = await modules.load('/src/lib/i18n/messages.ts');
const attempts = yearsOf({ count: MANY, until: Date.now() - 3_600_000, perDay: 25, from: 2, to: 0.7 });

const server = await serve({ dir: `${ROOT}/build`, base: '', port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });

/** What shows that a tab is whole, in the order in which they are opened. */
const WHOLE = {
  overview: progress.bests.hardest,
  patterns: progress.patterns.intro,
  hands: progress.hands(MANY),
  'overview once more': progress.bests.hardest,
  'from elsewhere once more': progress.bests.hardest,
};
/** @typedef {{ answer: number, whole: number, longest: number }} Times */
/** @type {Record<string, Times[]>} */
const times = Object.fromEntries(Object.keys(WHOLE).map((name) => [name, []]));

/**
 * Begins to watch: when the tab of that name is lit, when the text stands there, and what keeps the page from answering meanwhile.
 * @param {import('@playwright/test').Page} page @param {string} tab @param {string} text
 */
const watch = (page, tab, text) =>
  page.evaluate(
    ([tab, text]) => {
      /** @type {PerformanceEntry[]} */
      const tasks = [];
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
      observer.observe({ entryTypes: ['longtask'] });
      const at = { begun: 0, answer: 0, whole: 0 };
      addEventListener('click', ({ timeStamp }) => (at.begun = timeStamp), { once: true, capture: true });
      const isLit = () =>
        [...document.querySelectorAll('[aria-current]')].some(
          ({ textContent }) => textContent?.trim() === tab,
        );
      const look = () => {
        if (at.begun > 0 && at.answer === 0 && isLit()) at.answer = performance.now();
        if (at.answer > 0 && document.body.textContent?.includes(text ?? '')) at.whole = performance.now();
        if (at.whole === 0) requestAnimationFrame(look);
        else setTimeout(() => observer.disconnect(), 500);
      };
      look();
      Reflect.set(window, 'measured', { at, tasks });
    },
    [tab, text],
  );

/** @param {import('@playwright/test').Page} page @returns {Promise<Times>} */
async function measured(page) {
  await page.waitForFunction(() => Reflect.get(window, 'measured').at.whole > 0, null, { timeout: 60_000 });
  // What is long is told a little later.
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const { at, tasks } = Reflect.get(window, 'measured');
    const all = tasks.filter(
      (/** @type {PerformanceEntry} */ { startTime, duration }) => startTime + duration > at.begun,
    );
    const longest = Math.max(0, ...all.map((/** @type {PerformanceEntry} */ { duration }) => duration));
    return { answer: at.answer - at.begun, whole: at.whole - at.begun, longest };
  });
}

for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('./settings');
  await page.waitForSelector('html[data-started]');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(STILL);
  await writeStore(page, { attempts, settings: [{ key: 'preferences', value: { begun: true } }] });
  await page.goto('./settings');
  await page.waitForSelector('html[data-started]');
  // Rows that were laid there from outside are copied first, which happens to nobody.
  await page.waitForTimeout(COPIED_MS);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const [name, text] of Object.entries(WHOLE)) {
    const isOpened = name === 'overview' || name === 'from elsewhere once more';
    const tab = isOpened
      ? progress.tabs.overview
      : progress.tabs[/** @type {keyof typeof progress.tabs} */ (name.split(' ')[0])];
    if (name === 'from elsewhere once more')
      await page.getByRole('link', { name: settings.title, exact: true }).click();
    await watch(page, tab, text);
    await page.getByRole('link', { name: isOpened ? progress.title : tab, exact: true }).click();
    times[name]?.push(await measured(page));
  }
  await context.close();
}
await browser.close();
await server.close();
await modules.close();

/** @param {readonly number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN;
console.log(`${MANY} hands, ms, median of ${RUNS}, processor slowed ${SLOWER} times\n`);
console.log(`${'opened'.padEnd(26)}       lit     whole   longest task`);
for (const [name, all] of Object.entries(times)) {
  const figures = /** @type {const} */ (['answer', 'whole', 'longest']).map((what) =>
    median(all.map((each) => each[what]))
      .toFixed(0)
      .padStart(9),
  );
  console.log(`${name.padEnd(26)}${figures.join(' ')}`);
}
