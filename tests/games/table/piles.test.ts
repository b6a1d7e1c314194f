import { describe, expect, test } from 'vitest';
import { dealOut, isRecount, isReordered, resized, turnCounts, unseenPiles } from '#lib/games/table/piles.ts';

describe('dealing out', () => {
  test('gives one card at a time by turns', () => {
    expect(dealOut([7, 8, 9, 10, 11, 12], 2)).toEqual([
      [7, 9, 11],
      [8, 10, 12],
    ]);
  });

  test('knows only the sizes of a real deck', () => {
    expect(unseenPiles(4, 2)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('turning up four cards (SLAP-3, SLAP-14)', () => {
  test.each([
    ['two each', [20, 20], 2, [2, 2]],
    ['one each', [10, 10, 10, 10], 1, [1, 1, 1, 1]],
    ['the other fills up for one card', [1, 35], 2, [1, 3]],
    ['the other fills up for an empty pile', [36, 0], 2, [4, 0]],
    ['by turns, beginning after the short pile', [10, 0, 16, 10], 1, [1, 0, 2, 1]],
    ['by turns round several short ones', [0, 0, 0, 36], 1, [0, 0, 0, 4]],
    ['all there are', [1, 1], 2, [1, 1]],
  ])('%s', (_, sizes, each, expected) => {
    expect(turnCounts(sizes, each)).toEqual(expected);
  });
});

describe('a pile in another order', () => {
  test.each([
    [[3, 1, 2], [1, 2, 3], true],
    [[3, 1, 1], [1, 2, 3], false],
    [[3, 1], [1, 2, 3], false],
    [[10, 9], [9, 10], true],
    [[0], [null], false],
  ])('%j of %j: %s', (order, pile, expected) => {
    expect(isReordered(order, pile)).toBe(expected);
  });
});

describe('correcting sizes (SLAP-14)', () => {
  test('moves cards from the bottom of one pile under another', () => {
    const piles = [
      [1, 2, 3],
      [4, 5],
      [6, 7, 8],
    ];
    expect(resized(piles, [1, 4, 3])).toEqual([[1], [4, 5, 2, 3], [6, 7, 8]]);
    expect(resized(piles, [3, 2, 3])).toEqual(piles);
    expect(resized(piles, [0, 8, 0])).toEqual([[], [4, 5, 1, 2, 3, 6, 7, 8], []]);
  });
});

describe('counts of piles (SLAP-14)', () => {
  const piles = [[1, 2, 3], [4], []];

  test.each([
    ['as they are', [3, 1, 0], [], true],
    ['with the same sum', [0, 0, 4], [], true],
    ['with another sum', [3, 1, 1], [], false],
    ['for a pile too few', [3, 1], [], false],
    ['for a pile too many', [3, 1, 0, 0], [], false],
    ['below nothing', [4, 1, -1], [], false],
    ['of half cards', [2.5, 1.5, 0], [], false],
    ['that leave each what it must have', [2, 2, 0], [2, 1], true],
    ['that do not', [1, 3, 0], [2, 1], false],
  ])('%s', (_, counts, least, expected) => {
    expect(isRecount(piles, counts, least)).toBe(expected);
  });
});
