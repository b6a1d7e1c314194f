import type { Seat } from '#lib/core/match/game.ts';

/** The sides of a phone on the table, as one sees them who sets it up. */
export type Place = 'near' | 'left' | 'far' | 'right';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ['near'],
  2: ['near', 'far'],
  3: ['near', 'left', 'far'],
  4: ['near', 'left', 'far', 'right'],
};

/** Where a seat is when so many play: clockwise from the near end. */
export const placeOf = (seat: Seat, players: number): Place => PLACES[players]?.[seat] ?? 'near';
