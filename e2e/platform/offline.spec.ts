import type { Locator } from '@playwright/test';
import {
  about,
  common,
  contestShared,
  home,
  play,
  practice,
  progress,
  replay,
  runs,
  settings,
  setup,
  slap,
  solver,
  ways,
} from '#lib/i18n/messages.ts';
import { expect, installOffline, test } from '../support/platform.ts';
import { linesOn } from '../support/solver.ts';
import { startButton } from '../support/setup.ts';
import { passStart } from '../support/start.ts';
import { readStore } from '../support/store.ts';
import { cardsOn } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

/** Each address of the app, with a query as links from elsewhere carry it, and the heading it must show. */
const PAGES = [
  ['./', home.today],
  ['./?utm_source=x&fbclid=1', home.today],
  ['./practice', practice.title],
  ['./practice?again=x', practice.title],
  ['./today', practice.todayTitle],
  ['./today?utm=1', practice.todayTitle],
  ['./progress', progress.title],
  ['./progress?a=1&b=2', progress.title],
  ['./settings', settings.title],
  ['./settings?x', settings.title],
  ['./solve', solver.title],
  ['./solve?n=3,3,8,8&t=24', solver.title],
  ['./ways', ways.title],
  ['./ways?utm=1', ways.title],
  ['./setup', setup.title],
  ['./setup?game=knock&players=3', setup.title],
  ['./play?match=x', play.title],
  ['./replay?match=x', replay.title],
  ['./contest', contestShared.title],
  ['./contest?v=1&type=2&seed=7', contestShared.title],
  ['./runs', runs.title],
  ['./runs?run=storm&v=1&seed=5', runs.title],
  ['./about', about.title],
  ['./about?x=%E2%9C%93#end', about.title],
] as const;

/** Once without a query, while the host is there and is asked for nothing, and once with one, while it is dead. */
const PLAIN = PAGES.filter(([address]) => !address.includes('?'));
const QUERIED = PAGES.filter(([address]) => address.includes('?'));

/** As people type them and other hosts would link them, and such as lead nowhere. */
const STRANGE = [
  ['./index.html', home.today],
  ['./practice.html?x', practice.title],
  ['./practice/', practice.title],
  ['./solve/?n=3,3,8,8&t=24', solver.title],
  ['./nothing-here', common.missing.title],
  ['./a/b/c?x', common.missing.title],
] as const;

test('once it says “Ready offline”, every page opens with any query while the host is dead', async ({
  page,
  host,
}) => {
  await installOffline(page);
  // What the first page had asked the host for, before it was served from the copy, may fail with the host.
  await page.goto('./icon.svg');
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await host.kill();
  for (const [address, heading] of [...QUERIED, ...STRANGE]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    await expect(page.locator('html'), address).toHaveAttribute('data-started');
  }
  // And a link is not only opened.
  await page.goto('./solve?n=3,3,8,8&t=24');
  await expect(linesOn(page)).toHaveText(['8 ÷ (3 − 8 ÷ 3)']);
  expect(broken).toEqual([]);
});

test('“I know the game” answers at once, even while the app itself is still on its way', async ({
  page,
  host,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  // The entries alone: were every script held, they would take all connections and the styles could not come.
  host.answer = ({ path }) => (path.startsWith('/_app/immutable/entry/') ? arrived : undefined);
  await page.goto('./', { waitUntil: 'commit' });
  await page.getByRole('button', { name: home.first.known }).tap();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-started');
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(page.getByRole('link', { name: home.make })).toBeVisible();
  await expect.poll(() => readStore(page, 'settings')).toContainEqual({ key: 'begun', value: true });
});

test('in the very first visit, too, the host may die as soon as it says “Ready offline”: a hint comes, a table is set up and played at', async ({
  page,
  host,
}) => {
  await installOffline(page);
  await host.kill();
  // No reload: parts that were not needed yet must come out of the app's own store, not out of the browser's cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.getByRole('link', { name: home.practise }).click();
  await expect(page.getByRole('group', { name: practice.cards })).toBeVisible();
  await page.getByRole('button', { name: practice.hint }).click();
  await expect(page.getByText(practice.rung.yes).first()).toBeVisible();

  await page.goto('./setup');
  await startButton(page).tap();
  const sides = page.getByRole('region');
  const zone = (side: Locator, word: string) => side.getByRole('button', { name: new RegExp(`^${word}, `) });
  await passStart(page);
  await zone(sides.last(), slap.zone.slap).tap();
  await page.getByRole('button', { name: slap.act.agree, exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: slap.right })).toHaveCount(1);
});

test('half an hour at a table, with a pause for another page, asks for nothing at all', async ({
  page,
  host,
}) => {
  await installOffline(page);
  // Whether there is a newer version is asked at the start, and when somebody comes back.
  await expect.poll(() => host.asked).toContain('GET /service-worker.js');
  await page.clock.install();
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
  host.asked.length = 0;
  await page.getByRole('button', { name: practice.hint }).click();
  await expect(page.getByText(practice.rung.yes).first()).toBeVisible();
  for (let minute = 0; minute < 30; minute += 1) {
    await page.clock.runFor(60_000);
    if (minute !== 15) continue;
    await page.getByRole('link', { name: common.back }).click();
    await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
    await page.getByRole('link', { name: home.practise }).click();
    await expect(cardsOn(page)).toHaveCount(4);
  }
  expect(host.asked.filter((asked) => asked !== 'GET /service-worker.js')).toEqual([]);
});

test('nothing is asked of any other origin, and after the first load nothing but whether there is a newer version', async ({
  page,
  context,
  host,
}) => {
  const strangers: string[] = [];
  const seen = new Set<string>();
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (request.serviceWorker()) seen.add('service worker');
    if (/worker/.test(address.pathname) && !/service/.test(address.pathname)) seen.add('worker');
    if (request.frame === undefined || ['blob:', 'data:'].includes(address.protocol)) return;
    if (address.origin !== new URL(host.url).origin) strangers.push(request.url());
  });
  await installOffline(page);
  host.asked.length = 0;
  for (const [address, heading] of PLAIN) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    await expect(page.locator('html'), address).toHaveAttribute('data-started');
  }
  await page.goto('./practice');
  // The solver's worker looks for a solution.
  await page.getByRole('button', { name: practice.hint }).click();
  await page.getByRole('button', { name: practice.hint }).click();
  await expect(page.getByText(practice.rung.nextFirstPair).first()).toBeVisible();
  await page.getByRole('link', { name: common.back }).click();
  await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
  expect(seen, 'the watch reaches workers and the service worker').toEqual(
    new Set(['service worker', 'worker']),
  );
  expect(strangers).toEqual([]);
  await expect.poll(() => [...new Set(host.asked)]).toEqual(['GET /service-worker.js']);
});
