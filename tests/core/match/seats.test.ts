import { describe, expect, test } from 'vitest';
import { inTurn, nextSeat } from '#lib/core/match/seats.ts';

describe('seats, counted clockwise', () => {
  test.each([
    ['left', 0, 1],
    ['left', 3, 0],
    ['right', 3, 2],
    ['right', 0, 3],
  ] as const)('to the %s of seat %i sits seat %i', (direction, seat, next) => {
    expect(nextSeat({ players: 4, direction }, seat)).toBe(next);
  });

  test.each([
    ['right', [1, 0, 4, 3, 2]],
    ['left', [1, 2, 3, 4, 0]],
  ] as const)('everybody once, passed to the %s', (direction, seats) => {
    expect(inTurn({ players: 5, direction }, 1)).toEqual(seats);
  });

  test.each(['left', 'right'] as const)('one player alone is followed by nobody else (%s)', (direction) => {
    expect(nextSeat({ players: 1, direction }, 0)).toBe(0);
    expect(inTurn({ players: 1, direction }, 0)).toEqual([0]);
  });
});
