import { describe, expect, test } from 'vitest';
import type { KnockState } from '#lib/games/knock/state.ts';
import { knockOutcome } from './outcome.ts';
import { goldenLogs, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('knock');

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match of Knock stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(knockOutcome(stateOf(golden) as KnockState)).toEqual(golden.outcome);
  });

  test('covers every rule', () => {
    expect(uncovered(logs, 'KNOCK', [1, 11])).toEqual([]);
  });
});
