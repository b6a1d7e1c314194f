import { expect, type Locator, type Page } from '@playwright/test';
import { cardShown } from '#lib/games/kings/cards.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { kings as words } from '#lib/i18n/messages.ts';
import { cardsOf } from '../../tests/support/kings-cards.ts';
import {
  dealtTable,
  newTable,
  stacked,
  type KingsTable,
  type Stacked,
} from '../../tests/support/kings-table.ts';
import type { Press } from './fours.ts';
import { pressKey } from './keys.ts';
import { rowsOf } from './matches.ts';
import { matchOn } from './on-disk.ts';
import { openWith } from './store.ts';

/** By seat; turns pass to the right, so from Mei to whoever sits last. */
export const NAMES = ['Mei', 'Grandma', 'Jun'] as const;

/** Jun has a king for the First castle, Grandma all but a right call, Mei nothing. Drawn are A♦ 2♣ by Jun and 5♣ by Grandma. */
export const EVENING: Stacked = {
  hands: ['2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♣', 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 6♠', 'K♥ 3♠ 5♦ 7♦ 7♠ 8♣ J♦'],
  pile: 'A♦ 2♣ 5♣ 3♥ 9♥',
};

/** Whoever calls does so wrongly; Mei lacks the 7 of hearts, which is drawn second. */
export const CALLERS: Stacked = {
  hands: ['Q♥ J♥ 10♥ 9♥ 8♥ 2♠ 5♣', '3♠ A♠ K♦ 2♦ 7♠ J♣ 6♣', 'A♣ 4♠ 6♦ 8♦ 8♠ 9♠ J♠'],
  pile: '4♠ 7♥ 3♣',
};

/** A match of three before its first castle, its cards in this order. */
export function before(deck: Stacked, house: Partial<KingsConfig> = {}): KingsTable {
  const table = newTable(3, house);
  table.play({ type: 'shuffled', at: 0, order: stacked(deck, table.state.config) });
  return table;
}

/** Jun has played a king on the First castle and given a card back; it is the turn of Grandma, who holds the other king of hearts. */
export function royal(house: Partial<KingsConfig> = {}): KingsTable {
  const [mei = '', , jun = ''] = EVENING.hands;
  const table = dealtTable({ ...EVENING, hands: [mei, 'K♥ K♠ Q♥ 10♥ 4♣ 10♦ 6♠', jun] }, house);
  table.crowns(2, 'K♥', 0);
  table.discards(2, 'A♦');
  return table;
}

/** Three games to the end: in the first of them a king, a face-up discard, a wrong call by Mei and a right one by Grandma. */
export function tournament(): KingsTable {
  const table = dealtTable(EVENING, { games: 3 });
  table.crowns(2, 'K♥', 0);
  table.discards(2, 'A♦');
  table.discards(1, '6♠', true);
  table.do({ type: 'called', seat: 0 });
  table.discards(2, '3♠');
  table.do({ type: 'called', seat: 1 }, { type: 'readied', seat: 0 });
  while (table.state.phase.type !== 'over') {
    const { theTurn, phase } = table.state;
    if (phase.type === 'founding') table.do({ type: 'turned', seat: theTurn });
    else if (phase.type === 'dealing') table.do({ type: 'dealt', seat: theTurn });
    else if (phase.type === 'turn') table.do({ type: 'agreed', seat: phase.seat });
    else table.do({ type: 'readied', seat: theTurn });
  }
  return table;
}

/** What a card is called, of one that is written `Q♥`. */
export function called(text: string): string {
  const { rank, suit } = cardShown(cardsOf(text)[0] ?? 0);
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
  page.getByRole('region', { name: words.castles, exact: true }).getByRole('button').nth(castle);

/** The face-up discard. */
export const faceUpPile = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words.faceUpPile(null, 0).split(/[,،，、]/)[0] ?? ''}`) });

/** The match as it lies on disk. */
export const stateOn = async (page: Page): Promise<KingsState> =>
  (await matchOn(page, kings)).state as KingsState;

/** A note that says so is there, and goes when the card is put back. */
export async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** How somebody plays. */
export interface Way {
  readonly press: Press;
  /** Picks a card of the hand. */
  readonly pick: (page: Page, text: string) => Promise<void>;
  /** Discards what is picked. */
  readonly discard: (page: Page, up: boolean) => Promise<void>;
}
export const TOUCH: Way = {
  press: (_, control) => control.tap(),
  pick: (page, text) => cardIn(page, text).tap(),
  discard: (page, up) =>
    page
      .getByRole('button', {
        name: new RegExp(`^(${up ? words.discardUp : words.discardDown}|${up ? words.up : words.down})$`),
      })
      .tap(),
};
/** Cards by their place, discards by their letter, the rest by Tab. */
export const KEYS: Way = {
  press: pressKey,
  pick: async (page, text) => {
    await expect(cardIn(page, text).first()).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    const names = await handOf(page)
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    await page.keyboard.press(String(names.findIndex((name) => name.startsWith(called(text))) + 1));
  },
  discard: (page, up) => page.keyboard.press(up ? 'u' : 'd'),
};
