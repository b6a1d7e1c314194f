// A tap before the app has started, and every page without a host.
import { expect } from '@playwright/test';
import { test } from 'vitest';
import { pages } from '../../scripts/hosts.js';
import { passFirst } from '../support/app.ts';
import { host, isFull, offlinePage, putDown, windowAt, type EnginePage } from './stage/engine.ts';

const TAPS = isFull ? Number(process.env.TAPS ?? 50) : 1;
/** Opens the first page and taps a link of it as soon as that is there. Answers whether the tap was lost, and the retry spent. */
async function tapEarly(
  page: EnginePage,
  letGo: () => void,
): Promise<{ readonly lost: boolean; readonly spent: boolean }> {
  await page.window.open(new URL('./', page.url()).href, 'none');
  await page.locator('a[href*="practice"]').first().tap();
  const holds = (look: () => boolean) =>
    expect
      .poll(() => page.evaluate(look))
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  const isThere = await holds(() => location.pathname === '/practice');
  letGo();
  const starts = await holds(() => document.documentElement.hasAttribute('data-started'));
  const spent = await page.evaluate(() => sessionStorage.getItem('two-dozen-retried') !== null);
  return { lost: !isThere || !starts, spent };
}

/** A page of somebody who has been here before, on something that runs nothing. */
async function standBy(page: EnginePage): Promise<void> {
  await page.goto('./icon.svg');
  await page.evaluate(() => {
    localStorage.setItem('two-dozen-begun', '1');
    sessionStorage.clear();
  });
  await page.waitForURL(/icon/);
}

test('a link that is tapped before the app has started is followed: on a slow first visit', async () => {
  let [lost, spent] = [0, 0];
  for (let tap = 0; tap < TAPS; tap += 1) {
    let letGo = () => {};
    const held = new Promise<void>((go) => (letGo = go));
    const { url } = await host({
      // The app comes only when the link has been followed, and no offline copy gets in the way.
      onRequest: async ({ path }) => {
        if (path === '/service-worker.js') return { status: 404 };
        if (/immutable\/.*\.js$/.test(path)) await held;
        return undefined;
      },
    });
    const page = await windowAt(url);
    await standBy(page);
    const came = await tapEarly(page, letGo);
    if (came.lost) lost += 1;
    if (came.spent) spent += 1;
    await page.window.close();
  }
  await putDown(
    'a link tapped on a slow first visit, before the app has started',
    TAPS,
    `${lost} lost, ${spent} retries spent`,
  );
  expect({ lost, spent }).toEqual({ lost: 0, spent: 0 });
});

test('a link that is tapped before the app has started is followed: on the installed app', async () => {
  const page = await offlinePage();
  await passFirst(page);
  let [lost, spent] = [0, 0];
  for (let tap = 0; tap < TAPS; tap += 1) {
    await standBy(page);
    const came = await tapEarly(page, () => {});
    if (came.lost) lost += 1;
    if (came.spent) spent += 1;
  }
  await putDown(
    'a link tapped on the installed app, before it has started',
    TAPS,
    `${lost} lost, ${spent} retries spent`,
  );
  expect({ lost, spent }).toEqual({ lost: 0, spent: 0 });
});

test('every page starts without a host, and so do addresses as people mistype them', async () => {
  const page = await offlinePage();
  const addresses = [...pages(), '/practice/', '/practice.html', '/index.html', '/nothing-here'];
  const dead: string[] = [];
  for (const address of addresses) {
    // What leads on to the right address cuts short what was asked for.
    await page.window.open(new URL(address, page.url()).href, 'none');
    const started = expect(page.locator('html[data-started]')).toBeAttached();
    await started.catch(() => dead.push(address));
    const headed = expect(page.locator('h1').first()).toBeAttached();
    await headed.catch(() => dead.push(`${address} has no heading`));
  }
  await putDown(
    'every page, and addresses as people mistype them, opened without a host',
    addresses.length,
    `${dead.length} did not start`,
  );
  expect(dead).toEqual([]);
});
