import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { nearest, type Near } from '#lib/core/search/nearest.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, printRational, rational, type Rational } from '#lib/core/rational.ts';
import { everyValue, textOf } from '../../support/every-value.ts';
import { question } from '../../support/questions.ts';

const printed = (near: Near | null) =>
  near && `${printRational(near.value)} = ${printExpression(near.expression)}`;

describe('nearest', () => {
  test.each([
    [[24], 24, null, null],
    [[7], 24, '7 = 7', null],
    [[2, 3], 6, '5 = 3 + 2', null],
    [[2, 3], 1, '2/3 = 2 ÷ 3', '3/2 = 3 ÷ 2'],
    [[2, 3], -1, null, '2/3 = 2 ÷ 3'],
    [[1, 1, 5, 9], 24, '23 = 9 × (1 + 1) + 5', '27 = 9 × (5 − 1 − 1)'],
  ])('of %j about %i: %s and %s (CONTEST-6)', (numbers, target, below, above) => {
    const found = nearest(numbers, target);
    expect([printed(found.below), printed(found.above)]).toEqual([below, above]);
  });

  test('agrees with brute force on both sides (ARITH-2, CONTEST-6)', () => {
    fc.assert(
      fc.property(question({ 1: 1, 2: 5, 3: 15, 4: 15 }), ([numbers, target]) => {
        const goal = rational(target);
        const values = [...everyValue(numbers).values()].toSorted(compare);
        const found = nearest(numbers, target);
        expect(valueOf(found.below, numbers)).toEqual(
          text(values.findLast((value) => compare(value, goal) < 0)),
        );
        expect(valueOf(found.above, numbers)).toEqual(text(values.find((value) => compare(value, goal) > 0)));
      }),
      { numRuns: 200 },
    );
  });
});

const text = (value: Rational | undefined) => value && textOf(value);

/** The value as text, after a look at the expression: it has that value and uses every number once. */
function valueOf(near: Near | null, numbers: readonly number[]) {
  if (near === null) return undefined;
  expect(evaluate(near.expression)).toEqual(near.value);
  expect(numbersOf(near.expression).toSorted()).toEqual(numbers.toSorted());
  return textOf(near.value);
}
