import type { Seat } from '#lib/core/match/game.ts';

/** Where a seat is drawn: row by row from the top, 1-based, in two columns; the one without an opposite is in the middle of the last row. */
export interface RingPlace {
  readonly row: 1 | 2 | 3;
  readonly side: 'left' | 'right' | 'middle';
}

const LEFT = (row: RingPlace['row']): RingPlace => ({ row, side: 'left' });
const RIGHT = (row: RingPlace['row']): RingPlace => ({ row, side: 'right' });
const MIDDLE = (row: RingPlace['row']): RingPlace => ({ row, side: 'middle' });

/** By how many sit there: the places in the order of the clock, from the one that is nearest. */
const RINGS: Readonly<Record<number, readonly RingPlace[]>> = {
  1: [MIDDLE(1)],
  2: [RIGHT(1), LEFT(1)],
  3: [MIDDLE(2), LEFT(1), RIGHT(1)],
  4: [RIGHT(2), LEFT(2), LEFT(1), RIGHT(1)],
  5: [MIDDLE(3), LEFT(2), LEFT(1), RIGHT(1), RIGHT(2)],
  6: [RIGHT(3), LEFT(3), LEFT(2), LEFT(1), RIGHT(1), RIGHT(2)],
};

/** Where a seat of so many is drawn. `turned`: seats go against the clock, so that the turn goes with it. */
export const placeInRing = (seat: Seat, seats: number, turned: boolean): RingPlace =>
  RINGS[seats]?.[turned ? (seats - seat) % seats : seat] ?? MIDDLE(1);

/** When it is a seat's turn, counted from 1 for the one that begins: the turn goes from each seat to the one before it. */
export const turnInRing = (seat: Seat, seats: number, first: Seat): number =>
  ((first - seat + seats) % seats) + 1;
