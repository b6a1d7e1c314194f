// What was told wrongly to the score keeper is put right: a card, a king, a call, an arrangement, a sum.
import { expect, test, type Page } from '@playwright/test';
import {
  common,
  kings as words,
  kingsCalculus as sheet,
  kingsKeeper as text,
  table,
} from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { realTable, type KingsTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { called } from '../../../e2e/support/kings.ts';
import { kingsOn, rankKey, ready, TOUCH } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HALVES = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';
const KINGDOM = sheet.formation('kingdom', 'half');
const CALLED = () => realTable(2).do({ type: 'called', seat: 0 });
const SCORED = () =>
  CALLED().do(
    { type: 'entered', seat: 0, cards: cardsOf(HALVES) },
    { type: 'entered', seat: 1, cards: cardsOf(LOOSE) },
  );

/** Sits down at a match, from under its cover. */
async function sitAt(page: Page, played: KingsTable): Promise<void> {
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  await button(page, table.pause.go).tap();
  await ready(page);
}
const slot = (page: Page, place: number, card: string | null) =>
  button(page, text.slot(place, card && called(card)));

test('a card of a hand is named anew where it is tapped, and taken back from the end', async ({ page }) => {
  await sitAt(page, CALLED());
  for (const card of HALVES.split(' ')) await TOUCH.card(page, card);
  await expect(button(page, text.done)).toBeFocused();
  await TOUCH.card(page, 'A♠');
  await expect(page.getByRole('status')).toHaveText(text.tapOne);
  await slot(page, 1, 'J♥').tap();
  await expect(page.getByRole('status')).toHaveText(text.how);
  await expect(slot(page, 1, 'J♥')).toHaveAttribute('aria-current', 'true');
  await TOUCH.card(page, '9♥');
  await expect(slot(page, 1, '9♥')).toHaveAttribute('aria-current', 'false');
  // By the key on the page and by that of the keyboard: what is half named goes first, then the last card, then the one before.
  await rankKey(page, '3♣').tap();
  await button(page, text.delete).tap();
  await expect(rankKey(page, '3♣')).toHaveAttribute('aria-pressed', 'false');
  await expect(slot(page, 6, '5♣')).toBeVisible();
  await button(page, text.delete).tap();
  await expect(slot(page, 6, null)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Backspace');
  await expect(slot(page, 5, null)).toHaveAttribute('aria-current', 'true');
  await expect(button(page, text.missing(2))).toBeVisible();
});

test('whoever has their cards ready is entered first', async ({ page }) => {
  const played = realTable(3).do(
    { type: 'called', seat: 0 },
    { type: 'entered', seat: 0, cards: cardsOf(HALVES) },
  );
  await sitAt(page, played);
  const whose = page.getByRole('group', { name: text.whose });
  await expect(page.getByRole('heading', { name: text.cards('Jun') })).toBeVisible();
  await whose.getByRole('button', { name: 'Grandma' }).tap();
  await expect(page.getByRole('heading', { name: text.cards('Grandma') })).toBeVisible();
  await expect(whose.getByRole('button', { name: 'Grandma' })).toHaveAttribute('aria-pressed', 'true');
  for (const card of LOOSE.split(' ')) await TOUCH.card(page, card);
  await button(page, text.done).tap();
  await expect(page.getByRole('heading', { name: text.cards('Jun') })).toBeVisible();
  expect((await kingsOn(page)).state.phase).toMatchObject({ type: 'entering', waiting: [2] });
});

test('where all agree they are scored without a caller, and it can still be somebody’s call', async ({
  page,
}) => {
  await sitAt(page, realTable(2));
  const { events } = await kingsOn(page);
  await button(page, text.call).tap();
  await ready(page);
  await button(page, text.nobody).tap();
  await expect(page.getByText(text.nobodyAsk)).toBeVisible();
  await button(page, 'Grandma').tap();
  await expect(page.getByText(text.callText)).toBeVisible();
  await expect(button(page, text.nobody)).toHaveAttribute('aria-pressed', 'false');
  await button(page, text.nobody).tap();
  expect((await kingsOn(page)).events).toBe(events);
  await button(page, text.all).tap();
  await expect
    .poll(async () => (await kingsOn(page)).state.phase)
    .toMatchObject({ type: 'entering', waiting: [1, 0] });
});

test('a third king of a suit is refused in a sentence, and is not written down', async ({ page }) => {
  // Both lie on their castle.
  const [king = 0] = cardsOf('K♠');
  const crowned = { type: 'crowned', card: king, castle: 3 } as const;
  await sitAt(page, realTable(2).do({ ...crowned, seat: 0 }, { ...crowned, seat: 1 }));
  const { events } = await kingsOn(page);
  await button(page, text.king).tap();
  await ready(page);
  await button(page, 'Mei').tap();
  await button(page, words.suits.spade).tap();
  await page.getByRole('button', { name: text.dump }).tap();
  await button(page, text.write).tap();
  await expect(page.getByRole('alert')).toHaveText(words.refused.threeOfOne);
  expect((await kingsOn(page)).events).toBe(events);
  // It is nothing that holds of another suit.
  await button(page, words.suits.heart).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an arrangement is taken apart again, and goes on from how it was kept', async ({ page }) => {
  await sitAt(page, SCORED());
  await button(page, sheet.arrange).tap();
  await ready(page);
  const put = async () => {
    for (const card of ['Q♥', 'J♥', '10♥']) await button(page, called(card)).tap();
    await button(page, sheet.together(KINGDOM, '9')).tap();
  };
  await put();
  await expect(button(page, called('Q♥'))).toHaveCount(0);
  await button(page, sheet.apart(KINGDOM)).tap();
  await expect(button(page, sheet.apart(KINGDOM))).toHaveCount(0);
  // A card that is tapped twice is picked no more.
  for (const pressed of ['true', 'false']) {
    await button(page, called('Q♥')).tap();
    await expect(button(page, called('Q♥'))).toHaveAttribute('aria-pressed', pressed);
  }
  await put();
  await page.getByRole('button', { name: new RegExp(`^${sheet.keep('.*')}$`) }).tap();
  await expect(button(page, sheet.arrange)).toBeVisible();
  await button(page, sheet.arrange).tap();
  await ready(page);
  await expect(button(page, sheet.apart(KINGDOM))).toBeVisible();
});

test('the sheets of all are a tap away, in any order', async ({ page }) => {
  await sitAt(page, SCORED());
  const seats = page.getByRole('group', { name: sheet.seats });
  const own = (name: string) => seats.getByRole('button', { name });
  await expect(own('Mei')).toHaveAttribute('aria-pressed', 'true');
  await own('Grandma').tap();
  await expect(own('Grandma')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, sheet.sheet)).toBeVisible();
  await own('Mei').tap();
  await expect(button(page, sheet.next('Grandma'))).toBeVisible();
});

test('the caller is scored first, and everybody stands where their column stands in the sheet', async ({
  page,
}) => {
  const game = realTable(3).do({ type: 'called', seat: 1 });
  for (const [seat, cards] of [
    [1, HALVES],
    [0, LOOSE],
    [2, 'A♣ A♦ 3♠ 3♦ 9♠ 9♣ 8♠'],
  ] as const)
    game.do({ type: 'entered', seat, cards: cardsOf(cards) });
  await sitAt(page, game);
  const seats = page.getByRole('group', { name: sheet.seats }).getByRole('button');
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await button(page, sheet.next('Mei')).tap();
  await expect(seats.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await button(page, sheet.next('Jun')).tap();
  await button(page, sheet.sheet).tap();
  const columns = page.getByRole('table', { name: sheet.table }).getByRole('columnheader');
  await expect(columns).toContainText(['Mei', 'Grandma', 'Jun']);
  await expect(seats).toContainText(['Mei', 'Grandma', 'Jun']);
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
});

test('a sum is corrected with the signs that phones hide, or left as it is', async ({ page }) => {
  await sitAt(page, SCORED());
  await button(page, sheet.next('Grandma')).tap();
  await button(page, sheet.sheet).tap();
  await ready(page);
  await button(page, sheet.amendOne('Mei', 1, '15½')).tap();
  const points = page.getByRole('textbox', { name: sheet.amendLabel });
  for (const [key, typed] of [
    [sheet.half, '15'],
    [sheet.minusLabel, '−15'],
    [sheet.half, '−15½'],
    [sheet.minusLabel, '15½'],
    [sheet.minusLabel, '−15½'],
  ] as const) {
    await button(page, key).tap();
    await expect(points).toHaveValue(typed);
  }
  await button(page, common.close).tap();
  await expect(points).toHaveCount(0);
  await button(page, sheet.amendOne('Mei', 1, '15½')).tap();
  await expect(points).toHaveValue('15½');
  await button(page, sheet.minusLabel).tap();
  await button(page, sheet.save).tap();
  await expect(button(page, sheet.amendOne('Mei', 1, '−15½'))).toBeVisible();
  // Above the sheet stands what counts.
  await expect(page.getByRole('group', { name: sheet.seats }).getByRole('button')).toContainText([
    'Mei−15½',
    'Grandma',
  ]);
  expect((await kingsOn(page)).state.games[0]?.points[0]).toBe(-31);
});
