import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#lib/core/calendar.ts';
import { finish } from '#lib/core/work.ts';
import { bestsOf } from '#lib/practice/bests.ts';
import { longestStreak } from '#lib/practice/streak.ts';
import type { StoredAttempt } from '#lib/storage/attempt.ts';
import { attempt } from '../storage/support/attempts.ts';
import { cardsOf } from '../support/cards.ts';

const bests = (rows: readonly StoredAttempt[]) => finish(bestsOf(rows.toReversed()));
const EASY = cardsOf(1, 1, 4, 6);
const row = (seq: number, part: Partial<StoredAttempt> = {}): StoredAttempt => ({
  ...attempt(`${seq}`, { cards: EASY, expression: '1 × 1 × 4 × 6' }),
  seq,
  ...part,
});
const times = (...all: readonly number[]) => all.map((ms, seq) => row(seq, { ms }));

describe('bests', () => {
  test('are none before a few hands were solved', () => {
    expect(bests([])).toEqual({ fastest: null, ten: null, hardest: null, days: 0 });
    expect(bests(times(9000, 8000, 7000, 6000)).fastest).toBe(null);
  });

  test('are the fastest, the first of equals, and the hardest', () => {
    const rows = [
      ...times(9000, 4000, 7000, 4000, 8000),
      row(9, { cards: cardsOf(3, 3, 8, 8), ms: 200_000 }),
    ];
    const found = bests(rows);
    expect([found.fastest?.seq, found.hardest?.row.seq]).toEqual([1, 9]);
    expect(found.hardest?.level).toBeGreaterThan(2000);
    expect(found.ten).toBe(null);
  });

  test('of ten in a row are the mean of those that no miss lies between', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1000, max: 99_000 }), fc.boolean())), (played) => {
        const rows = played.map(([ms, solved], seq) =>
          row(seq, solved ? { ms } : { ms, outcome: 'shown', expression: null }),
        );
        const means = rows.flatMap((_, at) => {
          const ten = rows.slice(at, at + 10);
          return ten.length === 10 && ten.every(({ outcome }) => outcome === 'solved')
            ? [ten.reduce((sum, { ms }) => sum + ms, 0) / 10]
            : [];
        });
        expect(bests(rows).ten?.ms ?? Infinity).toBeCloseTo(Math.min(...means), 6);
      }),
    );
  });

  test('are not made by hands that were played again, announced, or helped with', () => {
    const rows = times(9000, 8000, 7000, 6000, 5000);
    const eased = [{ from: 'again' }, { from: 'lesson' }, { named: true }, { hints: 3 }];
    expect(bests([...rows, ...eased.map((part, at) => row(20 + at, { ms: 100, ...part }))])).toEqual(
      bests(rows),
    );
  });
});

describe('the longest row of days', () => {
  const noon = (day: number) =>
    Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100, 12);
  const on = (...days: readonly number[]) => days.map((day) => ({ day, at: noon(day), zone: 0 }));

  test('is the longest that ever was, each date once', () => {
    expect(longestStreak([])).toBe(0);
    expect(longestStreak(on(20260301, 20260302, 20260302, 20260303, 20260310, 20260311))).toBe(3);
    expect(longestStreak(on(20260228, 20260301).reverse())).toBe(2);
  });

  test('is as long as a plain count says', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40)), (offsets) => {
        const days = [...new Set(offsets)].sort((a, b) => a - b);
        let [best, run] = [0, 0];
        for (const [at, day] of days.entries()) {
          run = days[at - 1] === day - 1 ? run + 1 : 1;
          best = Math.max(best, run);
        }
        expect(longestStreak(on(...offsets.map((offset) => addDays(20260101, offset))))).toBe(best);
      }),
    );
  });
});
