import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import type { Expression } from '#lib/core/expression.ts';
import { oneWay, oneWayWork } from '#lib/core/search/one-way.ts';
import { printExpression } from '#lib/core/print.ts';
import { judgeProof } from '#lib/core/proof.ts';
import { toNumber } from '#lib/core/rational.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import { canMake } from '../../support/brute-force.ts';
import { question } from '../../support/questions.ts';

const printed = (numbers: readonly number[], target: number) => {
  const way = oneWay(numbers, target);
  return way && printExpression(way);
};

/** The value of every part of an expression. */
const valuesIn = (e: Expression | null): readonly number[] => {
  const value = e && evaluate(e);
  if (e === null || !value) return [];
  return [toNumber(value), ...(e.type === 'operation' ? [...valuesIn(e.left), ...valuesIn(e.right)] : [])];
};

describe('oneWay', () => {
  test.each([
    [[24], 24, '24'],
    [[24], 23, null],
    [[4, 7], -3, '4 − 7'],
    [[3, 3, 8, 8], 24, '8 ÷ (3 − 8 ÷ 3)'],
    [[1, 5, 5, 5], 24, '5 × (5 − 1 ÷ 5)'],
    [[1, 1, 5, 9], 24, null],
    [[1, 1, 1, 1, 1, 1], 10_000, null],
  ])('of %j for %i finds %s (ARITH-1, ARITH-2)', (numbers, target, way) => {
    expect(printed(numbers, target)).toBe(way);
  });

  test.each([
    [[1, 7, 7, 100], '(100 + 1) × (7 − 7)'],
    [[7, 7, 13, 100], '(100 + 13) × (7 − 7)'],
  ])('of %j uses up by 0 what cannot make 0 (ARITH-1)', (numbers, way) => {
    expect(printed(numbers, 0)).toBe(way);
  });

  test('finds a way exactly where there is one, of one to five numbers (ARITH-1, ARITH-2, ARITH-3)', () => {
    fc.assert(
      fc.property(question({ 1: 1, 2: 10, 3: 30, 4: 30, 5: 3 }), ([numbers, target]) => {
        const way = oneWay(numbers, target);
        expect(way !== null).toBe(canMake(numbers, target));
        if (way) expect(judgeProof(way, numbers, target)).toEqual({ verdict: 'right' });
      }),
      { numRuns: 1000 },
    );
  });

  test('proves by its way that six to eight numbers are solvable (ARITH-1, ARITH-2)', () => {
    fc.assert(
      fc.property(question({ 6: 1, 7: 1, 8: 1 }), ([numbers, target]) => {
        const way = oneWay(numbers, target);
        expect(way !== null).toBe(isSolvable(numbers, target));
        if (way) expect(judgeProof(way, numbers, target)).toEqual({ verdict: 'right' });
      }),
      { numRuns: 500 },
    );
  });

  test('stays positive on the way to a target that is', () => {
    fc.assert(
      fc.property(question({ 4: 1, 5: 1, 6: 1 }), ([numbers, target]) => {
        const way = oneWay(numbers, Math.abs(target));
        expect(valuesIn(way).filter((value) => value < 0)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('gives way to others while it looks for what is not there', () => {
    let steps = 0;
    for (const work = oneWayWork([1, 1, 1, 1, 1, 2, 3, 3], 9999); ; steps += 1) {
      const { done, value } = work.next();
      if (done) return expect([value, steps > 100]).toEqual([null, true]);
    }
  });

  test.each([
    [[], 24],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], 24],
    [[-1, 1], 1],
    [[101, 1], 100],
    [[1.5, 1], 1],
    [[1, 2], 0.5],
    [[1, 2], 10_001],
    [[1, 2], NaN],
  ])('refuses %j for %d: a bug of the caller', (numbers, target) => {
    expect(() => oneWay(numbers, target)).toThrow(RangeError);
    expect(() => isSolvable(numbers, target)).toThrow(RangeError);
  });
});
