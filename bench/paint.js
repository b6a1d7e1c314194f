// `npm run build && node bench/paint.js`: when the first screen is painted, and when its words are there, in English and in other languages, with the
// processor slowed four times.
// A first visit fetches everything from a server on this machine; a later one has it from the app's own copy.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.js';
import { serve } from '../scripts/serve.js';

const RUNS = 9;
const SLOWER = 4;
const LOCALES = { en: 'en-GB', 'zh-Hans': 'zh-CN', ar: 'ar-EG' };

const server = await serve({ dir: fileURLToPath(new URL('../build', import.meta.url)), base: '', port: 0 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
/** @typedef {{ paint: number, words: number }} Visit */
/** @type {Record<string, { first: Visit[], later: Visit[] }>} */
const times = Object.fromEntries(Object.keys(LOCALES).map((code) => [code, { first: [], later: [] }]));

/** @param {import('@playwright/test').Page} page @returns {Promise<Visit>} */
async function painted(page) {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(server.url);
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          if (paint) resolve(paint.startTime);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.waitForSelector('html[data-started]');
  const worded = await page.evaluate(() => Reflect.get(window, 'worded'));
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await slow.detach();
  return { paint: Number(paint), words: Number(worded ?? paint) };
}
/** Each language in turn, so that what else the machine does is shared out. @param {string} locale */
async function visits(locale) {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const english = /Make 24 from/;
    new MutationObserver((_, watch) => {
      const { documentElement: root } = document;
      const said = document.querySelector('h1')?.textContent;
      if (!said || english.test(said) || root.hasAttribute('data-wording')) return;
      Reflect.set(window, 'worded', performance.now());
      watch.disconnect();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const first = await painted(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const later = await painted(page);
  await context.close();
  return { first, later };
}

await visits(LOCALES.en);
for (let run = 0; run < RUNS; run += 1)
  for (const [code, locale] of Object.entries(LOCALES)) {
    const { first, later } = await visits(locale);
    times[code]?.first.push(first);
    times[code]?.later.push(later);
  }
await browser.close();
await server.close();

/** @param {readonly number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? NaN;
console.log(
  `ms, median of ${RUNS}, processor slowed ${SLOWER} times; in brackets how many more than in English\n`,
);
for (const [code, visits] of Object.entries(times))
  for (const visit of /** @type {const} */ (['first', 'later'])) {
    const figures = /** @type {const} */ (['paint', 'words']).map((what) => {
      const ms = median(visits[visit].map((each) => each[what]));
      const english = median((times['en']?.[visit] ?? []).map((each) => each[what]));
      return `${what} ${ms.toFixed(0).padStart(5)} (${(ms - english).toFixed(0)})`;
    });
    console.log(`${code.padEnd(8)} ${visit} visit   ${figures.join('   ')}`);
  }
