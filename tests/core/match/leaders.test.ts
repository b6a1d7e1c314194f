import { expect, test } from 'vitest';
import { leadersOf } from '#lib/core/match/leaders.ts';

test.each([
  ['the highest alone', [3, 7, 5], [1]],
  ['equal ones share, in the order of seats', [7, 3, 7], [0, 2]],
  ['below zero as well', [-4, -1, -1], [1, 2]],
  ['all where nobody has scored', [0, 0], [0, 1]],
  ['nobody where there are no seats', [], []],
])('leaders: %s', (_, scores, leaders) => {
  expect(leadersOf(scores)).toEqual(leaders);
});
