// The first match of a game on a device, from the table in somebody's hand to the first cards (SLAP-16).
import { expect, test, type Page } from '@playwright/test';
import {
  common,
  contestFamilies,
  kings as kingsWords,
  knock as knockWords,
  slap as slapWords,
  start as text,
  table,
} from '#lib/i18n/messages.ts';
import { FINGERS, WAYS } from '../../../e2e/support/hands.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { begin } from '../../../e2e/support/setup.ts';
import { passLie, passStart, readySeats, startZone, wholeStart } from '../../../e2e/support/start.ts';
import { openWith, readStore, unmet } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import * as knock from '../../support/knock.ts';
import * as slap from '../../support/slap.ts';
import { stageNow } from '../stage/clock.ts';
import { storedEvents } from '../slap/race.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'] as const;
const OFF = { setTime: 0, claimTime: 0 };
const TABLES = [
  ['Slap', 2, 'dealt', () => slap.newTable(2, OFF)],
  ['Slap', 2, 'physical', () => slap.newTable(2, { ...OFF, deck: 'physical' })],
  ['Slap', 4, 'dealt', () => slap.newTable(4, OFF)],
  ['Knock', 2, 'dealt', () => knock.newTable(2, OFF)],
  ['Knock', 3, 'physical', () => knock.newTable(3, { ...OFF, deck: 'physical' })],
  ['Knock', 4, 'dealt', () => knock.newTable(4, OFF)],
] as const;

const first = (page: Page, played: unknown, lies: 'auto' | 'flat' | 'standing' = 'auto') =>
  openWith(page, './play?match=m', {
    ...rowsOf({ m: played }),
    settings: [unmet('slap'), unmet('knock'), { key: 'preferences', value: { lies } }],
  });
const acts = async (page: Page) =>
  (await storedEvents(page)).flatMap(({ type, seat }) => (seat === undefined ? [] : [type]));

for (const [game, players, newTable] of [
  ['Slap', 2, () => slap.newTable(2, { ...OFF, called: true })],
  ['Slap', 4, () => slap.newTable(4, { ...OFF, called: true })],
  ['Knock', 3, () => knock.newTable(3, { ...OFF, called: true })],
] as const)
  test(`${game} for ${players}, called: it is said what to do, and there is nothing to try (SLAP-15)`, async ({
    page,
  }) => {
    await first(page, newTable(), 'flat');
    await passLie(page);
    await expect(page.getByText(slapWords.calls).first()).toBeVisible();
    const { slap: slapIt, slapOfFour } = slapWords.opening;
    for (const untrue of [slapIt, slapOfFour, knockWords.opening.knock])
      await expect(page.getByText(untrue)).toHaveCount(0);
    await readySeats(page);
    await page.clock.runFor(1200);
    await expect(act(page, text.skip)).toHaveCount(0);
    if (game === 'Slap') await expect.poll(() => acts(page)).toHaveLength(players);
    else await expect(act(page, text.ready)).toHaveCount(0);
  });

const real = { ...OFF, deck: 'physical' } as const;
for (const [game, players, faces, newTable] of [
  ['Slap', 2, false, () => slap.newTable(2, real)],
  ['Slap', 4, false, () => slap.newTable(4, real)],
  ['Knock', 2, false, () => knock.newTable(2, real)],
  ['Knock', 2, true, () => knock.newTable(2, { ...real, faces: true })],
  ['Knock', 3, true, () => knock.newTable(3, { ...real, faces: true })],
  ['Knock', 4, false, () => knock.newTable(4, real)],
] as const)
  test(`${game} for ${players} round a real deck${faces ? ' with courts' : ''}: what to deal is said before anybody is ready (SLAP-1, KNOCK-1)`, async ({
    page,
  }) => {
    await first(page, newTable(), 'flat');
    await passLie(page);
    const words = game === 'Slap' ? slapWords : knockWords;
    const told = players === 2 ? words.dealFirst(words.opening.make(24), faces) : words.dealOfFour(24, faces);
    await expect(page.getByText(told)).toHaveCount(players);
  });

test('where letters are wide, what is told fits before the zone of its reader', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await first(page, slap.newTable(4, real), 'flat');
  await passLie(page);
  const told = page.locator('.told');
  await expect(told).toHaveCount(4);
  const over = await told.evaluateAll((parts) =>
    parts.map((part) => {
      const line = part.querySelector('ol');
      if (line) line.style.letterSpacing = '0.08em';
      const [all, said] = [part.parentElement, line].map((each) => each?.getBoundingClientRect());
      if (!all || !said) return Infinity;
      const { left, right, top, bottom } = all;
      return Math.max(left - said.left, said.right - right, top - said.top, said.bottom - bottom);
    }),
  );
  expect(over.filter((far) => far > 0.5)).toEqual([]);
});

