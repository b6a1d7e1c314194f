import type { Seat } from '#lib/core/match/game.ts';
import type { KingsConfig } from './config.ts';
import type { KingsState } from './state.ts';

type Round = Pick<KingsConfig, 'players' | 'direction'>;

/** The seat that comes after one. Seats are counted clockwise, so the next to the right is the one before (KINGS-3). */
export const nextSeat = ({ players, direction }: Round, seat: Seat): Seat =>
  (seat + (direction === 'left' ? 1 : players - 1)) % players;

/** Every seat in the order of turns, from one on. */
export function inTurn(config: Round, from: Seat): readonly Seat[] {
  const seats = [from];
  while (seats.length < config.players) seats.push(nextSeat(config, seats.at(-1) ?? from));
  return seats;
}

/** Those who still play, in the order of turns, beginning after a seat and ending with it. */
export const playingAfter = ({ config, scored }: KingsState, seat: Seat): readonly Seat[] =>
  inTurn(config, nextSeat(config, seat)).filter((each) => scored[each] === null);

/** Whose turn comes after a seat's. */
export const nextPlaying = (state: KingsState, seat: Seat): Seat => playingAfter(state, seat)[0] ?? seat;
