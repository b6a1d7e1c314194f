import { describe, expect, test } from 'vitest';
import { dynamicTarget } from '#lib/core/dynamic-target.ts';

describe('the dynamic target (KNOCK-11, SLAP-4)', () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7, 8], 10, 18],
    [[8, 1, 6, 3, 4, 5, 2, 7], 10, 18],
    [[1, 1, 1, 1, 2, 2, 2, 2], 10, 6],
    [[10, 10, 10, 10, 9, 9, 9, 9], 10, 38],
    [[13, 13, 13, 13, 12, 12, 12, 12], 13, 50],
    [[3, 4, 5, 6], 10, 18],
    [[1, 1, 2, 2], 10, 6],
  ])('of %j up to %i is %i', (ranks, highest, expected) => {
    expect(dynamicTarget(ranks, highest)).toBe(expected);
  });

  test.each([
    ['five of a rank', [1, 1, 1, 1, 1, 2, 3, 4], 10],
    ['three aces in the middle, with two below them', [1, 1, 1, 2], 10],
    ['three of the highest in the middle', [9, 10, 10, 10], 10],
    ['a rank that the deck has not', [1, 2, 3, 11], 10],
    ['nought', [0, 2, 3, 4], 10],
    ['half a rank', [1.5, 2, 3, 4], 10],
    ['seven ranks', [1, 2, 3, 4, 5, 6, 7], 10],
    ['none', [], 10],
  ])('is refused for %s', (_, ranks, highest) => {
    expect(dynamicTarget(ranks, highest)).toBeNull();
  });
});
