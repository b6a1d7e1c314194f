import { expect, test } from 'vitest';
import { figures } from '#lib/games/fours/figures.ts';
import { closing, inGap, opening, realTable } from '../../support/fours.ts';

test('points are added up, and the longest board that won is the best', () => {
  const table = realTable(2);
  expect(figures.read(table)).toEqual({ points: [0, 0], best: null });
  table.turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]).next();
  // The covered × and the brackets count.
  table.turn(['÷', inGap(1)], ['×', inGap(2)], ['()', opening(0)]);
  table.turn(['+', inGap(2)], ['÷', inGap(3)], ['()', closing(4)]).next();
  table.ends().ends();
  expect(figures.read(table)).toEqual({ points: [9, 0], best: { seat: 0, value: 6, set: 1 } });
  expect(figures.better).toBe('larger');
});
