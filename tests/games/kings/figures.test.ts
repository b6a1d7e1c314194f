import { expect, test } from 'vitest';
import { figures } from '#lib/games/kings/figures.ts';
import { dealtTable, newTable } from '../../support/kings-table.ts';

test('points are added up in points, and the best hand is the best', () => {
  expect(figures.read(newTable(2))).toEqual({ points: [0, 0], best: null });
  const hands = ['Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', '2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♠'];
  const table = dealtTable({ hands }, { first: 1, games: 3 }).do({ type: 'called', seat: 0 });
  // Nothing of the other hand fits: the jack points, all else is lost.
  expect(figures.read(table)).toEqual({ points: [15.5, -26], best: { seat: 0, value: 15.5, set: 0 } });
  expect(figures.better).toBe('larger');
});

test('without a hand above nothing there is no best', () => {
  const hands = ['2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♠', '2♦ 4♦ 6♠ 8♥ 8♣ 9♦ J♦'];
  const table = dealtTable({ hands }, { first: 1 }).do({ type: 'agreed', seat: 0 });
  expect(figures.read(table).best).toBeNull();
});
