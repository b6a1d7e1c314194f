import { expect, type Locator, type Page } from '@playwright/test';
import { cardShown } from '#lib/games/kings/cards.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { common, kings as words, kingsCalculus as sheet, kingsKeeper as text } from '#lib/i18n/messages.ts';
import { cardsOf } from '../../tests/support/kings-cards.ts';
import { button } from './fours.ts';
import { pressKey } from './keys.ts';
import { matchOn } from './on-disk.ts';

/** How somebody keeps the score: with a finger, or with keys alone. */
export interface Way {
  readonly press: (page: Page, control: Locator) => Promise<void>;
  /** Names a card, as `Q♥`. */
  readonly card: (page: Page, card: string) => Promise<void>;
  /** Names its rank alone, where there is only one suit left. */
  readonly rank: (page: Page, card: string) => Promise<void>;
}

const shown = (card: string) => {
  const [face] = cardsOf(card).map(cardShown);
  return { rank: common.rank(face?.rank ?? 0, 13), suit: face?.suit ?? 'spade' };
};

/** The key of a rank on the pad. */
export const rankKey = (page: Page, card: string): Locator =>
  page.getByRole('group', { name: text.ranks }).getByRole('button', { name: shown(card).rank, exact: true });
/** The key of a suit on the pad. */
export const suitKey = (page: Page, card: string): Locator =>
  page.getByRole('group', { name: text.suits }).getByRole('button', { name: words.suits[shown(card).suit] });

export const TOUCH: Way = {
  press: (_, control) => control.tap(),
  card: async (page, card) => {
    await rankKey(page, card).tap();
    await suitKey(page, card).tap();
  },
  rank: (page, card) => rankKey(page, card).tap(),
};

const typed = (rank: string) => (rank === '10' ? '0' : rank);

export const KEYS: Way = {
  press: async (page, control) => {
    await ready(page);
    await pressKey(page, control);
  },
  card: async (page, card) => {
    await ready(page);
    const { rank, suit } = shown(card);
    for (const key of [typed(rank), suit[0] ?? '']) await page.keyboard.press(key);
  },
  rank: async (page, card) => {
    await ready(page);
    await page.keyboard.press(typed(shown(card).rank));
  },
};

/** Until what has just come takes presses. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('main [data-first]:visible').first()).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

const press = (page: Page, way: Way, name: string) => way.press(page, button(page, name));
const cardsIn = (list: string) => list.split(' ');

/** Enters four castles, First to Fourth. */
export async function found(page: Page, way: Way, castles: string): Promise<void> {
  for (const [place, card] of cardsIn(castles).entries()) {
    const castle = words.castle(place);
    if (place < 3) {
      await expect(page.getByText(text.ask(castle))).toBeVisible();
      await way.card(page, card);
    } else {
      await expect(page.getByText(text.askRank(castle, words.suits[shown(card).suit]))).toBeVisible();
      await way.rank(page, card);
    }
  }
  await expect(button(page, text.king)).toBeVisible();
}

/** Writes down that somebody played a king on the castle of its suit. */
export async function crown(
  page: Page,
  way: Way,
  { name, card, castle }: { readonly name: string; readonly card: string; readonly castle: number },
): Promise<void> {
  await press(page, way, text.king);
  await press(page, way, name);
  await press(page, way, words.suits[shown(card).suit]);
  await way.press(page, page.getByRole('button', { name: text.play(words.castle(castle)) }));
  await press(page, way, text.write);
  await expect(page.getByRole('list', { name: text.log }).getByRole('listitem')).toHaveCount(1);
}

/** Says who calls. */
export async function call(page: Page, way: Way, name: string): Promise<void> {
  await press(page, way, text.call);
  await press(page, way, name);
  await press(page, way, text.enter(name));
}

/** Enters the seven cards of somebody. */
export async function enter(page: Page, way: Way, name: string, cards: string): Promise<void> {
  await expect(page.getByRole('heading', { name: text.cards(name) })).toBeVisible();
  for (const [place, card] of cardsIn(cards).entries()) {
    await way.card(page, card);
    await expect(page.getByRole('group', { name: text.slots }).getByRole('button').nth(place)).toHaveAccessibleName(
      text.slot(place, words.card(cardShown(cardsOf(card)[0] ?? 0).rank, shown(card).suit)),
    ); // oxfmt-ignore
  }
  await press(page, way, text.done);
}

/** Goes through everybody's sheets to that of all games. */
export async function toSheet(page: Page, way: Way, names: readonly string[]): Promise<void> {
  for (const name of names) await press(page, way, sheet.next(name));
  await press(page, way, sheet.sheet);
  await expect(page.getByRole('table', { name: sheet.table })).toBeVisible();
}

/** The match as it lies on disk. */
export async function kingsOn(page: Page): Promise<{ readonly state: KingsState; readonly events: number }> {
  const { state, events } = await matchOn(page, kings);
  return { state: state as KingsState, events };
}
