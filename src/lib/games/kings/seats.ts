import type { Seat } from '#lib/core/match/game.ts';
import { inTurn, nextSeat } from '#lib/core/match/seats.ts';
import type { KingsState } from './state.ts';

/** Those who still play, in the order of turns, beginning after a seat and ending with it. */
export const playingAfter = ({ config, scored }: KingsState, seat: Seat): readonly Seat[] =>
  inTurn(config, nextSeat(config, seat)).filter((each) => scored[each] === null);

/** Whether one player is left, the others having called wrongly (KINGS-4). */
export const isAlone = ({ scored }: Pick<KingsState, 'scored'>): boolean =>
  scored.filter((score) => score === null).length === 1;

/** Whose turn comes after a seat's. */
export const nextPlaying = (state: KingsState, seat: Seat): Seat => playingAfter(state, seat)[0] ?? seat;
