import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Page } from '@playwright/test';
import { common, home, practice, progress, settings, table } from '#lib/i18n/messages.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { TYPES } from '../../scripts/serve.js';
import { buildVariant, VARIANTS } from '../../scripts/variants.js';
import { waitForReadyOffline } from '../support/app.ts';
import { rowsOf, twoPlayers } from '../support/matches.ts';
import { expect, installOffline, test } from '../support/platform.ts';
import { goTo } from '../support/app.ts';
import { openWith, readStore } from '../support/store.ts';
import { cardsOn, chooseOption, namesOn, signKey } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

const NEXT = VARIANTS.next.APP_VERSION;
let next: string;

// Two builds of the same sources, one after the other; the tests share the second.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  next = await buildVariant('next');
});

/** What a phone does when the app is brought back to the front: the app looks for a newer version. */
const bringToFront = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The state of the worker that waits, as the browser sees it. */
const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);

/** Lays the first card on the second with a plus. */
async function combine(page: Page): Promise<void> {
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
}

test('a version that comes in mid-hand waits, is offered at home alone, and takes over on the person’s word', async ({
  page,
  context,
  host,
}) => {
  await installOffline(page);
  // One hand for the history, and one half done.
  await page.getByRole('link', { name: home.practise }).click();
  await chooseOption(page, practice.menu.skip);
  await combine(page);
  const before = await namesOn(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  host.deploy(next);
  await bringToFront(page);
  await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe('installed');
  expect(await namesOn(page)).toEqual(before);
  await expect(page.getByText(home.update.text)).toHaveCount(0);
  await expect(page.getByRole('button', { name: home.update.action })).toHaveCount(0);

  // A reload in mid-hand does not let the new version in by the back door.
  await page.reload();
  await expect(cardsOn(page)).toHaveCount(3);
  expect(await namesOn(page)).toEqual(before);
  expect(await waiting(page)).toBe('installed');
  loads = 0;

  await page.getByRole('link', { name: common.back }).click();
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version('0.1.0'))).toBeVisible();
  await expect(page.getByText(settings.versionState.update)).toBeVisible();
  await goTo(page, 'home');
  await expect(page.getByText(home.update.text)).toBeVisible();
  expect(loads).toBe(0);

  await page.getByRole('button', { name: home.update.action }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText(home.ready)).toBeVisible();
  await expect(page.getByText(home.update.text)).toHaveCount(0);
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version(NEXT))).toBeVisible();
  await goTo(page, 'progress');
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(progress.outcome.skipped) })).toHaveCount(1);
  await host.kill();
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(3);
  expect(await namesOn(page)).toEqual(before);
  expect(loads, 'one load for the update, one for the page just opened').toBe(2);
  expect(context.pages()).toHaveLength(1);
});

test('another open window is not reloaded by the update, and its hand stays as it lies', async ({
  page,
  context,
  host,
}) => {
  await installOffline(page);
  const other = await context.newPage();
  await other.goto('./practice');
  await combine(other);
  const before = await namesOn(other);
  let loads = 0;
  other.on('load', () => (loads += 1));

  host.deploy(next);
  await page.bringToFront();
  await bringToFront(page);
  await page.getByRole('button', { name: home.update.action }).click();
  await expect(page.getByText(home.ready)).toBeVisible();
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version(NEXT))).toBeVisible();

  await other.bringToFront();
  expect(await namesOn(other)).toEqual(before);
  await other.getByRole('button', { name: practice.undo }).click();
  await expect(cardsOn(other)).toHaveCount(4);
  await expect(other.getByText(home.update.text)).toHaveCount(0);
  expect(loads).toBe(0);
});

test('the version that a page shows is the version of the worker behind it, even from a host that lets pages age', async ({
  page,
  host,
}) => {
  // As some hosts do that cannot be told otherwise: a page may be kept for ten minutes.
  let dir = BUILD_DIR;
  host.answer = ({ path }) => {
    const file = join(dir, path === '/' ? 'index.html' : `${path}.html`);
    if (!existsSync(file)) return undefined;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'max-age=600' };
    return { status: 200, headers, body: readFileSync(file, 'utf8') };
  };
  await installOffline(page);
  dir = next;
  host.deploy(next);
  await bringToFront(page);
  await page.getByRole('button', { name: home.update.action }).click();
  await expect(page.getByText(home.ready)).toBeVisible();
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version(NEXT))).toBeVisible();
  await host.kill();
  await page.goto('./settings');
  await expect(page.getByText(settings.version(NEXT))).toBeVisible();
});