for (const [game, players, deck, newTable] of TABLES)
  for (const lies of ['flat', 'standing'] as const)
    for (const [how, hands] of WAYS)
      test(`${game} for ${players}, ${deck}, ${lies}, ${how}: ready, a try, and the count`, async ({
        page,
      }) => {
        await first(page, newTable(), lies);
        const began = stageNow();
        await wholeStart(page, hands, NAMES.slice(0, players));
        await expect(act(page, text.skip)).toHaveCount(0);
        if (game === 'Slap') {
          await expect.poll(() => acts(page)).toEqual(Array.from({ length: players }, () => 'readied'));
          await expect.poll(async () => (await storedEvents(page)).at(-1)?.type).toBe('opened');
        } else expect(await acts(page)).toEqual([]);
        // What the app itself makes people wait: its count, or the last slap to try that is read.
        expect(stageNow() - began).toBeLessThan(game === 'Slap' ? 3100 : 1300);
        // Whoever comes back finds a match, and no introduction.
        await page.reload();
        await expect(page.locator('[data-place="table"]')).toHaveCount(1);
        await expect(act(page, text[lies].go)).toHaveCount(0);
      });

test('how it lies is chosen there, and kept', async ({ page }) => {
  await first(page, slap.newTable(2), 'flat');
  await page.getByRole('button', { name: text.standing.name }).tap();
  await act(page, text.standing.go).tap();
  const [kept] = (await readStore<{ key: string; value: unknown }>(page, 'settings')).filter(
    ({ key }) => key === 'preferences',
  );
  expect(kept?.value).toMatchObject({ lies: 'standing' });
  // And chosen once more, with nobody ready.
  await startZone(page, 'Mei', text.ready).tap();
  await act(page, text.screen).tap();
  await passLie(page);
  await expect(startZone(page, 'Mei', text.ready)).toBeVisible();
});

test('Ready is taken back by touching it once more', async ({ page }) => {
  await first(page, slap.newTable(2));
  await passLie(page);
  await startZone(page, 'Mei', text.ready).tap();
  await startZone(page, 'Mei', text.isReady).tap();
  await startZone(page, 'Grandma', text.ready).tap();
  await expect(startZone(page, 'Mei', text.ready)).toBeVisible();
  await expect(page.getByText(text.readyOf(1, 2)).first()).toBeVisible();
});

test('a match that is killed before all are ready begins there again, with nothing in its log', async ({
  page,
}) => {
  await first(page, slap.newTable(2));
  await passLie(page);
  await startZone(page, 'Mei', text.ready).tap();
  await page.reload();
  await expect(act(page, text.flat.go)).toBeVisible();
  await expect(act(page, table.pause.go)).toHaveCount(0);
  expect(await acts(page)).toEqual([]);
  // It stood meanwhile; the count runs all the same.
  await passStart(page);
  await page.clock.runFor(3100);
  await expect.poll(async () => (await storedEvents(page)).at(-1)?.type).toBe('opened');
});

test('a try counts nowhere, and one who has slapped may wait for the others or skip', async ({ page }) => {
  await first(page, slap.newTable(2));
  await passLie(page);
  await readySeats(page);
  await startZone(page, 'Mei', slapWords.opening.word).tap();
  await startZone(page, 'Mei', slapWords.opening.done).tap();
  await page.clock.runFor(5000);
  expect(await acts(page)).toEqual([]);
  await act(page, text.skip).first().tap();
  await expect.poll(() => acts(page)).toEqual(['readied', 'readied']);
});

test('from the second match on one touch begins for all', async ({ page }) => {
  await openWith(page, './setup?game=slap&players=2', {});
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(act(page, text.flat.go)).toHaveCount(0);
  await FINGERS.press(
    page,
    page.getByRole('button', { name: new RegExp(`^${slapWords.zone.start}, `) }).first(),
  );
  await page.clock.runFor(3100);
  await expect(page.getByRole('button', { name: new RegExp(`^${slapWords.zone.slap}, `) })).toHaveCount(2);
});

