import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestWork } from '#lib/core/search/closest-way.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { nearest, nearestWork, type Near, type Nearest } from '#lib/core/search/nearest.ts';
import { compare, printRational, rational } from '#lib/core/rational.ts';
import { finish } from '#lib/core/work.ts';
import { everyValue } from '../../support/every-value.ts';
import { question } from '../../support/questions.ts';

/** The values as text, after a look at the expressions: they have these values and use every number once. */
const printed = ({ below, above }: Nearest, numbers: readonly number[]) =>
  [below, above].map((near) => near && printedNear(near, numbers));

function printedNear({ value, expression }: Near, numbers: readonly number[]): string {
  expect(evaluate(expression)).toEqual(value);
  expect(numbersOf(expression).toSorted()).toEqual(numbers.toSorted());
  return printRational(value);
}

describe('the nearest values from both ends', () => {
  test('are those that the list of all values has, of four to six numbers (CONTEST-6, ARITH-2)', () => {
    fc.assert(
      fc.property(question({ 4: 20, 5: 12, 6: 1 }), ([numbers, target]) => {
        const found = printed(finish(closestWork(numbers, target)), numbers);
        expect([numbers, target, found]).toEqual([
          numbers,
          target,
          printed(nearest(numbers, target), numbers),
        ]);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    [
      [1, 1, 1, 1, 1, 1, 1],
      [0, 1, -1, 5, 12, 13, -4, 100, -100],
    ],
    [
      [2, 2, 2, 2, 2, 2, 2],
      [0, 1, -1, 3, 24, 128, -50, 10_000],
    ],
    [
      [1, 1, 1, 1, 1, 1, 1, 1],
      [0, 18, 19, -3, -12, -10_000],
    ],
  ])('are those that brute force has, with %j (CONTEST-6, ARITH-2)', (numbers, targets) => {
    const values = [...everyValue(numbers).values()].toSorted(compare);
    for (const target of targets) {
      const goal = rational(target);
      const below = values.findLast((value) => compare(value, goal) < 0);
      const above = values.find((value) => compare(value, goal) > 0);
      const expected = [below, above].map((value) => (value ? printRational(value) : null));
      expect([target, printed(nearest(numbers, target), numbers)]).toEqual([target, expected]);
    }
  });

  test.each([
    [[97, 89, 83, 79, 73, 71, 67], 24, '994408325/41433683', '994408459/41433683'],
    [[97, 89, 83, 79, 73, 71, 67, 61], 24, '66625362203/2776056761', '66625362325/2776056761'],
  ])('of %j about %i are %s and %s (CONTEST-6)', (numbers, target, below, above) => {
    expect(printed(nearest(numbers, target), numbers)).toEqual([below, above]);
  });

  test('gives way to others while it looks', () => {
    let steps = 0;
    for (const work = nearestWork([1, 2, 3, 4, 5, 6, 7, 8], 24); !work.next().done; steps += 1);
    expect(steps).toBeGreaterThan(500);
  });
});