test('a host that answers with a page for every script while a version installs brings no version: the old one goes on', async ({
  page,
  host,
}) => {
  await installOffline(page);
  host.answer = ({ path }) =>
    /^\/_app\/immutable\/.*\.js$/.test(path)
      ? { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<title>Please log in</title>' }
      : undefined;
  host.deploy(next);
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return new Promise<string>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => resolve(installing.state));
      });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  expect(await failed).toBe('redundant');
  await expect(page.getByText(home.update.text)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version('0.1.0'))).toBeVisible();

  host.answer = undefined;
  await goTo(page, 'home');
  await bringToFront(page);
  await page.getByRole('button', { name: home.update.action }).click({ timeout: 30_000 });
  await expect(page.getByText(home.ready)).toBeVisible();
  await goTo(page, 'settings');
  await expect(page.getByText(settings.version(NEXT))).toBeVisible();
});

/** Rounds of the test below: one in `npm test`, twenty in the full form (UPDATES=20). */
const ROUNDS = Number(process.env.UPDATES ?? 1);

for (let round = 1; round <= ROUNDS; round += 1) {
  test(`an update in mid-match, on the worst of hosts, breaks no match and shows no white page (${round} of ${ROUNDS})`, async ({
    page,
    context,
    host,
  }) => {
    test.setTimeout(120_000);
    // Every file may be kept for ten minutes, and a deployment leaves nothing of the version before.
    let dir = BUILD_DIR;
    host.answer = ({ path }) => {
      const file = [path.replace(/\/$/, '/index.html'), `${path}.html`].find((each) =>
        existsSync(join(dir, each)),
      );
      if (file === undefined || !/\.\w+$/.test(file)) return undefined;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=600' };
      return { status: 200, headers, body: readFileSync(join(dir, file)) };
    };
    const match = rowsOf({ m: twoPlayers() });
    const [row] = match.matches as readonly [{ readonly count: number }];
    await openWith(page, './', match);
    await waitForReadyOffline(page);
    await page.goto('./play?match=m');
    const go = page.getByRole('button', { name: table.pause.go });
    await go.tap();
    await expect(go).toBeHidden();
    let loads = 0;
    page.on('load', () => (loads += 1));

    dir = next;
    host.deploy(next);
    await bringToFront(page);
    await expect.poll(() => waiting(page), { timeout: 30_000 }).toBe('installed');
    // By turns with the app's own copies of both versions, and without.
    if (round % 2 === 1) {
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      expect(await page.evaluate(() => caches.delete(`two-dozen-precache-${location.origin}/`))).toBe(true);
    }
    // The match goes on: it pauses, which is an event, and goes on again.
    const events = async () => (await readStore(page, 'matchEvents')).length;
    await expect.poll(events).toBeGreaterThan(row.count + 1);
    const before = await events();
    await page.getByRole('button', { name: table.pause.open }).first().tap();
    await expect.poll(events).toBeGreaterThan(before);
    expect(loads, 'nothing opened anew in the middle of the match').toBe(0);

    // Opened anew, it is the same match, from the old version or from the new one.
    const kept = await readStore(page, 'matchEvents');
    await page.reload();
    await expect(go).toBeVisible({ timeout: 30_000 });
    expect((await readStore(page, 'matchEvents')).slice(0, kept.length)).toEqual(kept);
    expect(await page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(20);

    // Once the last window of the old version is closed, the next start is the new one.
    await page.close();
    let fresh = await context.newPage();
    await expect(async () => {
      // A window that opens before the browser has noticed that the last one is gone is one of the old version, too.
      await fresh.close();
      fresh = await context.newPage();
      await fresh.goto('./settings');
      await expect(fresh.getByText(settings.version(NEXT))).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await fresh.goto('./play?match=m');
    await fresh.getByRole('button', { name: table.pause.go }).tap();
    expect((await readStore(fresh, 'matchEvents')).slice(0, kept.length)).toEqual(kept);
    await expect(fresh.getByRole('alert').filter({ hasText: common.repair.title })).toBeHidden();
  });
}
