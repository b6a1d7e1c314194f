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
import { parseTableEvent, type Corrected, type Ruled } from '#lib/core/match/common.ts';
import { decodeEvent, type EventShape } from '#lib/core/match/decode.ts';
import { MOST_CARDS } from './deck.ts';

/** A card for each of those who draw for the first deal, in seat order (KNOCK-2). Indices into the deck. */
export interface Drew extends ByTable<'drew'> {
  readonly cards: readonly number[];
}

/**
 * Everything that can happen in a match of Knock Twenty-Four. `corrected` counts the piles, then what each has won, both by seat, then what
 * was set aside.
 */
export type KnockEvent =
  | ClaimEvent
  | Drew
  | Touch<'knocked'>
  | Ruled
  | Corrected
  /** `timedOut`: the set time ran out (KNOCK-6) · `stood`: nobody asked to see the claim in time (KNOCK-4). */
  | ByTable<'timedOut' | 'stood'>
  /**
   * `drewAgain`: equal cards are drawn again · `drewHighest`: of a real deck `seat` drew the highest card (KNOCK-2) · `stated`: the claimant has said it, the others may ask ·
   * `passed`: nothing works · `keptLooking`: it might (KNOCK-6).
   */
  | ByPlayer<'drewAgain' | 'drewHighest' | 'stated' | 'passed' | 'keptLooking'>;

const SHAPES: Readonly<Record<Exclude<KnockEvent['type'], 'ruled' | 'corrected'>, EventShape>> = {
  ...claimShapes(MOST_CARDS),
  drew: { seat: 'table', fields: { cards: cardsBelow(MOST_CARDS) } },
  knocked: TOUCH,
  timedOut: { seat: 'table' },
  stood: { seat: 'table' },
  drewAgain: ACT,
  drewHighest: ACT,
  stated: ACT,
  passed: ACT,
  keptLooking: ACT,
};

/** Reads a stored event; null for what is none of this game's. */
export const parseKnockEvent = (input: unknown): KnockEvent | null =>
  parseTableEvent(input) ?? (decodeEvent(SHAPES, input) as KnockEvent | null);
