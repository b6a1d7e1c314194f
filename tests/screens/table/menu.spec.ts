// What the menu of a match that stands asks of everybody.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { about, knock as knockWords, setup, slapFour, table } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/storage/match.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { stateOn } from '../../../e2e/support/slap-two.ts';
import { openWith, readStore, settingOn } from '../../../e2e/support/store.ts';
import { claim, openTable as openContest, state } from '../../support/contest.ts';
import * as knock from '../../support/knock.ts';
import { KINGS } from '../walks/kings.ts';
import { openState } from '../walks/screen.ts';
import { act, counts, openTable, proof, realTable, slapBy, WORKED } from '../../support/slap.ts';

const { pause } = table;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const events = async (page: Page): Promise<number> => (await readStore(page, 'matchEvents')).length;

test('a step or a set is taken back across an open deal only when all agree (SLAP-17)', async ({ page }) => {
  const played = openTable(2, WORKED.ranks).play(slapBy(1, 4000), act('agreed', 0, 6000));
  // The next four cards lie open.
  played.play(act('readied', 0, 7000)).through(11_000);
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  const asked = page.getByRole('dialog', { name: pause.across.title });
  await expect(button(page, pause.step)).toBeVisible();
  const before = await events(page);
  for (const back of [pause.step, pause.set]) {
    await button(page, back).tap();
    await expect(asked).toContainText(pause.across.text);
    await expect(asked).not.toContainText(pause.across.real);
    await button(page, pause.across.not).tap();
    await expect(asked).toBeHidden();
  }
  // The count has a way back of its own.
  await button(page, pause.count).tap();
  await button(page, pause.set).tap();
  await expect(asked).toBeVisible();
  expect(await events(page)).toBe(before);
  await button(page, pause.stopAll).tap();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await stateOn(page)).set).toBe(0);
});

test('whoever goes back moves real cards by hand, and is told so', async ({ page }) => {
  const played = realTable(2).play(slapBy(1, 4000), act('agreed', 0, 6000));
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await button(page, pause.set).tap();
  await expect(page.getByRole('dialog', { name: pause.across.title })).toContainText(pause.across.real);
});

test('what has shown nobody a card is taken back at once', async ({ page }) => {
  const played = openTable(2, WORKED.ranks).play(slapBy(1, 4000)).through(4100);
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await button(page, pause.step).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('open');
});

test('a corrected count that ends the match shows its end, and no menu over it (SLAP-14)', async ({
  page,
}) => {
  const played = openTable(2, WORKED.ranks).play(
    slapBy(0, 4000),
    act('agreed', 1, 6000),
    counts(7000, 1, 39),
  );
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await button(page, pause.count).tap();
  await button(page, table.count.more('Grandma')).tap();
  await button(page, table.count.keep).tap();
  await expect(page.getByText(slapFour.won('Mei')).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was taken back can be done again, and nothing can before', async ({ page }) => {
  const played = openTable(2, WORKED.ranks).play(slapBy(1, 4000)).through(4100);
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  const { phase } = await stateOn(page);
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await expect(button(page, pause.redo)).toBeDisabled();
  await button(page, pause.step).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).not.toBe(phase.type);
  await expect(button(page, pause.redo)).toBeEnabled();
  await button(page, pause.redo).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe(phase.type);
});

test('Esc stops the clock and opens the menu, unless the board wants the key', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: pause.title });
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await page.keyboard.press('Escape');
  await expect(menu, 'it stands already').toBeHidden();
  await button(page, pause.go).tap();
  await page.keyboard.press('Escape');
  await expect(menu).toBeVisible();
  await openState(KINGS, 'a card that is picked', page);
  const picked = page.locator('[aria-pressed=true]');
  await expect(picked).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(picked).toHaveCount(0);
  await expect(menu).toBeHidden();
});

test('? stops the clock and opens the rules of a game that shows none itself', async ({ page }) => {
  const rules = page.getByRole('dialog', { name: pause.rules });
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await page.keyboard.press('?');
  await expect(rules, 'it stands already').toBeHidden();
  await button(page, pause.go).tap();
  await page.keyboard.press('?');
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, pause.rules)).toBeFocused();
  await openState(KINGS, 'a card that is picked', page);
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-pressed=true]'), 'no menu had the key').toHaveCount(0);
});

test('whoever has read the rules or the keys is back at their row, and Enter starts no clock', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, pause.go).tap();
  await page.keyboard.press('Escape');
  for (const name of [pause.rules, pause.keys, pause.count]) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, name)).toBeFocused();
  }
});

test('the table is muted in its menu, and heard again', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  for (const [act, after, tableSound] of [
    [pause.mute, pause.unmute, false],
    [pause.unmute, pause.mute, true],
  ] as const) {
    await button(page, act).tap();
    await expect(button(page, after)).toBeVisible();
    await expect.poll(() => settingOn(page, 'preferences')).toMatchObject({ tableSound });
  }
});

test('whoever sits at a side sees most of the menu at once', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(4, WORKED.ranks) }));
  await button(page, pause.go).tap();
  await button(page, pause.open).tap();
  await button(page, table.turnRound).tap();
  const seen = await page.getByRole('dialog').evaluate((dialog) => {
    const box = dialog.getBoundingClientRect();
    const rows = [...dialog.querySelectorAll('.rows > *')];
    return rows.filter((row) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
    }).length;
  });
  expect(seen).toBeGreaterThanOrEqual(6);
});

