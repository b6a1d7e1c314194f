// The target of a real deck: eight cards that were turned up, or the four that stay, are entered (SLAP-4, KNOCK-11).
import { expect, test, type Page } from '@playwright/test';
import TargetEntry from '#lib/boards/table/TargetEntry.svelte';
import { dealShare, outOfHundred } from '#lib/core/deal-share.ts';
import { common, pads, table } from '#lib/i18n/messages.ts';
import { newTable as knockTable } from '../../support/knock.ts';
import { newTable as slapTable } from '../../support/slap.ts';
import { stateOn as knockOn } from '../../../e2e/support/knock.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { stateOn as slapOn } from '../../../e2e/support/slap-two.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { openPart } from '../stage/app.ts';

const text = table.target;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Enters ranks on the pad, one after the other. */
async function enter(page: Page, ranks: readonly number[]): Promise<void> {
  const keys = page.getByRole('group', { name: pads.ranks });
  for (const rank of ranks)
    await keys.getByRole('button', { name: common.speakRank(common.rank(rank, 13)), exact: true }).tap();
}
const cards = (page: Page) =>
  page.getByRole('listitem').evaluateAll((each) => each.map((card) => card.getAttribute('aria-label')));
/** The phone is locked for a while. */
async function lookAway(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await page.clock.runFor(2000);
  }
}
const share = (target: number, highest: number) => text.share(outOfHundred(dealShare(target, highest)));

async function openEntry(highest = 10) {
  const aimed: (readonly number[])[] = [];
  let menus = 0;
  await openPart(TargetEntry, {
    highest,
    onaim: (ranks: readonly number[]) => aimed.push(ranks),
    onmenu: () => (menus += 1),
  });
  return { aimed, menus: () => menus };
}

test('of eight cards the two highest and the two lowest go, and the sum of the others is played', async ({
  page,
}) => {
  const { aimed } = await openEntry();
  await expect(page.getByText(text.leftOut)).toBeVisible();
  await enter(page, [1, 10, 2, 9, 4, 5]);
  await expect(page.getByText(pads.more(2))).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await enter(page, [6, 7]);
  expect(await cards(page)).toEqual(
    ([['A', 'leaves'], ['10', 'leaves'], ['2', 'leaves'], ['9', 'leaves'], ['4', 'stays'], ['5', 'stays'], ['6', 'stays'], ['7', 'stays']] as const)
      .map(([rank, does]) => text[does](common.speakRank(rank))),
  ); // oxfmt-ignore
  const result = page.getByRole('status');
  await expect(result.getByRole('img', { name: text.make(22) })).toBeVisible();
  await expect(result).toContainText('4 + 5 + 6 + 7 = 22');
  await expect(result).toContainText(share(22, 10));
  await expect(result).not.toContainText(text.fewDeals);
  expect(aimed).toEqual([]);
  await button(page, text.play(22)).tap();
  expect(aimed).toEqual([[1, 10, 2, 9, 4, 5, 6, 7]]);
});

test('who enters only the four that stay starts anew, and is told of a target that few deals make', async ({
  page,
}) => {
  const { aimed } = await openEntry(13);
  await enter(page, [3, 3]);
  await button(page, text.four).tap();
  await expect(button(page, text.four)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(text.leftOutFour)).toBeVisible();
  await expect(page.getByText(pads.more(4, true))).toBeVisible();
  await enter(page, [12, 12, 11, 12]);
  expect(await cards(page)).toEqual(['Q', 'Q', 'J', 'Q'].map((rank) => text.stays(common.speakRank(rank))));
  await expect(page.getByRole('status')).toContainText('12 + 12 + 11 + 12 = 47');
  await expect(page.getByRole('status')).toContainText(`${share(47, 13)}. ${text.fewDeals}`);
  await button(page, text.play(47)).tap();
  expect(aimed).toEqual([[12, 12, 11, 12]]);
});

