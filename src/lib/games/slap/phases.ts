import { err, ok, type Result } from '#lib/core/result.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { COUNT } from '#lib/games/table/spans.ts';
import type { SlapRefusal } from './errors.ts';
import type { Phase, Race, SlapState } from './state.ts';

/** The next state, or why not. */
export type Applied = Result<SlapState, SlapRefusal>;

type Code = Exclude<SlapRefusal['code'], 'notNow' | 'unreadable'>;

/** A refusal that needs nothing but its code. */
export const refuse = (code: Code): Applied => err({ code });

/** Not in this part of a set. */
export const notNow = ({ phase }: SlapState): Applied => err({ code: 'notNow', phase: phase.type });

/** The state in another phase. */
export const inPhase = (state: SlapState, phase: Phase): SlapState => ({ ...state, phase });

/** As a success. */
export const went = (state: SlapState, phase: Phase): Applied => ok(inPhase(state, phase));

/** A dealt deck opens by itself after the count; round a real one everybody must be ready first (SLAP-3). */
export const toOpening = (state: SlapState, at: Millis): SlapState =>
  inPhase(
    state,
    state.config.deck === 'dealt' ? { type: 'counting', until: at + COUNT } : { type: 'waiting', ready: [] },
  );

/** Whether a match is played by the second edition of the rules. */
export const isSecond = ({ config }: SlapState): boolean => config.edition === 2;

/** So many slaps decide: one of two players, three of four (SLAP-5, SLAP-8). */
export const placesOf = ({ config }: SlapState): number => config.players - 1;

/** Every seat, from 0 on. */
export const seatsOf = ({ config }: SlapState): readonly Seat[] =>
  Array.from({ length: config.players }, (_, seat) => seat);

/** Who has neither slapped nor given up, clockwise from a seat. */
export function silentFrom(state: SlapState, { slaps, quits }: Race, first: Seat): readonly Seat[] {
  const seats = seatsOf(state).map((step) => (first + step) % state.config.players);
  return seats.filter((seat) => !quits.includes(seat) && !hasSignalled(slaps, seat));
}
