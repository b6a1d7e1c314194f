import type { Seat } from './game.ts';

/** How a game is passed round its table. Seats are counted clockwise: the next to the left is the one after, to the right the one before. */
export interface PassingSide {
  readonly players: number;
  readonly direction: 'left' | 'right';
}

/** The seat whose turn comes after one's. */
export const nextSeat = ({ players, direction }: PassingSide, seat: Seat): Seat =>
  (seat + (direction === 'left' ? 1 : players - 1)) % players;

/** Every seat in the order of turns, from one on. */
export function inTurn(passing: PassingSide, from: Seat): readonly Seat[] {
  const seats = [from];
  while (seats.length < passing.players) seats.push(nextSeat(passing, seats.at(-1) ?? from));
  return seats;
}