test('four that no deck leaves over make no target; one of them is changed, and the others are still there', async ({
  page,
}) => {
  const { aimed } = await openEntry();
  await button(page, text.four).tap();
  // Two aces were left out: five would have lain there.
  await enter(page, [1, 1, 1, 5]);
  await expect(page.getByRole('status')).toHaveText(text.impossible);
  await expect(button(page, text.change)).toBeVisible();
  await expect(page.getByRole('button', { name: /\d/ })).toHaveCount(0);
  await button(page, text.change).tap();
  await expect(page.getByRole('group', { name: pads.slots }).getByRole('button')).toHaveCount(4);
  await button(page, pads.slot(2, common.speakRank('A'))).tap();
  await enter(page, [6]);
  await button(page, text.play(13)).tap();
  expect(aimed).toEqual([[1, 1, 6, 5]]);
});

test('the pause is a touch away', async ({ page }) => {
  const { menus } = await openEntry();
  await button(page, table.pause.open).tap();
  expect(menus()).toBe(1);
});

const REAL = { deck: 'physical', target: 'dynamic' } as const;
const GAMES = [
  { game: 'Slap', played: () => slapTable(2, REAL), stateOn: slapOn, highest: 10 },
  { game: 'Knock with courts', played: () => knockTable(2, { ...REAL, faces: true }), stateOn: knockOn, highest: 13 },
] as const; // oxfmt-ignore

for (const { game, played, stateOn, highest } of GAMES)
  test(`${game}: the match is played to make what was entered, and its menu is there before`, async ({
    page,
  }) => {
    await openWith(page, './play?match=m', rowsOf({ m: played() }));
    const entry = page.getByRole('region', { name: text.title });
    await expect(entry.getByRole('group', { name: pads.ranks }).getByRole('button')).toHaveCount(highest);
    await button(page, text.four).tap();
    await enter(page, [4, 5]);
    await button(page, table.pause.open).last().tap();
    const menu = page.getByRole('dialog', { name: table.pause.title });
    await expect(menu).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.keyboard.press('8');
    await menu.getByRole('button', { name: table.pause.go }).tap();
    // What was entered is still there, and nothing has come to it.
    await expect(page.getByText(pads.more(2))).toBeVisible();
    await enter(page, [6, 7]);
    await button(page, text.play(22)).tap();
    await expect(entry).toHaveCount(0);
    await expect.poll(async () => (await stateOn(page)).target).toBe(22);
    expect((await stateOn(page)).phase.type).toBe('waiting');
  });

for (const { game, played } of GAMES)
  test(`${game}: of a page that was left the entry goes on where it stood, and under the cover it hears no keys`, async ({
    page,
  }) => {
    await openWith(page, './play?match=m', rowsOf({ m: played() }));
    const entry = page.getByRole('region', { name: text.title });
    await expect(entry).toBeVisible();
    await enter(page, [4, 5]);
    await lookAway(page);
    const cover = page.getByRole('region', { name: table.cover.title });
    await expect(cover).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.keyboard.press('8');
    await cover.getByRole('button', { name: table.pause.go, exact: true }).tap();
    await expect(page.getByText(pads.more(6))).toBeVisible();
  });

for (const { game, played, stateOn } of GAMES)
  test(`${game}: A is an ace while the target is entered, and nothing of the table beneath is reached`, async ({
    page,
  }) => {
    await openWith(page, './play?match=m', rowsOf({ m: played() }));
    const entry = page.getByRole('region', { name: text.title });
    await expect(entry).toBeVisible();
    await button(page, text.four).tap();
    for (const key of ['a', '5', '6', '7']) await page.keyboard.press(key);
    await expect(button(page, text.play(19))).toBeVisible();
    await expect(page.getByRole('button', { name: table.tell })).toHaveCount(0);
    await expect(page.getByRole('button', { name: table.pause.open })).toHaveCount(1);
    await button(page, text.play(19)).tap();
    await expect.poll(async () => (await stateOn(page)).target).toBe(19);
    await expect(page.getByRole('button', { name: table.pause.open }).first()).toBeVisible();
  });
