import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, equals, rational, subtract, type Rational } from '#lib/core/rational.ts';
import { reach } from '#lib/core/search/reach.ts';
import { everyTree } from '../../support/brute-force.ts';

const distance = (value: Rational, target: number): Rational => {
  const { n, d } = subtract(value, rational(target));
  return { n: n < 0n ? -n : n, d };
};

test.each([
  [[24], 24, 1, null],
  [[7], 24, 1, '7'],
  [[2, 3], 24, 6, '3 × 2'],
  [[2, 3], 6, 6, '3 + 2'],
  [[1, 1], 0, 3, '1 × 1'],
  [[1, 1, 5, 9], 24, 223, '9 × (1 + 1) + 5'],
])(
  'of %j about %i counts every value and names one that is nearest (ARITH-1, ARITH-2)',
  (hand, target, values, nearest) => {
    const found = reach(hand, target);
    expect([found.values, found.nearest && printExpression(found.nearest)]).toEqual([values, nearest]);
  },
);

test('names the simpler of two that are equally near on either side (ARITH-6)', () => {
  const highest = Array.from({ length: 40 }, (_, index) => index + 5);
  const nearest = highest.map((value) => reach([2, value], value).nearest);
  expect(nearest.map((e) => e && printExpression(e))).toEqual(highest.map((value) => `${value} + 2`));
});

test('agrees with brute force on how many values there are and how near they come (ARITH-2)', () => {
  const hands = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(hands, fc.integer({ min: -30, max: 120 }), (hand, target) => {
      const values = new Map(
        everyTree(hand).map(({ n, d }) => {
          const value = rational(n, d);
          return [`${value.n}/${value.d}`, value] as const;
        }),
      );
      const others = [...values.values()].filter((value) => !equals(value, rational(target)));
      const [least] = others.map((value) => distance(value, target)).toSorted(compare);
      const { values: count, nearest } = reach(hand, target);
      const value = nearest ? evaluate(nearest) : undefined;
      expect(count).toBe(values.size);
      expect(value && distance(value, target)).toEqual(least);
      if (nearest) expect(numbersOf(nearest).toSorted()).toEqual(hand.toSorted());
    }),
    { numRuns: 150 },
  );
});

test('counts the values of five numbers as brute force does (ARITH-2)', () => {
  const values = new Set(everyTree([2, 3, 5, 7, 11]).map(({ n, d }) => printed(rational(n, d))));
  expect(reach([2, 3, 5, 7, 11], 24).values).toBe(values.size);
});

const printed = ({ n, d }: Rational): string => `${n}/${d}`;
