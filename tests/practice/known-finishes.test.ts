import { describe, expect, test } from 'vitest';
import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { finish } from '#lib/core/work.ts';
import { explainedRanks, familiesOf, handsOfPattern, leaningOf } from '#lib/practice/known-finishes.ts';
import { LESSON_OF } from '#lib/practice/lesson-hands.ts';
import type { Attempt } from '#lib/storage/index.ts';
import { yearsOf } from '../../e2e/support/years.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';

const UNTIL = Date.UTC(2026, 10, 22, 12);
const years = (count: number): readonly Attempt[] =>
  yearsOf({ count, until: UNTIL, perDay: 20, from: 1, to: 1 }).reverse();
const families = (attempts: readonly Attempt[]) => finish(familiesOf(attempts));
const all = (attempts: readonly Attempt[]) => families(attempts).flatMap(({ patterns }) => patterns);

describe('how hands end, by families', () => {
  test('nothing played is nothing known, and nothing that no table knows', () => {
    expect(families([])).toEqual([]);
    expect(families([attempt('three', { cards: cardsOf(1, 2, 3), expression: '1 × 2 × 3' })])).toEqual([]);
    expect(families(years(60).map((row) => ({ ...row, target: 25 })))).toEqual([]);
  });

  test.each([12, 200, 2000])(
    'of %i hands each pattern that was met stands once, in its own family',
    (count) => {
      const found = families(years(count));
      expect(found.length).toBeGreaterThan(2);
      for (const { family, patterns } of found)
        for (const { pattern, seen } of patterns) {
          expect(LESSON_OF[pattern]).toBe(family);
          expect(seen).toBeGreaterThan(0);
        }
      const met = all(years(count)).map(({ pattern }) => pattern);
      expect(new Set(met).size).toBe(met.length);
      expect(all(years(count)).reduce((sum, { seen }) => sum + seen, 0)).toBeLessThanOrEqual(count);
    },
  );

  test('with twelve hands nothing is compared, with two hundred most is', () => {
    expect(all(years(12)).filter((each) => leaningOf(each) !== null)).toEqual([]);
    expect(all(years(200)).filter((each) => leaningOf(each) !== null).length).toBeGreaterThan(5);
  });

  test('clocks set back, words of versions to come and lines that nobody can read break nothing', () => {
    const odd = years(200).map((row, at) => ({
      ...row,
      ...(at % 4 === 0 ? { endedAt: 0 } : {}),
      ...(at % 4 === 1 ? { from: 'relay' } : {}),
      ...(at % 4 === 2 ? { expression: '4 ☓ 6' } : {}),
    }));
    for (const standing of all(odd)) expect(Number.isFinite(leaningOf(standing) ?? 0)).toBe(true);
    expect(all(odd).length).toBeGreaterThan(5);
  });

  test('of 20,000 hands the latest 4,000 tell', () => {
    const played = years(4000);
    const older = played.map((row) => ({ ...row, outcome: 'shown' as const, expression: null }));
    expect(families([...played, ...older])).toEqual(families(played));
  });
});

test('how a time leans: twice the usual is as far as it goes, and too few lean nowhere', () => {
  const lean = (middle: number | null, usual: number | null, solved = 3) =>
    leaningOf({ middle, usual, solved });
  expect([lean(8, 8), lean(16, 8), lean(4, 8), lean(80, 8), lean(1, 8)]).toEqual([0, 1, -1, 1, -1]);
  expect([lean(8, null), lean(null, 8), lean(8, 8, 2), lean(0, 8)]).toEqual([null, null, null, null]);
});

test('a hand is explained where there is a lesson for it', () => {
  expect(explainedRanks({ cards: cardsOf(3, 3, 8, 8), target: 24 })).toEqual([3, 3, 8, 8]);
  for (const [ranks, target] of [
    [[3, 3, 8, 8], 10],
    [[1, 1, 1, 1], 24],
    [[2, 3, 4], 24],
    [[3, 3, 8, 14], 24],
  ] as const)
    expect(explainedRanks({ cards: cardsOf(...ranks), target })).toBe(null);
  expect(PATTERNS.length).toBe(25);
});

test('hands of a pattern are of that pattern, no two alike, the same for a seed, and without courts for who plays without', () => {
  for (const pattern of PATTERNS) {
    const standing = { pattern, last: [] } as unknown as Parameters<typeof handsOfPattern>[0];
    const deals = handsOfPattern(standing, 7);
    expect(deals.length).toBeLessThanOrEqual(8);
    expect(new Set(deals.map(({ ranks }) => ranks.join())).size).toBe(deals.length);
    for (const { ranks, target } of deals)
      expect([knownPatterns(ranks)?.first, target]).toEqual([pattern, 24]);
    expect(handsOfPattern(standing, 7)).toEqual(deals);
  }
  const [threeEight] = all(years(400)).filter(({ pattern }) => pattern === '3x8 large');
  const without = handsOfPattern({ ...threeEight!, last: [] }, 7);
  expect(without.length).toBe(8);
  expect(Math.max(...without.flatMap(({ ranks }) => ranks))).toBeLessThanOrEqual(10);
});
