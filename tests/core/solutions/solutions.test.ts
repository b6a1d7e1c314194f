import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { type Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { isInteger, type Rational } from '#lib/core/rational.ts';
import { solutionKey } from '#lib/core/solutions/solution-key.ts';
import { isSolvable, solutions } from '#lib/core/solve.ts';
import { everySolution } from '../../support/brute-force.ts';
import { everyHand } from '../../support/hands.ts';

const parsed = (text: string): Expression => {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.code}`);
  return result.value;
};
const texts = (hand: readonly number[], target = 24) => solutions(hand, target).map(printExpression);

/** All hands of 1–13 with their solutions for 24, found once for this file. */
const HANDS = everyHand(13, 4).map((hand) => ({ hand, found: solutions(hand, 24) }));
const upToTen = HANDS.filter(({ hand }) => Math.max(...hand) <= 10);

describe('solutions: how many', () => {
  test.each([
    [[1, 2, 3, 4], 3],
    [[2, 4, 6, 8], 8],
    [[2, 4, 8, 10], 11],
    [[1, 1, 4, 6], 1],
    [[3, 3, 8, 8], 1],
    [[1, 1, 5, 9], 0],
  ])('are different of %j for 24: %i (ARITH-6, ARITH-7)', (hand, count) => {
    expect(solutions(hand, 24)).toHaveLength(count);
  });

  test('are different of 2 4 8 10, and of no other hand of 1 to 10 as many (ARITH-6)', () => {
    const most = Math.max(...upToTen.map(({ found }) => found.length));
    expect(upToTen.filter(({ found }) => found.length === most).map(({ hand }) => hand)).toEqual([
      [2, 4, 8, 10],
    ]);
    expect(most).toBe(11);
  });

  test('are 3017 in all for the hands of 1 to 13, 1343 of them for those of 1 to 10: golden, to see any change (ARITH-6)', () => {
    const total = (hands: typeof HANDS) => hands.reduce((sum, { found }) => sum + found.length, 0);
    expect([total(upToTen), total(HANDS)]).toEqual([1343, 3017]);
  });

  test('are none exactly where a hand cannot make the target (ARITH-7)', () => {
    expect(HANDS.filter(({ hand, found }) => found.length > 0 !== isSolvable(hand, 24))).toEqual([]);
  });

  test.each([
    [10, 10],
    [13, 16],
  ])(
    'all need a fraction on the way for ranks 1 to %i in %i hands, and a negative number in none (ARITH-7)',
    (highest, count) => {
      const solvable = HANDS.filter(({ hand, found }) => Math.max(...hand) <= highest && found.length > 0);
      const needing = (isAwkward: (value: Rational) => boolean) =>
        solvable.filter(({ found }) => found.every((e) => valuesOnTheWay(e).some(isAwkward)));
      expect(needing((value) => !isInteger(value))).toHaveLength(count);
      expect(needing((value) => value.n < 0n)).toHaveLength(0);
    },
  );
});

describe('solutions: each', () => {
  test('printed, is read again, makes 24 and uses its hand exactly, for every hand of 1 to 13 (ARITH-1, ARITH-2)', () => {
    for (const { hand, found } of HANDS) {
      for (const e of found)
        expect(judgeProof(parsed(printExpression(e)), hand, 24)).toEqual({ verdict: 'right' });
    }
  });

  test('printed, is right and is there once for random hands of up to five numbers and random targets (ARITH-1, ARITH-6)', () => {
    const hands = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(hands, fc.integer({ min: -5, max: 40 }), (hand, target) => {
        const found = solutions(hand, target);
        for (const e of found)
          expect(judgeProof(parsed(printExpression(e)), hand, target)).toEqual({ verdict: 'right' });
        expect(new Set(found.map(printExpression)).size).toBe(found.length);
        expect(found.length > 0).toBe(isSolvable(hand, target));
      }),
      { numRuns: 40 },
    );
  });

  test('has a key of its own, and brute force finds these keys and no others, for every hand of 1 to 10 (ARITH-6)', () => {
    for (const { hand, found } of upToTen) {
      const keys = found.map(solutionKey);
      expect(keys.toSorted()).toEqual([...bruteKeys(hand, 24)].toSorted());
    }
  });

  test('is what brute force finds for up to four numbers and any target, negative ones and 0 too (ARITH-6)', () => {
    const hands = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(hands, fc.integer({ min: -6, max: 12 }), (hand, target) => {
        expect(solutions(hand, target).map(solutionKey).toSorted()).toEqual(
          [...bruteKeys(hand, target)].toSorted(),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('of six numbers is right too (ARITH-1)', () => {
    const hand = [97, 89, 83, 79, 73, 71];
    const found = solutions(hand, 24);
    expect(found.length).toBeGreaterThan(0);
    for (const e of found) expect(judgeProof(e, hand, 24)).toEqual({ verdict: 'right' });
  });
});

describe('solutions: simplest first', () => {
  test.each([
    [
      [3, 5, 7, 9],
      ['9 + 7 + 5 + 3', '9 × 5 − 7 × 3', '(9 + 3) × (7 − 5)', '9 × (5 − 7 ÷ 3)'],
    ],
    [
      [2, 6, 7, 9],
      ['9 + 7 + 6 + 2', '7 × 6 − 9 × 2', '6 × (9 + 2 − 7)', '6 × 2 × (9 − 7)'],
    ],
    [
      [1, 2, 3, 4],
      ['4 × 3 × 2 × 1', '4 × (3 + 2 + 1)', '(4 + 2) × (3 + 1)'],
    ],
    [
      [4, 6, 7, 7],
      ['7 + 7 + 6 + 4', '6 × 4 + 7 − 7'],
    ],
    [[1, 1, 4, 6], ['6 × 4 × 1 × 1']],
    [[2, 4, 10, 10], ['10 × (2 + 4 ÷ 10)']],
    [[1, 5, 5, 5], ['5 × (5 − 1 ÷ 5)']],
    [[3, 3, 8, 8], ['8 ÷ (3 − 8 ÷ 3)']],
  ])('lists those of %j as a person would (ARITH-6)', (hand, list) => {
    expect(texts(hand)).toEqual(list);
  });

  test('writes negative targets without a sign before a number (ARITH-4)', () => {
    expect(texts([2, 5], -3)).toEqual(['2 − 5']);
    expect(texts([2, 3, 5], -4)).toEqual(['3 − 5 − 2', '2 × (3 − 5)']);
  });

  test('never goes through a negative number on the way to 24 (ARITH-2)', () => {
    const negative = (e: Expression) => valuesOnTheWay(e).some((value) => value.n < 0n);
    expect(HANDS.flatMap(({ found }) => found.filter(negative)).map(printExpression)).toEqual([]);
  });
});

/** The keys of all trees that make the target. */
const bruteKeys = (hand: readonly number[], target: number): ReadonlySet<string> =>
  new Set(everySolution(hand, target).map((text) => solutionKey(parsed(text))));

/** The values of an expression and of every part of it. */
function valuesOnTheWay(e: Expression): readonly Rational[] {
  const value = evaluate(e);
  const parts = e.type === 'number' ? [] : [...valuesOnTheWay(e.left), ...valuesOnTheWay(e.right)];
  return value ? [value, ...parts] : parts;
}
