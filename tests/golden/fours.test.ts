import { describe, expect, test } from 'vitest';
import type { FoursState } from '#lib/games/fours/state.ts';
import { foursOutcome } from './outcome.ts';
import { goldenLogs, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('fours');

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match of Four Fours stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(foursOutcome(stateOf(golden) as FoursState)).toEqual(golden.outcome);
  });

  test('covers every rule', () => {
    expect(uncovered(logs, 'FOURS', [1, 16])).toEqual([]);
  });
});
