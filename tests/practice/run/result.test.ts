import { describe, expect, test } from 'vitest';
import { meritOf, resultOf } from '#lib/practice/run/result.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';

const hand = (seq: number, part: Partial<Attempt> = {}) => ({
  ...attemptRow(`${seq}`, { ms: 4000, ...part }),
  seq,
});
const hands = (...parts: readonly Partial<Attempt>[]) => parts.map((part, seq) => hand(seq, part));
const SOLVED = {};
const WRONG = { outcome: 'shown', expression: null } as const;
const SKIPPED = { outcome: 'skipped', expression: null } as const;

describe('a run out of its attempts', () => {
  test('a storm: its row, what it won and lost, and its whole length', () => {
    const result = resultOf('storm-1-10-98-a-m1', hands(SOLVED, SOLVED, SOLVED, WRONG, SOLVED, SKIPPED));
    expect(result?.state).toMatchObject({
      solved: 4,
      longest: 3,
      won: -5000,
      at: 175_000,
      end: 'time',
      skips: 1,
    });
    expect(result && meritOf(result)).toBe(4);
  });

  test('a streak: it ends with the hand that went wrong', () => {
    const result = resultOf('streak-1-10-98-a-m1', hands(SOLVED, SKIPPED, SOLVED, WRONG));
    expect(result?.state).toMatchObject({ solved: 2, end: 'shown', at: 16_000 });
  });

  test('a race: its time counts with twenty solved, and not before', () => {
    const name = 'ghost-1-10-98-a-m1';
    const nineteen = Array.from({ length: 19 }, () => SOLVED);
    const left = resultOf(name, hands(...nineteen));
    expect(left && meritOf(left)).toBeNull();
    const run = resultOf(name, hands(...nineteen, SKIPPED, SOLVED));
    expect(run && meritOf(run)).toBe(-84_000);
  });

  test('without a clock fewer steps are better, and a skip costs three (RUN-9)', () => {
    const merit = (...parts: readonly Partial<Attempt>[]) => {
      const result = resultOf('storm-1-10u-98-a-m1', hands(...parts));
      return (result && meritOf(result)) ?? NaN;
    };
    const twenty = (part: Partial<Attempt>) => [...Array.from({ length: 19 }, () => SOLVED), part];
    expect(merit(...twenty({ undos: 2 }))).toBeLessThan(merit(...twenty(SOLVED)));
    expect(merit(...twenty(SKIPPED))).toBe(merit(...twenty({ undos: 3 })));
    expect(merit(...Array.from({ length: 20 }, () => SKIPPED))).toBe(-60);
  });

  test('of a version to come it is none', () => {
    expect(resultOf('storm-2-10-98-a-m1', hands(SOLVED))).toBeNull();
    expect(resultOf('storm-1-10-98-a-m1', [])).toBeNull();
  });
});