test('how to play leads to the game’s own page, and from there back to the table', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await button(page, pause.how).tap();
  await expect(page).toHaveURL(/\/about\?game=slap$/);
  await expect(page.getByRole('heading', { name: about.howToPlay('Slap') })).toBeVisible();
  await page.getByRole('link', { name: about.toTable }).tap();
  await expect(page).toHaveURL(/\/play\?match=m$/);
  await expect(button(page, pause.go)).toBeVisible();
});

test('a match is ended only when all agree; then it cannot go on, and the score stays', async ({ page }) => {
  const played = openTable(2, WORKED.ranks).play(slapBy(1, 4000)).through(4100);
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  const { piles } = await stateOn(page);
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  const stop = page.getByRole('button', { name: new RegExp(`^${pause.stop}`) });
  await stop.tap();
  const asked = page.getByRole('dialog', { name: pause.stopTitle });
  await expect(asked).toContainText(pause.stopText);
  await button(page, pause.stopNot).tap();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: pause.title })).toBeVisible();
  const standingOf = async () => (await readStore<MatchRow>(page, 'matches'))[0]?.standing;
  expect(await standingOf()).toMatchObject({ stopped: false });
  await stop.tap();
  await button(page, pause.stopAll).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: table.cover.title })).toHaveCount(0);
  await expect.poll(standingOf).toMatchObject({ stopped: true });
  expect((await stateOn(page)).piles).toEqual(piles);
  await page.goto('./');
  await expect(page.getByRole('link', { name: setup.home.goOn(setup.games.slap) })).toHaveCount(0);
});

test('who plays alone is not asked whether all agree, or are there', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: knock.openTable(1, WORKED.ranks) }));
  await expect(page.getByRole('region', { name: table.cover.title })).not.toContainText(table.cover.text);
  await button(page, pause.go).tap();
  await button(page, pause.open).tap();
  await button(page, pause.stop).tap();
  await expect(page.getByRole('dialog', { name: pause.stopTitle })).toContainText(pause.stopText);
  await button(page, pause.stop).tap();
  await expect(page.getByText(knockWords.stopped).first()).toBeVisible();
});

test('who plays alone cannot be misheard: a verdict is changed for what was mistyped', async ({ page }) => {
  const played = knock
    .openTable(1, WORKED.ranks)
    .play(knock.knockBy(0, 5000), proof(0, 9000, '5 + 7 + 8 + 9'));
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, pause.go).tap();
  await button(page, pause.open).tap();
  await button(page, pause.verdict).tap();
  const [misheard = '', mistyped = '', agreed = ''] = table.verdict.usual;
  await expect(button(page, mistyped)).toBeVisible();
  for (const reason of [misheard, agreed]) await expect(button(page, reason)).toHaveCount(0);
});

for (const [name, played] of [
  [
    'Slap',
    openTable(2, WORKED.ranks)
      .play(slapBy(0, 4000))
      .play(counts(4500, 0, 36), act('agreed', 1, 6000)),
  ],
  [
    'Contest',
    openContest(2, [[3, 7, 8, 2]], { endScore: 1 })
      .touch(claim(0, 5000))
      .play(state(0, 8000, '(7 − 3) × (8 − 2)')),
  ],
] as const)
  test(`what ended a match can be taken back, and nobody is told that it is carried on later: ${name}`, async ({
    page,
  }) => {
    await openWith(page, './play?match=m', rowsOf({ m: played }));
    await button(page, pause.open).first().tap();
    await expect(button(page, pause.leave)).toBeVisible();
    const before = await events(page);
    await button(page, pause.step).tap();
    await expect.poll(() => events(page)).toBe(before + 1);
    await expect(page.getByRole('button', { name: new RegExp(`^${pause.stop}`) })).toBeVisible();
  });

test('the whole screen is offered where the device can give it, and taken', async ({ page }) => {
  let taken = 0;
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', {
    configurable: true,
    value: () => Promise.resolve(void (taken += 1)),
  });
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, pause.go).tap();
  await button(page, table.pause.open).first().tap();
  await button(page, pause.full).tap();
  expect(taken).toBe(1);
});

test('a double tap on what makes a sheet smaller, or opens one, is no tap beside it', async ({ page }) => {
  const settings = [{ key: 'preferences', value: { lies: 'standing' } }];
  await openWith(page, './play?match=m', { ...rowsOf({ m: openTable(2, WORKED.ranks) }), settings });
  await button(page, pause.go).tap();
  await page.clock.runFor(1000);
  const menu = button(page, table.pause.open).first();
  const sheet = page.getByRole('dialog', { name: pause.title });
  const asked = page.getByRole('dialog', { name: pause.stopTitle });
  for (const [key, opens] of [
    [menu, sheet],
    [page.getByRole('button', { name: new RegExp(`^${pause.stop}`) }), asked],
  ] as const) {
    const box = await key.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    await page.touchscreen.tap(at.x, at.y);
    await page.clock.runFor(150);
    await page.touchscreen.tap(at.x, at.y);
    await expect(opens).toBeVisible();
  }
  await page.clock.runFor(400);
  await page.touchscreen.tap(20, 20);
  await expect(asked).toHaveCount(0);
});
