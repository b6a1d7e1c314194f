import type { Seat } from '#lib/core/match/game.ts';

/** How far what a seat reads is turned, clockwise in degrees, from what the near edge of the phone reads. */
export type SeatTurn = 0 | 90 | 180 | 270;

/** The edges of the phone in seat order: clockwise, so that each seat has the next one on its left. */
export const SIDES = ['near', 'left', 'far', 'right'] as const;
export type Side = (typeof SIDES)[number];

const TURN: Readonly<Record<Side, SeatTurn>> = { near: 0, left: 90, far: 180, right: 270 };

const PLACES: Readonly<Record<number, readonly Side[]>> = {
  2: ['near', 'far'],
  // The far edge is the table's, whose pile lies there (KNOCK-10).
  3: ['near', 'left', 'right', 'far'],
};

/** Where a seat sits: two face each other, three leave the far edge free, four have an edge each. */
export const sideOf = (seat: Seat, seats: number): Side => (PLACES[seats] ?? SIDES)[seat] ?? 'near';

/** How far the words for a seat are turned. */
export const seatTurnOf = (seat: Seat, seats: number): SeatTurn => TURN[sideOf(seat, seats)];

/** Towards whom something opens, as the page is turned now, and how far it goes round to the next reader; 0 where all read it from one side. */
export interface Towards {
  readonly turn: SeatTurn;
  readonly step: 0 | 90 | 180;
}

/** How far the next reader sits: two face each other. */
export const stepOf = (seats: number): Towards['step'] => (seats === 2 ? 180 : 90);

/** Two turns one after the other; any multiple of a quarter, such as the angle of a screen, may be negative or beyond a full circle. */
export function addTurns(a: number, b: number): SeatTurn {
  const sum = (((a + b) % 360) + 360) % 360;
  return sum === 90 || sum === 180 || sum === 270 ? sum : 0;
}
