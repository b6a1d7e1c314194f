import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { common, home, settings } from '#lib/i18n/messages.ts';
import { lose, PACK, SCRIPTS } from '../support/parts.ts';
import { expect, installOffline, test } from '../support/platform.ts';
import { goTo } from '../support/app.ts';
import { ADDRESS, cover, ROW } from '../support/heat.ts';
import { openWith } from '../support/store.ts';
import { cardsOn, signKey } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

/** The app's own copy. */
const CACHE = (home: string) => `two-dozen-precache-${home}`;

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: common.repair.title });
const repair = (page: Page) => panel(page).getByRole('button', { name: common.repair.action });

test('parts that went missing come from the host, and are kept again; with the host dead the app offers to repair itself, and where that cannot be done nothing more is lost', async ({
  page,
  host,
}) => {
  await installOffline(page);
  const lost = await lose(page, SCRIPTS);
  expect(lost).toBeGreaterThan(10);
  host.asked.length = 0;
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(panel(page)).toBeHidden();
  expect(host.asked.filter((asked) => SCRIPTS.test(asked)).length).toBeGreaterThan(5);

  await host.kill();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.reload();
  await expect(cardsOn(page)).toHaveCount(4);

  await lose(page, SCRIPTS);
  await page.goto('./');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole('heading', { name: home.today }), 'never a white page').toBeVisible();

  await repair(page).click();
  await expect(panel(page)).toBeVisible();
  await page.goto('./settings');
  await expect(panel(page), 'the shell is still there').toBeVisible({ timeout: 10_000 });

  await host.revive();
  await repair(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(panel(page)).toBeHidden();
  await goTo(page, 'home');
  await expect(
    page.getByText(home.today, { exact: true }),
    'it is no first visit: the games stayed',
  ).toBeVisible();
  await expect(page.getByText(home.ready)).toBeVisible({ timeout: 20_000 });
});

test('on the word of a host that answers with anything, the repair lets go of nothing', async ({
  page,
  host,
}) => {
  await installOffline(page);
  // A page of the app, still open, may ask for a part just now, which would be kept before the host turns.
  await page.goto('./icon.svg');
  await lose(page, SCRIPTS);
  const left = () =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, CACHE(host.url));
  const before = await left();
  expect(before).toBeGreaterThan(10);
  host.answer = ({ path }) =>
    SCRIPTS.test(path) || PACK.test(path)
      ? { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<title>Please log in</title>' }
      : undefined;
  await page.goto('./');
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
  host.asked.length = 0;
  await repair(page).click();
  await expect.poll(() => host.asked.filter((asked) => SCRIPTS.test(asked)).length).toBeGreaterThan(0);
  await expect(panel(page)).toBeVisible({ timeout: 20_000 });
  expect(await left()).toBe(before);

  host.answer = undefined;
  await repair(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect.poll(left).toBeGreaterThan(before + 50);
});

test('a host that takes the question and never answers brings the panel within ten seconds, and an answer takes it away', async ({
  page,
  host,
}) => {
  await installOffline(page);
  await lose(page, SCRIPTS);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  host.answer = ({ path }) => (SCRIPTS.test(path) ? answered : undefined);
  await page.clock.install();
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(panel(page)).toBeVisible();
  answer();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(panel(page)).toBeHidden();
});

test('a part that fails in the running app has it reload once, and after that offers the repair', async ({
  page,
  host,
}) => {
  await installOffline(page);
  // As after a deployment: the host has no such file any more. The frame and the page for errors, 0 and 1, are still there.
  const lost = /\/_app\/immutable\/nodes\/(?![01]\.)/;
  expect(await lose(page, lost)).toBeGreaterThan(5);
  host.answer = ({ path }) => (lost.test(path) ? { status: 404 } : undefined);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: home.practise }).click();
  await reloaded;
  // The panel comes with the first file that is missed; only then does the start end, with a page that says so and the panel over it.
  await expect(page.getByRole('heading', { name: common.broken.title })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(panel(page)).toBeVisible();

  host.answer = undefined;
  await repair(page).click();
  // Where the link led to.
  await expect(cardsOn(page)).toHaveCount(4, { timeout: 20_000 });
});

test.describe('without a copy of its own', () => {
  test.use({ serviceWorkers: 'block' });

  test('a table that does not come leads back to the first page, and later it is the same match', async ({
    page,
    host,
  }) => {
    const parts = JSON.parse(readFileSync('.svelte-kit/output/client/.vite/parts.json', 'utf8')) as Readonly<
      Record<string, { readonly file: string }>
    >;
    const board = parts['src/lib/boards/slap/index.ts']?.file ?? '';
    expect(board).toMatch(/\.js$/);
    await openWith(page, './', { matches: [ROW] });
    await expect(page.locator('html')).toHaveAttribute('data-started');
    host.answer = ({ path }) => (path.endsWith(board) ? { status: 404 } : undefined);
    await page.goto(ADDRESS);
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: common.notNow }).click();
    await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
    host.answer = undefined;
    await page.goto(ADDRESS);
    await expect(cover(page)).toBeVisible();
  });
});

test('a part that fails in mid-hand never reloads: the panel can be put away and the hand played on', async ({
  page,
  host,
}) => {
  await installOffline(page);
  await goTo(page, 'settings');
  await page.getByRole('switch', { name: settings.sound }).click();
  await goTo(page, 'home');
  await page.getByRole('link', { name: home.practise }).click();
  await expect(cardsOn(page)).toHaveCount(4);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await lose(page, SCRIPTS);
  host.answer = ({ path }) => (SCRIPTS.test(path) ? { status: 404 } : undefined);

  // The first touch of the hand wants its sound.
  await cardsOn(page).nth(0).tap();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: common.notNow }).click();
  await expect(panel(page)).toBeHidden();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  expect(loads).toBe(0);
});
