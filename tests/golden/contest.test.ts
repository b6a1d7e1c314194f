import { describe, expect, test } from 'vitest';
import { playedOf } from '#lib/boards/contest/alone.ts';
import { parseMatch } from '#lib/core/match/file.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { TYPES } from '#lib/games/contest/types.ts';
import { gameOf } from '#lib/games/registry.ts';
import { contestOutcome } from './outcome.ts';
import { goldenLogs, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('contest');

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a contest stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(contestOutcome(stateOf(golden) as ContestState)).toEqual(golden.outcome);
  });

  test('covers every rule', () => {
    expect(uncovered(logs, 'CONTEST', [1, 11])).toEqual([]);
  });

  test.each(goldenLogs('contest-alone'))('alone: $title', (golden) => {
    const read = parseMatch(JSON.stringify(golden.match), gameOf);
    expect(read.ok && playedOf(read.value)?.alone).toEqual(golden.outcome);
  });

  test('covers every family', () => {
    const types = logs.map(
      ({ match }) => (match as { readonly header: { readonly config: ContestConfig } }).header.config.type,
    );
    expect(new Set(types.map((type) => TYPES[type].family))).toEqual(new Set(['classic', 'tony', 'closest']));
  });
});
