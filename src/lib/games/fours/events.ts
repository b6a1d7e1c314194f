import { ACT, cardsBelow, type ByPlayer, type ByTable, type Shuffled } from '#lib/games/table/acts.ts';
import { decodeEvent, isWhole, type EventShape } from '#lib/core/match/decode.ts';
import type { Play } from './board.ts';
import { ALL_CARDS } from './cards.ts';

/** A card of one's hand on the board. */
export interface Played extends ByPlayer<'played'>, Play {}

/** After a round, the cards of one's hand that go to the discard, at most three; then the hand is filled (FOURS-10). */
export interface Redrew extends ByPlayer<'redrew'> {
  readonly cards: readonly number[];
}

/** The discard in its new order, top first: the draw pile was empty (FOURS-12). */
export interface Reshuffled extends ByTable<'reshuffled'> {
  readonly order: readonly number[];
}

/** Everything that can happen in a match of Four Fours. Nothing is ruled on or recounted: the app holds the board and judges it. */
export type FoursEvent =
  | Shuffled
  | Reshuffled
  | Played
  | Redrew
  /** `ended`: the turn, or a pass when nothing was played · `readied`: on to the next round; whoever has not redrawn keeps their hand. */
  | ByPlayer<'ended' | 'readied'>;

const ROWS: readonly unknown[] = ['closes', 'operator', 'opens'];
const isCards = cardsBelow(ALL_CARDS.length);
const isIndex = (input: unknown) => isWhole(input, 0, ALL_CARDS.length);

const SHAPES: Readonly<Record<FoursEvent['type'], EventShape>> = {
  shuffled: { seat: 'table', fields: { order: isCards } },
  reshuffled: { seat: 'table', fields: { order: isCards } },
  played: {
    seat: 'player',
    fields: {
      card: (input) => isWhole(input, 0, ALL_CARDS.length - 1),
      place: isIndex,
      row: (input) => ROWS.includes(input),
      index: isIndex,
      cancels: (input) => typeof input === 'boolean',
    },
  },
  redrew: { seat: 'player', fields: { cards: isCards } },
  ended: ACT,
  readied: ACT,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseFoursEvent = (input: unknown): FoursEvent | null =>
  decodeEvent(SHAPES, input) as FoursEvent | null;
