// A tap before the app has started, and every page without a host.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from 'vitest';
import { home, memory } from '#lib/i18n/messages.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { startWebKit } from '../../scripts/engines/webkit.js';
import { pages } from '../../scripts/hosts.js';
import { passFirst } from '../support/app.ts';
import { readStore } from '../support/store.ts';
import { host, isFull, offlinePage, putDown, windowAt, type EnginePage } from './stage/engine.ts';

const { ENGINE, ENGINE_PATH = '' } = process.env;
test.runIf(ENGINE === 'WebKit')('a browser that ends as it starts is started once more', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'two-dozen-browser-'));
  const browser = join(kept, 'browser');
  const script = `#!/bin/sh\n[ -e "${kept}/tried" ] || { touch "${kept}/tried"; exit 1; }\nexec "${ENGINE_PATH}" "$@"\n`;
  writeFileSync(browser, script, { mode: 0o755 });
  const webkit = await startWebKit(browser, 3_000);
  expect(webkit.version).toMatch(/^\d+\./);
  await webkit.close();
  rmSync(kept, { recursive: true });
});

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

/** Keeps the app's transactions open until the first page is left. */
const SLOW = `(() => {
  const begin = IDBDatabase.prototype.transaction;
  Object.assign(globalThis, { open: 0, keep: sessionStorage.getItem('left') === null });
  addEventListener('pagehide', () => {
    globalThis.keep = false;
    sessionStorage.setItem('left', '1');
  });
  IDBDatabase.prototype.transaction = function (...given) {
    const tx = begin.apply(this, given);
    const store = tx.objectStore(tx.objectStoreNames[0]);
    const hold = () => {
      if (globalThis.keep) store.count().onsuccess = hold;
    };
    globalThis.open += 1;
    for (const over of ['complete', 'abort']) tx.addEventListener(over, () => (globalThis.open -= 1));
    hold();
    return tx;
  };
})();`;

test.each([
  ['while it reads', false],
  ['when it has given the disk up', true],
] as const)(
  'a page that is left %s holds up nothing of the next one, and is whole when one comes back',
  async (_, isGivenUp) => {
    const { url } = await host({
      onRequest: ({ path }) => {
        if (path === '/service-worker.js') return { status: 404 };
        if (path !== '/boot.js') return undefined;
        const body = SLOW + readFileSync(join(BUILD_DIR, 'boot.js'), 'utf8');
        return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body };
      },
    });
    const page = await windowAt(url);
    await page.goto('./');
    await expect(page.getByRole('button', { name: home.first.begin })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Number(Reflect.get(globalThis, 'open')))).toBeGreaterThan(0);
    if (isGivenUp) await expect(page.getByText(memory.reason.timeout)).toBeVisible();
    await page.goto('./icon.svg');
    await page.evaluate(() => {
      const opening = indexedDB.open('two-dozen');
      opening.onsuccess = () => {
        const writing = opening.result.transaction('settings', 'readwrite');
        writing.objectStore('settings').put({ key: 'next', value: true });
        writing.oncomplete = () => {
          opening.result.close();
          Object.assign(globalThis, { isWritten: true });
        };
      };
    });
    await expect.poll(() => page.evaluate(() => 'isWritten' in globalThis)).toBe(true);

    await page.goBack();
    await passFirst(page);
    await expect
      .poll(async () => (await readStore<{ readonly key: string }>(page, 'settings')).map(({ key }) => key))
      .toEqual(expect.arrayContaining(['begun', 'next']));
  },
);

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
