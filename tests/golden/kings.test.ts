import { describe, expect, test } from 'vitest';
import { STRICTNESSES, type KingsConfig } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { kingsOutcome } from './outcome.ts';
import { goldenLogs, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('kings');
const configs = logs.map(
  ({ match }) => (match as { readonly header: { readonly config: KingsConfig } }).header.config,
);

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match of 24, Kings stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(kingsOutcome(stateOf(golden, () => kings) as KingsState)).toEqual(golden.outcome);
  });

  test('covers every rule', () => {
    expect(uncovered(logs, 'KINGS', [1, 11])).toEqual([]);
  });

  test('covers every strictness and every option (KINGS-8, KINGS-9)', () => {
    const options = [
      'subjects',
      'noHarm',
      'oneShuffle',
      'faceUpStays',
      'staticCastles',
      'anyKing',
      'ghoulRaiser',
    ] as const;
    expect(options.filter((option) => !configs.some((config) => config[option]))).toEqual([]);
    expect([...new Set(configs.map(({ strictness }) => strictness))].sort()).toEqual(
      [...STRICTNESSES].sort(),
    );
    expect([...new Set(configs.map(({ deck }) => deck))].sort()).toEqual(['dealt', 'physical']);
  });
});
