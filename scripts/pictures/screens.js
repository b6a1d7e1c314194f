// Takes the pictures of the manifest and of the README from the built app: `npm run build && node scripts/pictures/screens.js`.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.js';
import { serve } from '../serve.js';

const root = new URL('../../', import.meta.url);
const at = (/** @type {string} */ file) => new URL(file, root).pathname;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 844, height: 390 };
const TODAY = new Date('2026-11-21T09:30:00');

const server = await serve({ dir: at('build'), base: '', port: 0 });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
const page = await context.newPage();
await page.clock.setFixedTime(TODAY);

await page.goto(server.url);
await page.getByRole('button', { name: 'I know the game' }).click();
await page.getByText('No. 325').waitFor();
await page.getByText('Ready offline').waitFor();
await page.evaluate(fill, TODAY.getTime());

/** @param {string} path @param {string} file @param {() => Promise<unknown>} [ready] */
async function shoot(path, file, ready) {
  await page.goto(new URL(path, server.url).href);
  await ready?.();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  await page.screenshot({ path: at(file) });
}
const tap = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true }).click();
const cards = () => page.getByRole('group', { name: 'Cards' }).waitFor();
const chain = async () => {
  await cards();
  for (const name of ['7 of clubs', 'divided by', '3 of diamonds']) await tap(name);
};

const home = () => page.getByText('Ready offline').waitFor();
await shoot('./', 'static/screenshots/home.png', home);
await page.screenshot({ path: at('docs/home.png') });
await page.setViewportSize(WIDE);
await shoot('./', 'static/screenshots/home-wide.png', home);
await shoot('./practice', 'static/screenshots/practice-wide.png', chain);
await tap('Undo');
await page.setViewportSize(PHONE);
await shoot('./practice', 'static/screenshots/practice.png', chain);
await tap('Undo');
for (const name of ['9 of hearts', 'plus', '3 of diamonds']) await tap(name);
await page.keyboard.press('Escape');
for (const name of ['7 of clubs', 'minus', '5 of spades', 'times']) await tap(name);
await page.locator('[data-place="3"]').click();
await page.getByText('other solutions').waitFor();
await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
await page.screenshot({ path: at('static/screenshots/solved.png') });
await shoot('./progress', 'static/screenshots/progress.png', () => page.getByText('Solving times').waitFor());

await browser.close();
await server.close();

/** Fills the store as after some weeks of practice. Runs in the page. @param {number} now */
function fill(now) {
  const DAY = 86_400_000;
  const suits = /** @type {const} */ (['heart', 'spade', 'club', 'diamond']);
  /** @param {readonly number[]} ranks */
  const deal = (ranks) => ranks.map((rank, index) => ({ rank, suit: suits[index] ?? 'spade' }));
  const hands = [
    { ranks: [4, 6, 8, 1], expression: '4 × (8 − 1) − 4' },
    { ranks: [3, 3, 8, 8], expression: '8 ÷ (3 − 8 ÷ 3)' },
    { ranks: [2, 3, 5, 12], expression: '12 ÷ (3 − 5 ÷ 2)' },
    { ranks: [10, 4, 10, 2], expression: '10 × (2 + 4 ÷ 10)' },
    { ranks: [7, 3, 9, 6], expression: '(9 − 7) × (6 + 3) + 6' },
  ];
  const attempts = Array.from({ length: 60 }, (_, index) => {
    const at = now - (60 - index) * 0.55 * DAY;
    const { ranks, expression } = hands[index % hands.length] ?? { ranks: [], expression: '' };
    const missed = index % 9 === 4;
    const date = new Date(at);
    const isDay = index >= 36 && index % 2 === 0;
    return {
      id: `picture-${index}`,
      cards: deal(ranks),
      target: 24,
      outcome: missed && !isDay ? 'shown' : 'solved',
      class: missed && !isDay ? 'missed' : 'solved',
      expression: missed && !isDay ? null : expression,
      wrongNone: 0,
      ms: 9000 + ((index * 7919) % 61) * 1100,
      hints: missed && !isDay ? 4 : 0,
      startedAt: at,
      endedAt: at,
      zone: 0,
      day: isDay ? date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate() : null,
    };
  });
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('two-dozen');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const tx = open.result.transaction(['attempts', 'deals'], 'readwrite');
      for (const attempt of attempts) tx.objectStore('attempts').put(attempt);
      tx.objectStore('deals').put({
        key: 'solvable 24 10 4',
        deals: Array.from({ length: 10 }, () => deal([9, 5, 7, 3])),
      });
      tx.oncomplete = () => {
        open.result.close();
        resolve(undefined);
      };
      tx.onabort = () => reject(tx.error);
    };
  });
}
