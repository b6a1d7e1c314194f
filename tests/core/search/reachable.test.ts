import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { rational, type Rational } from '#lib/core/rational.ts';
import { reachable } from '#lib/core/search/reachable.ts';
import { everyValue, textOf } from '../../support/every-value.ts';
import { question } from '../../support/questions.ts';

const textsOf = (values: Iterable<Rational>): readonly string[] => [...values].map(textOf).toSorted();

describe('reachable', () => {
  test('has of two numbers the six values there are (ARITH-1, ARITH-4)', () => {
    const values = reachable([2, 3]);
    expect([values.count, textsOf(values)]).toEqual([6, ['-1/1', '1/1', '2/3', '3/2', '5/1', '6/1']]);
  });

  test('agrees with brute force value for value, on up to five numbers (ARITH-1, ARITH-2, ARITH-3)', () => {
    fc.assert(
      fc.property(question({ 1: 1, 2: 10, 3: 30, 4: 30, 5: 1 }), ([numbers]) => {
        const values = reachable(numbers);
        const expected = everyValue(numbers);
        expect(values.count).toBe(expected.size);
        expect(textsOf(values)).toEqual([...expected.keys()].toSorted());
      }),
      { numRuns: 400 },
    );
  });

  test('writes a way to any value there is, with every number once, and none to others (ARITH-1)', () => {
    fc.assert(
      fc.property(question({ 2: 1, 3: 2, 4: 3, 5: 1 }), fc.nat(), ([numbers, target], place) => {
        const values = reachable(numbers);
        const all = [...values];
        for (const value of [all[place % all.length], rational(target), rational(target, 7)]) {
          if (value === undefined) continue;
          const way = values.wayTo(value);
          expect(way !== null).toBe(values.has(value));
          expect(way && evaluate(way)).toEqual(way && value);
          if (way) expect(numbersOf(way).toSorted()).toEqual(numbers.toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });

  test('writes a way to values of six numbers, the largest, the smallest and a negative one', () => {
    const numbers = [97, 89, 83, 79, 73, 71];
    const values = reachable(numbers);
    const product = numbers.reduce((all, n) => all * BigInt(n), 1n);
    for (const value of [
      rational(product),
      rational(1, product / 97n / 97n),
      rational(-1),
      rational(71n, product / 71n),
    ]) {
      const way = values.wayTo(value);
      expect(way && evaluate(way)).toEqual(values.has(value) ? value : null);
    }
    expect(values.has(rational(product))).toBe(true);
    expect(values.has(rational(71n, product / 71n))).toBe(true);
  });

  test.each([
    [10n ** 30n, 1n],
    [1n, 10n ** 30n],
    [-(10n ** 30n), 3n],
  ])('has no value beyond what hands can make: %d/%d', (n, d) => {
    expect(reachable([1, 2, 3, 4]).has(rational(n, d))).toBe(false);
  });

  test.each([[[]], [[1, 2, 3, 4, 5, 6, 7]], [[-1, 1, 2]], [[101]]])(
    'refuses %j: a bug of the caller',
    (numbers) => {
      expect(() => reachable(numbers)).toThrow(RangeError);
    },
  );
});
