import { parseTableEvent, type Corrected, type Ruled } from '#lib/core/match/common.ts';
import {
  ACT,
  cardsBelow,
  claimShapes,
  TOUCH,
  type ByPlayer,
  type ByTable,
  type ClaimEvent,
  type Touch,
} from '#lib/games/table/acts.ts';
import { decodeEvent, isListOf, isWhole, type EventShape } from '#lib/core/match/decode.ts';
import type { EventBase, Seat } from '#lib/core/match/game.ts';
import { CARDS } from './state.ts';

/** Each pile in its new order; null when a real deck was shuffled by hand, and then a player says that it is done (SLAP-7). */
export interface Reshuffled extends EventBase {
  readonly type: 'reshuffled';
  readonly piles: readonly (readonly number[])[] | null;
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

/** Other cards are wanted, or agreed to. `keep`: but not for the own one; with four players, who have one each (SLAP-7). */
export interface SwapAsked extends ByPlayer<'swapAsked'> {
  readonly keep?: true;
}

/** Everything that can happen in a match of Slap Twenty-Four. */
export type SlapEvent =
  | ClaimEvent
  | Reshuffled
  | Touch<'slapped'>
  | TimedOut
  | Named
  | Picked
  | Ruled
  | Corrected
  | SwapAsked
  | ByPlayer<'gaveUp' | 'swapDeclined'>;

const isIndex = (input: unknown): boolean => isWhole(input, 0, CARDS - 1);

const SHAPES: Readonly<Record<Exclude<SlapEvent['type'], 'ruled' | 'corrected'>, EventShape>> = {
  ...claimShapes(CARDS),
  reshuffled: {
    seat: 'either',
    fields: { piles: (input) => input === null || isListOf(input, CARDS, cardsBelow(CARDS)) },
  },
  slapped: TOUCH,
  timedOut: { seat: 'table', fields: { namer: (input) => input === null || isIndex(input) } },
  named: { seat: 'either', fields: { claimant: isIndex } },
  picked: { seat: 'player', fields: { place: (input) => input === null || isIndex(input) } },
  gaveUp: ACT,
  swapAsked: { seat: 'player', optional: { keep: (input) => input === true } },
  swapDeclined: ACT,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseSlapEvent = (input: unknown): SlapEvent | null =>
  parseTableEvent(input) ?? (decodeEvent(SHAPES, input) as SlapEvent | null);
