import { expect, test } from '@playwright/test';
import { common, fours as words } from '#lib/i18n/messages.ts';
import {
  button,
  handOf,
  NAMES,
  signsInHand,
  sitAt,
  spot,
  stateOn,
  takePhone,
  titleOn,
  toNext,
} from '../../../e2e/support/fours.ts';
import { TOUCH } from '../../../e2e/support/fours-turns.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { dealtTable, inGap, newTable, shown } from '../../support/fours.ts';

const gap = (place: number, ...pile: Parameters<typeof words.place>[1]) => words.place(place, pile);
const HANDS = ['+×−÷()', '−−+()()', '÷÷×+−'];

// The app goes without a word, as in a kill; what a disk keeps of a kill is tried in e2e/faults.
test('gone in mid-turn and on the cover, a match waits behind its cover with every card, and cards of the turn can still be taken back', async ({
  page,
}) => {
  await sitAt(page, dealtTable(HANDS));
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[0]);
  for (const [sign, place, count] of [
    ['+', 1, 1],
    ['*', 2, 2],
  ] as const) {
    await page.keyboard.press(sign);
    await spot(page, gap(place)).tap();
    await expect(button(page, words.end(count))).toBeVisible();
  }

  await page.reload();
  expect(await titleOn(page)).toBe(words.passTo(NAMES[0]));
  await expect(handOf(page)).toHaveCount(0);
  await takePhone(page, TOUCH, NAMES[0]);
  expect(await signsInHand(page)).toEqual(['−', '÷', '()']);
  await expect(spot(page, gap(1, '+'))).toBeVisible();
  await expect(spot(page, gap(2, '×'))).toBeVisible();
  // The last one first, then the one before, too.
  await button(page, common.undo).tap();
  await expect(spot(page, gap(2))).toBeVisible();
  await expect(button(page, words.end(1))).toBeVisible();
  await button(page, common.undo).tap();
  await expect(spot(page, gap(1))).toBeVisible();
  await expect(button(page, words.passNone)).toBeVisible();
  expect((await signsInHand(page)).toSorted()).toEqual(['()', '+', '×', '÷', '−']);
  await page.keyboard.press('/');
  await spot(page, gap(3)).tap();
  await expect(button(page, words.end(1))).toBeVisible();
  expect(await toNext(page, () => page.keyboard.press('e'))).toBe(words.passTo(NAMES[2]));

  await page.reload();
  expect(await titleOn(page)).toBe(words.passTo(NAMES[2]));
  await expect(page.getByText(words.played(NAMES[0], ['÷']))).toBeVisible();
  await expect(handOf(page)).toHaveCount(0);
  await takePhone(page, TOUCH, NAMES[2]);
  expect((await signsInHand(page)).join('')).toBe(HANDS[2]);
  await expect(spot(page, gap(3, '÷'))).toBeVisible();
  const { hands, turns } = await stateOn(page);
  expect(turns).toHaveLength(1);
  expect(hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
  expect(hands.map(shown).slice(1)).toEqual(HANDS.slice(1));
});

for (const swapAtTurn of [false, true])
  test(`gone between two who are asked to swap${swapAtTurn ? ' at their first turns' : ''}, the next one is asked (FOURS-10)`, async ({
    page,
  }) => {
    const table = dealtTable(['÷÷××+', '+++××', '−−−++'], { swapAtTurn });
    table.turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
    table.play({ type: 'redrew', seat: 2, at: table.match.at, cards: [] });
    if (swapAtTurn) table.ends();
    await sitAt(page, table);
    expect(await titleOn(page)).toBe(words.passTo(NAMES[1]));
    expect(await takePhone(page, TOUCH, NAMES[1])).toBe(words.swapTitle);
    await page.reload();
    expect(await titleOn(page)).toBe(words.passTo(NAMES[1]));
    await takePhone(page, TOUCH, NAMES[1]);
    const title = await toNext(page, () => button(page, words.swapNone).tap());
    expect(title).toBe(swapAtTurn ? words.makes(2) : words.passTo(NAMES[0]));
  });

test('another match is offered to go on with at home, by its round', async ({ page }) => {
  await openWith(page, './', rowsOf({ m: dealtTable(HANDS) }));
  const goOn = page.getByRole('link', { name: /Four Fours/ }).first();
  await expect(goOn).toContainText('Round 1');
  await goOn.tap();
  expect(await titleOn(page)).toBe(words.passTo(NAMES[0]));
  await expect(page.getByText(words.starts(NAMES[0], 1))).toBeVisible();
});

const OPEN = {
  alone: () => dealtTable(['++÷××']).ends(),
  'with real cards': () => newTable(2, { deck: 'physical' }).ends().ends(),
};
for (const [how, table] of Object.entries(OPEN))
  test(`left after a round, ${how}, a match goes on with the press that begins the next`, async ({
    page,
  }) => {
    await sitAt(page, table());
    expect(await titleOn(page)).not.toBe(words.makes(2));
    expect(await toNext(page, () => button(page, words.next(2, 2)).tap())).toBe(words.makes(2));
  });
