import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page } from '@playwright/test';
import { common, home, practice, settings } from '#lib/i18n/messages.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { expect, installOffline, test } from '../support/platform.ts';
import { goTo } from '../support/app.ts';
import { attemptsOn } from '../support/faults.ts';
import { cardsOn, chooseOption } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

const OTHER = 'other-app';

/** Another app on the same origin, which keeps something in every place there is. */
const plantOther = (page: Page) =>
  page.evaluate(async (other) => {
    const cache = await caches.open(other);
    await cache.put('/kept', new Response('theirs'));
    await (
      await caches.open(`two-dozen-precache-${location.origin}/elsewhere/`)
    ).put('/kept', new Response('ours'));
    localStorage.setItem(other, 'theirs');
    sessionStorage.setItem(other, 'theirs');
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(other, { create: true });
    await folder.getFileHandle('kept', { create: true });
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(other, 7);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put('theirs', 1);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }, OTHER);

/** All names on the origin, and what the other app finds of its own. */
const namesOn = (page: Page) =>
  page.evaluate(async (other) => {
    const entries: string[] = [];
    const root = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> };
    for await (const name of root.keys()) entries.push(name);
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const names = {
      caches: await caches.keys(),
      databases,
      files: entries,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    };
    const theirs = await (await caches.match('/kept', { cacheName: other }))?.text();
    const row = await new Promise<unknown>((resolve) => {
      const opening = indexedDB.open(other);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('rows').objectStore('rows').get(1);
        asking.onsuccess = () => {
          opening.result.close();
          resolve(asking.result);
        };
      };
    });
    return { names, theirs: [theirs, row, localStorage.getItem(other), sessionStorage.getItem(other)] };
  }, OTHER);

/** Nothing of the other app is gone, and nothing of ours has a name that could be anybody's. */
async function expectNeighbourly(page: Page, when: string): Promise<void> {
  const { names, theirs } = await namesOn(page);
  expect(theirs, when).toEqual(['theirs', 'theirs', 'theirs', 'theirs']);
  for (const [place, all] of Object.entries(names)) {
    expect(all, `${place} ${when}`).toContain(OTHER);
    const own = all.filter((name) => name !== OTHER);
    // SvelteKit keeps where a page was scrolled to under a name of its own.
    const strange = own.filter((name) => !name.startsWith('two-dozen') && !name.startsWith('sveltekit:'));
    expect(strange, `${place} ${when}`).toEqual([]);
  }
  expect(names.caches, when).toContain(`two-dozen-precache-${new URL(page.url()).origin}/elsewhere/`);
}

test('what another app keeps on the origin outlives play, deleting, repair, and taking the offline copy back', async ({
  page,
  host,
}) => {
  test.setTimeout(120_000);
  await page.goto('./icon.svg');
  await plantOther(page);
  await installOffline(page);
  await page.getByRole('link', { name: home.practise }).click();
  await chooseOption(page, practice.menu.skip);
  await expect(cardsOn(page)).toHaveCount(4);
  await expect.poll(async () => (await attemptsOn(page)).length).toBe(1);
  await expectNeighbourly(page, 'after play');

  await page.goto('./settings');
  await page.getByRole('button', { name: settings.erase }).click();
  await page.getByRole('dialog').getByRole('button', { name: settings.eraseSheet.action }).click();
  await expect.poll(async () => (await attemptsOn(page)).length).toBe(0);
  await expectNeighbourly(page, 'after deleting');

  // A page whose parts are gone, from a host that is away for a moment.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each === `two-dozen-precache-${location.origin}/`);
    const cache = await caches.open(name ?? '');
    const scripts = (await cache.keys()).filter(({ url }) => url.includes('/_app/'));
    await Promise.all(scripts.map((request) => cache.delete(request)));
  });
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await host.kill();
  await page.goto('./');
  const panel = page.getByRole('alert').filter({ hasText: common.repair.title });
  await expect(panel).toBeVisible({ timeout: 10_000 });
  await host.revive();
  await panel.getByRole('button', { name: common.repair.action }).click();
  await expect(page.getByText(home.ready)).toBeVisible({ timeout: 40_000 });
  await expectNeighbourly(page, 'after repair');

  // The next deployment has the worker that takes everything back.
  const off = mkdtempSync(join(tmpdir(), 'two-dozen-off-'));
  try {
    cpSync(BUILD_DIR, off, { recursive: true });
    const hosts = fileURLToPath(new URL('../../hosts/', import.meta.url));
    cpSync(join(hosts, 'service-worker-off.js'), join(off, 'service-worker.js'));
    await page.getByRole('link', { name: home.practise }).click();
    await chooseOption(page, practice.menu.skip);
    await expect.poll(async () => (await attemptsOn(page)).length).toBe(1);
    // A look that is under way would find what lies there now, and the next one would be the same look.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    host.deploy(off);
    host.asked.length = 0;
    let loads = 0;
    page.on('load', () => (loads += 1));
    // Where the browser has a look of its own under way, this one is that one: who comes back once more looks once more.
    await expect
      .poll(async () => {
        const comeBack = () => void document.dispatchEvent(new Event('visibilitychange'));
        // The page may be on its way to the next.
        await page.evaluate(comeBack).catch(() => undefined);
        return loads;
      })
      .toBeGreaterThan(0);
    // A worker knows only the address that a window was opened with.
    await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
    expect(host.asked, 'the page came from the host').toContain('GET /');
    const own = `two-dozen-precache-${new URL(page.url()).origin}/`;
    await expect.poll(async () => (await namesOn(page)).names.caches).not.toContain(own);
    await expectNeighbourly(page, 'after taking back');
    expect(await attemptsOn(page), 'games stay').toHaveLength(1);

    // Without a worker the app goes on, and nothing goes in a circle.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    loads = 0;
    await goTo(page, 'settings');
    await expect(page.getByRole('button', { name: settings.erase })).toBeVisible();
    expect(loads).toBe(0);
  } finally {
    rmSync(off, { recursive: true });
  }
});
