import { expect, test } from 'vitest';
import { missedHands } from '#lib/practice/missed-hands.ts';
import type { Attempt, StoredAttempt } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';

/** Attempts, the oldest first, as the history has them. */
const history = (...all: readonly (readonly [readonly number[], Partial<Attempt>])[]): StoredAttempt[] =>
  all
    .map(([ranks, part], at) => ({
      ...attempt(`${at}`, { cards: ranks.map((rank) => ({ rank, suit: 'spade' })), ...part }),
      seq: at + 1,
    }))
    .reverse();
const SHOWN = { outcome: 'shown', expression: null } as const;
const SKIPPED = { outcome: 'skipped', expression: null } as const;

test('what was missed and not made since is to be practised, each hand once, the latest first', () => {
  const rows = history(
    [[3, 3, 8, 8], SHOWN],
    [[1, 5, 5, 5], SKIPPED],
    [[1, 4, 5, 6], SHOWN],
    [[5, 1, 5, 5], {}],
    [[8, 3, 3, 8], SKIPPED],
    [[1, 2, 3, 4], {}],
    [[1, 1, 1, 1], { outcome: 'none', expression: null }],
  );
  expect(missedHands(rows)).toEqual([
    { ranks: [8, 3, 3, 8], target: 24 },
    { ranks: [1, 4, 5, 6], target: 24 },
  ]);
});

test('another target is another hand; what practice cannot deal again is left out', () => {
  const rows = history(
    [[3, 3, 8, 8], SHOWN],
    [[3, 3, 8, 8], { target: 7 }],
    [[3, 3, 8], SHOWN],
    [[3, 3, 8, 20], SHOWN],
    [[3, 3, 8, 7], { ...SHOWN, target: -5 }],
  );
  expect(missedHands(rows)).toEqual([{ ranks: [3, 3, 8, 8], target: 24 }]);
});

test('of many the latest forty', () => {
  const rows = history(
    ...Array.from(
      { length: 60 },
      (_, at) => [[1, 2, 3, 1 + (at % 13)], { ...SHOWN, target: 1 + at }] as const,
    ),
  );
  expect(missedHands(rows).map(({ target }) => target)).toEqual(
    Array.from({ length: 40 }, (_, at) => 60 - at),
  );
});
