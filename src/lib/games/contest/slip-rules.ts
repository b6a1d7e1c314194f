import type { Millis, Seat } from '#lib/core/match/game.ts';
import { typeOf } from './phases.ts';
import type { ContestState } from './state.ts';

/** How long a seat waits for its next slip after one without an x (CONTEST-7). */
export const REST: Millis = 10_000;

/** Whether a seat's open x stands for good: a rival has entered one (CONTEST-8). */
export function isFinal(state: ContestState, seat: Seat): boolean {
  const type = typeOf(state);
  if (type.family === 'classic' || !type.open || state.entries[seat] === null) return false;
  return state.entries.some((entry, other) => other !== seat && entry !== null);
}

/** The same for a slip that waited its turn: in the first edition it was asked when the seat was touched, and not again. */
export const isFinalSlip = (state: ContestState, seat: Seat): boolean =>
  state.config.edition !== undefined && isFinal(state, seat);

/** Whether a seat still waits for its next slip (CONTEST-7). */
export const isResting = ({ rests }: ContestState, seat: Seat, at: Millis): boolean =>
  at < (rests[seat] ?? 0);