test('one alone is told nothing: there is nobody to wait for', async ({ page }) => {
  await first(page, knock.newTable(1));
  await expect(act(page, text.flat.go)).toHaveCount(0);
});

for (const [game, title] of [
  ['fours', /begins$/],
  ['contest', contestFamilies.classic.name],
  // Who draws the castles does not have the first turn (KINGS-3).
  ['kings', /is The Turn$/],
] as const)
  test(`${game}: who is first, or what all begin at once, what it is about, and then the first cover`, async ({
    page,
  }) => {
    await openWith(page, `./setup?game=${game}&players=2`, { settings: [unmet(game)] });
    await begin(page);
    const began = stageNow();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await act(page, text.begin).tap();
    await expect(act(page, text.begin)).toHaveCount(0);
    await expect(page.locator('main [inert]')).toHaveCount(0);
    expect(stageNow() - began).toBeLessThan(1300);
    await page.reload();
    await expect(act(page, text.begin)).toHaveCount(0);
  });

for (const game of ['fours', 'contest', 'kings', 'slap'] as const)
  for (const [how, leave] of [
    ['the arrow', (page: Page) => act(page, common.back).tap()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    test(`whoever opened ${game} by mistake leaves before it begins, by ${how}`, async ({ page }) => {
      await openWith(page, `./setup?game=${game}&players=2`, { settings: [unmet(game)] });
      await begin(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      await leave(page);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

test('whoever is told once more is back at the table by Escape', async ({ page }) => {
  await openWith(page, './setup?game=kings&players=2', {});
  await begin(page);
  await act(page, table.tell).tap();
  await expect(act(page, text.begin)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(act(page, table.tell)).toBeVisible();
  await expect(page).toHaveURL(/\/play/);
});

test('on a phone on its side everybody is drawn at the edge where their zone then lies', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await first(page, slap.newTable(4, OFF), 'flat');
  const middle = (box: Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>) =>
    [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  const [x, y] = middle(await page.locator('.device').boundingBox());
  const drawn: string[] = [];
  for (const name of NAMES) {
    const [at, down] = middle(await page.locator('.who', { hasText: name }).boundingBox());
    const isAside = Math.abs(at - x) > Math.abs(down - y);
    drawn.push(isAside ? (at < x ? 'left' : 'right') : down < y ? 'top' : 'bottom');
  }
  await passLie(page);
  const lying: string[] = [];
  for (const name of NAMES) {
    const [at, down] = middle(await startZone(page, name, text.ready).boundingBox());
    const isAside = Math.abs(at - 422) / 844 > Math.abs(down - 195) / 390;
    lying.push(isAside ? (at < 422 ? 'left' : 'right') : down < 195 ? 'top' : 'bottom');
  }
  expect(drawn).toEqual(lying);
});

const RACES = [
  ['slap', 2],
  ['slap', 4],
  ['knock', 2],
  ['knock', 3],
  ['knock', 4],
] as const;
for (const [game, players] of RACES)
  for (const lies of ['flat', 'standing'] as const)
    test(`${game} for ${players}, ${lies}: how it goes is told once more from the second match on`, async ({
      page,
    }) => {
      const laid = game === 'slap' ? slap.newTable(players, OFF) : knock.newTable(players, OFF);
      await openWith(page, './play?match=m', {
        ...rowsOf({ m: laid }),
        settings: [{ key: 'preferences', value: { lies } }],
      });
      await act(page, table.tell).first().tap();
      // How it lies is known.
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expect(act(page, text[lies].go)).toHaveCount(0);
      await readySeats(page);
      await act(page, text.skip).first().tap();
      await expect(act(page, text.skip)).toHaveCount(0);
      if (game === 'slap') await expect.poll(() => acts(page)).toHaveLength(players);
      else expect(await acts(page)).toEqual([]);
    });

for (const game of ['fours', 'contest', 'kings'] as const)
  test(`${game}: how it goes is told once more from the second match on`, async ({ page }) => {
    await openWith(page, `./setup?game=${game}&players=2`, {});
    await begin(page);
    await act(page, table.tell).tap();
    await act(page, text.begin).tap();
    await expect(act(page, text.begin)).toHaveCount(0);
    // It stands beside what begins, and nowhere after it.
    if (game === 'contest') await expect(act(page, table.tell)).toHaveCount(0);
    else {
      await page.getByRole('button', { name: game === 'fours' ? /^I am / : kingsWords.founding.next }).tap();
      await expect(act(page, table.tell)).toHaveCount(0);
    }
  });
