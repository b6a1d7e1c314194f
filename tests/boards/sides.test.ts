import { describe, expect, test } from 'vitest';
import { addTurns, sideOf, stepOf, seatTurnOf } from '#lib/boards/table/sides.ts';

describe('sideOf', () => {
  test.each([
    [1, ['near']],
    [2, ['near', 'far']],
    // The fourth is the table's own pile (KNOCK-10).
    [3, ['near', 'left', 'right', 'far']],
    [4, ['near', 'left', 'far', 'right']],
  ] as const)('puts the places of %i players clockwise round the phone', (seats, sides) => {
    expect(sides.map((_, seat) => sideOf(seat, seats))).toEqual(sides);
  });
});

test('a seat reads from its own edge', () => {
  expect([0, 1, 2].map((seat) => seatTurnOf(seat, 3))).toEqual([0, 90, 270]);
  expect([0, 1].map((seat) => seatTurnOf(seat, 2))).toEqual([0, 180]);
});

test('the next reader of two sits across, of more at the next edge', () => {
  expect([2, 3, 4].map(stepOf)).toEqual([180, 90, 90]);
});

test('turns add up to a quarter of a circle, whatever they begin with', () => {
  expect([addTurns(90, -90), addTurns(270, 180), addTurns(-90, 0)]).toEqual([0, 90, 270]);
});
