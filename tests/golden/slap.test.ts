import { describe, expect, test } from 'vitest';
import type { SlapState } from '#lib/games/slap/state.ts';
import { slapOutcome } from './outcome.ts';
import { goldenLogs, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('slap');

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(slapOutcome(stateOf(golden) as SlapState)).toEqual(golden.outcome);
  });

  test('covers every rule that has a branch', () => {
    expect(uncovered(logs, 'SLAP', [3, 16])).toEqual([]);
  });
});
