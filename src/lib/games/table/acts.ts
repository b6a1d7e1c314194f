import { isListOf, isText, isTime, isWhole, type EventShape } from '#lib/core/match/decode.ts';
import type { EventBase, Millis, Seat } from '#lib/core/match/game.ts';
import type { Order } from './signals.ts';

/** What a player did. */
export interface ByPlayer<Type extends string> extends EventBase {
  readonly type: Type;
  readonly seat: Seat;
}
/** What a player did, when it says no more than that. */
export type Act = ByPlayer<string>;

/** What the table did. */
export interface ByTable<Type extends string> extends EventBase {
  readonly type: Type;
  readonly seat?: never;
}
/** What the clock did, when it says no more than that. */
export type Tick = ByTable<string>;

/** The ranks of a dynamic target: eight drawn by the app, or, with a real deck, the eight or the four that remain, entered (KNOCK-11). */
export interface Aimed extends EventBase {
  readonly type: 'aimed';
  readonly ranks: readonly number[];
}
/** The whole deck, dealt out one card at a time from seat 0 on. Cards are indices into the deck. */
export interface Shuffled extends ByTable<'shuffled'> {
  readonly order: readonly number[];
}
/** A touch of a zone; `resolution` is how far apart this device can tell two of them (SLAP-9). */
export interface Touch<Type extends string> extends ByPlayer<Type> {
  readonly resolution: Millis;
}
/** Who was first, ordered by stamp or by lot (SLAP-9). */
export interface Settled extends ByTable<'settled'>, Order {}
/** The ranks on a real table, by place (entered by `seat`). */
export interface Ranked extends ByPlayer<'ranked'> {
  readonly ranks: readonly number[];
}
/** The stated solution as text; two for a player who owes a second one (SLAP-13). */
export interface Proved extends ByPlayer<'proved'> {
  readonly texts: readonly string[];
}

/** What happens in every game in which one claims and the others believe or check. */
export type ClaimEvent =
  | Aimed
  | Shuffled
  | Settled
  | Ranked
  | Proved
  /** The count is over: the cards are turned up. */
  | ByTable<'opened'>
  /** The claim time ran out. */
  | ByTable<'expired'>
  /** All have agreed that nothing works, and nobody was first to slap for 0.6 s since (SLAP-9). */
  | ByTable<'consented'>
  /** `readied`: on with the game · `called`: the table heard `seat` first (SLAP-15) · `voided`: the touch of `seat` was a stray one (SLAP-9). */
  | ByPlayer<'readied' | 'called' | 'agreed' | 'checked' | 'conceded' | 'voided'>;

const MOST_TEXTS = 2;
/** A line longer than `parseExpression` reads is still kept, so that it can be refused with a reason. */
const LONGEST_PROOF = 1000;
/** More than are ever entered; how many are wanted the game says. */
const MOST_RANKS = 40;
/** No device is so slow. */
const COARSEST: Millis = 1000;

const isSpan = (input: unknown): boolean => isTime(input) && input <= COARSEST;
const isRanks = (input: unknown): boolean => isListOf(input, MOST_RANKS, (rank) => isWhole(rank, 1, 100));

/** The shape of what says no more than who did it, and of a touch. */
export const ACT: EventShape = { seat: 'player' };
export const TOUCH: EventShape = { seat: 'player', fields: { resolution: isSpan } };

/** A check for lists of cards of a deck with so many: indices. */
export const cardsBelow =
  (deck: number) =>
  (input: unknown): boolean =>
    isListOf(input, deck, (card) => isWhole(card, 0, deck - 1));

/** The shapes of the events that such games share, for a deck of so many cards. */
export function claimShapes(deck: number): Readonly<Record<ClaimEvent['type'], EventShape>> {
  const isCards = cardsBelow(deck);
  return {
    aimed: { seat: 'either', fields: { ranks: isRanks } },
    shuffled: { seat: 'table', fields: { order: isCards } },
    opened: { seat: 'table' },
    settled: { seat: 'table', fields: { order: isCards, lot: isCards, resolution: isSpan } },
    expired: { seat: 'table' },
    consented: { seat: 'table' },
    ranked: { seat: 'player', fields: { ranks: isRanks } },
    proved: {
      seat: 'player',
      fields: { texts: (input) => isListOf(input, MOST_TEXTS, (text) => isText(text, LONGEST_PROOF)) },
    },
    readied: ACT,
    called: ACT,
    agreed: ACT,
    checked: ACT,
    conceded: ACT,
    voided: ACT,
  };
}
