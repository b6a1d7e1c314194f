import { expect, test } from 'vitest';
import { byDots, byFamily, LATEST } from '#lib/practice/by-kind.ts';
import type { Attempt } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';

const hand = (ranks: readonly number[], part: Partial<Attempt> = {}): Attempt =>
  attempt('x', { cards: ranks.map((rank) => ({ rank, suit: 'spade' })), ...part });
const times = (count: number, make: (at: number) => Attempt) =>
  Array.from({ length: count }, (_, at) => make(at));
const SHOWN = { outcome: 'shown', expression: null } as const;
const NONE = { outcome: 'none', expression: null } as const;

test('nothing tried is nothing said', () => {
  expect([byDots([]), byFamily([])]).toEqual([[], []]);
});

test('how hands went by their dots, and those without a solution by themselves', () => {
  const rows = [
    ...times(6, (at) => hand([1, 1, 4, 6], { ms: 1000 * (at + 1) })),
    ...times(3, () => hand([3, 3, 8, 8], SHOWN)),
    hand([3, 3, 8, 8]),
    hand([1, 1, 1, 1], NONE),
    hand([1, 1, 1, 2], SHOWN),
    // Nobody knows of six cards how hard they are.
    hand([1, 2, 3, 4, 5, 6]),
  ];
  expect(byDots(rows)).toEqual([
    { kind: 1, all: 6, share: 100, usual: 3500 },
    { kind: 3, all: 4, share: 25, usual: null },
    { kind: 'none', all: 2, share: 50, usual: null },
  ]);
});

test('no share is rounded up to all or down to none', () => {
  const shares = (solved: number, missed: number) =>
    byDots([
      ...times(solved, () => hand([1, 1, 4, 6])),
      ...times(missed, () => hand([1, 1, 4, 6], SHOWN)),
    ]).map(({ share }) => share);
  expect([shares(299, 1), shares(1, 299), shares(300, 0), shares(0, 300)]).toEqual([[99], [1], [100], [0]]);
});

test('by the family of what a hand mostly ends with', () => {
  const rows = [
    ...times(5, () => hand([1, 5, 10, 10], { ms: 4200 })),
    ...times(2, () => hand([3, 3, 8, 8], SHOWN)),
    hand([3, 3, 8, 8], { target: 7 }),
    hand([1, 1, 1, 1], NONE),
  ];
  expect(byFamily(rows)).toEqual([
    { kind: 'sum', all: 5, share: 100, usual: 4200 },
    { kind: 'fraction', all: 2, share: 0, usual: null },
  ]);
});

test('hands that were made easier, and those of long ago, say nothing', () => {
  expect(byDots([hand([1, 1, 4, 6], { from: 'again' }), hand([1, 1, 4, 6], { named: true })])).toEqual([]);
  const old = times(LATEST, () => hand([3, 3, 8, 8], SHOWN));
  expect(byDots([...times(LATEST, () => hand([1, 1, 4, 6])), ...old]).map(({ kind }) => kind)).toEqual([1]);
});
