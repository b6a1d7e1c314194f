import { parseTableEvent, type Corrected, type Ruled } from '#lib/core/match/common.ts';
import { decodeEvent, isListOf, isText, isTime, isWhole, type EventShape } from '#lib/core/match/decode.ts';
import type { EventBase, Millis, Seat } from '#lib/core/match/game.ts';

interface ByPlayer<Type extends string> extends EventBase {
  readonly type: Type;
  readonly seat: Seat;
}
/** What a player did, when it says no more than that. */
export type Act = ByPlayer<string>;

interface ByTable<Type extends string> extends EventBase {
  readonly type: Type;
  readonly seat?: never;
}

/** What the clock did, when it says no more than that. */
export type Tick = ByTable<string>;

/** The ranks of a dynamic target: eight drawn by the app, or, with a real deck, the eight or the four that remain, entered (SLAP-4). */
export interface Aimed extends EventBase {
  readonly type: 'aimed';
  readonly ranks: readonly number[];
}
/** The whole deck, dealt out one card at a time from seat 0 on (SLAP-1). Cards are indices into the deck. */
export interface Shuffled extends ByTable<'shuffled'> {
  readonly order: readonly number[];
}
/** Each pile in its new order; null when a real deck was shuffled by hand, and then a player says that it is done (SLAP-7). */
export interface Reshuffled extends EventBase {
  readonly type: 'reshuffled';
  readonly piles: readonly (readonly number[])[] | null;
}
/** A touch of a zone; `resolution` is how far apart this device can tell two of them (SLAP-9). */
export interface Slapped extends ByPlayer<'slapped'> {
  readonly resolution: Millis;
}
/** Who was first, ordered by stamp or by lot (SLAP-9). */
export interface Settled extends ByTable<'settled'> {
  readonly order: readonly Seat[];
  readonly lot: readonly Seat[];
  readonly resolution: Millis;
}
/** The set time ran out. `namer`: the silent player on whom the lot fell; null when nothing had to be drawn (SLAP-8, SLAP-12). */
export interface TimedOut extends ByTable<'timedOut'> {
  readonly namer: Seat | null;
}
/** Who must prove; without a seat the time to name ran out and the lot decided (SLAP-8). */
export interface Named extends EventBase {
  readonly type: 'named';
  readonly claimant: Seat;
}
/** Which of the own cards goes back, as a place on the table, 0-based; null to keep all (SLAP-7). */
export interface Picked extends ByPlayer<'picked'> {
  readonly place: number | null;
}
/** The ranks on a real table, by place (entered by `seat`). */
export interface Ranked extends ByPlayer<'ranked'> {
  readonly ranks: readonly number[];
}
/** The stated solution as text; two for a player who owes a second one (SLAP-13). */
export interface Proved extends ByPlayer<'proved'> {
  readonly texts: readonly string[];
}

/** Everything that can happen in a match of Slap Twenty-Four. */
export type SlapEvent =
  | Aimed
  | Shuffled
  | Reshuffled
  | Slapped
  | Settled
  | TimedOut
  | Named
  | Picked
  | Ranked
  | Proved
  | Ruled
  | Corrected
  /** The count is over: the cards are turned up. */
  | ByTable<'opened'>
  /** The claim time ran out. */
  | ByTable<'expired'>
  /** `readied`: on with the next set · `called`: the table heard `seat` first (SLAP-15) · `voided`: the slap of `seat` was a stray touch (SLAP-9). */
  | ByPlayer<
      | 'readied'
      | 'called'
      | 'gaveUp'
      | 'swapAsked'
      | 'swapDeclined'
      | 'agreed'
      | 'checked'
      | 'conceded'
      | 'voided'
    >;

const MOST_CARDS = 40;
const MOST_TEXTS = 2;
/** A line longer than `parseExpression` reads is still kept, so that it can be refused with a reason. */
const LONGEST_PROOF = 1000;

/** No device is so slow. */
const COARSEST: Millis = 1000;

const isSpan = (input: unknown): boolean => isTime(input) && input <= COARSEST;
const isIndex = (input: unknown): boolean => isWhole(input, 0, MOST_CARDS - 1);
const isCards = (input: unknown): boolean => isListOf(input, MOST_CARDS, isIndex);
const isRanks = (input: unknown): boolean => isListOf(input, MOST_CARDS, (rank) => isWhole(rank, 1, 100));

const player: EventShape = { seat: 'player' };

const SHAPES: Readonly<Record<Exclude<SlapEvent['type'], 'ruled' | 'corrected'>, EventShape>> = {
  aimed: { seat: 'either', fields: { ranks: isRanks } },
  shuffled: { seat: 'table', fields: { order: isCards } },
  reshuffled: {
    seat: 'either',
    fields: { piles: (input) => input === null || isListOf(input, MOST_CARDS, isCards) },
  },
  opened: { seat: 'table' },
  slapped: { seat: 'player', fields: { resolution: isSpan } },
  settled: { seat: 'table', fields: { order: isCards, lot: isCards, resolution: isSpan } },
  timedOut: { seat: 'table', fields: { namer: (input) => input === null || isIndex(input) } },
  named: { seat: 'either', fields: { claimant: isIndex } },
  expired: { seat: 'table' },
  picked: { seat: 'player', fields: { place: (input) => input === null || isIndex(input) } },
  ranked: { seat: 'player', fields: { ranks: isRanks } },
  proved: {
    seat: 'player',
    fields: { texts: (input) => isListOf(input, MOST_TEXTS, (text) => isText(text, LONGEST_PROOF)) },
  },
  readied: player,
  called: player,
  gaveUp: player,
  swapAsked: player,
  swapDeclined: player,
  agreed: player,
  checked: player,
  conceded: player,
  voided: player,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseSlapEvent = (input: unknown): SlapEvent | null =>
  parseTableEvent(input) ?? (decodeEvent(SHAPES, input) as SlapEvent | null);
