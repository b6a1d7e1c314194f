import { expect, type Locator, type Page } from '@playwright/test';
import { readLog } from '#lib/core/match/file.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { faceOf } from '#lib/games/kings/cards.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { kings as words } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { cardsOf } from '../../tests/support/kings-cards.ts';
import { newTable, stacked, type KingsTable, type Stacked } from '../../tests/support/kings-table.ts';
import { rowsOf } from './matches.ts';
import { openWith, readStore } from './store.ts';

/** By seat; turns pass to the right, so from Mei to whoever sits last. */
export const NAMES = ['Mei', 'Grandma', 'Jun'] as const;

/** Jun has a king for the First castle, Grandma all but a right call, Mei nothing. Drawn are A♦ 2♣ by Jun and 5♣ by Grandma. */
export const EVENING: Stacked = {
  hands: ['2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♣', 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 6♠', 'K♥ 3♠ 5♦ 7♦ 7♠ 8♣ J♦'],
  pile: 'A♦ 2♣ 5♣ 3♥ 9♥',
};

/** A match of three before its first castle, its cards in this order. */
export function before(deck: Stacked, house: Partial<KingsConfig> = {}): KingsTable {
  const table = newTable(3, house);
  table.play({ type: 'shuffled', at: 0, order: stacked(deck, table.state.config) });
  return table;
}

/** What a card is called, of one that is written `Q♥`. */
export function called(text: string): string {
  const { rank, suit } = faceOf(cardsOf(text)[0] ?? 0);
  return words.card(rank, suit);
}

export const sitAt = (page: Page, table: KingsTable): Promise<void> =>
  openWith(page, './play?match=m', rowsOf({ m: table }));

/** The hand, of seven or of eight. */
export const handOf = (page: Page): Locator =>
  page.getByRole('group', { name: new RegExp(`^(${words.hand}|${words.eight})$`) });

/** A card of the hand, new or not. */
export const cardIn = (page: Page, text: string): Locator =>
  handOf(page)
    .getByRole('button', { name: called(text), exact: true })
    .or(handOf(page).getByRole('button', { name: words.fresh(called(text)), exact: true }));

/** A castle that a picked card may be tried on. */
export const castleAt = (page: Page, castle: number): Locator =>
  page
    .getByRole('region', { name: words.castles, exact: true })
    .getByRole('button', { name: new RegExp(`^${words.castle(castle)} castle`) });

/** The face-up discard. */
export const faceUpPile = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words.faceUpPile(null, 0).split(',')[0] ?? ''}`) });

/** The match as it lies on disk. */
export async function stateOn(page: Page): Promise<KingsState> {
  const [match] = await readStore<MatchRow>(page, 'matches');
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  if (!match) throw new Error('no match is kept');
  const read = readLog(
    match.header,
    rows.map(({ event }) => event as unknown as EventBase),
    kings,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return stateAt(read.value.timeline).state as KingsState;
}

/** A note that says so is there, and goes when the card is put back. */
export async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
}
