import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { largestCommon } from '#lib/core/search/largest-common.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, printRational } from '#lib/core/rational.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import { everyValue, textOf } from '../../support/every-value.ts';
import { question } from '../../support/questions.ts';

const hand = question({ 2: 1, 3: 3, 4: 3 }).map(([numbers]) => numbers);

describe('largestCommon', () => {
  test.each([
    [[[3, 4]], '12', ['4 × 3']],
    [
      [
        [2, 3],
        [1, 5],
      ],
      '6',
      ['3 × 2', '5 + 1'],
    ],
    [
      [
        [3, 2],
        [6, 4],
      ],
      '3/2',
      ['3 ÷ 2', '6 ÷ 4'],
    ],
    [[[7], [2, 5], [1, 2, 3]], '7', ['7', '5 + 2', '3 × 2 + 1']],
  ])('of %j is %s (CONTEST-4)', (sets, value, expressions) => {
    const found = largestCommon(sets);
    expect(found && printRational(found.value)).toBe(value);
    expect(found?.expressions.map(printExpression)).toEqual(expressions);
  });

  test('is null where the sets have no value in common (CONTEST-4)', () => {
    expect(largestCommon([[1, 1], [50], [2, 3]])).toBeNull();
  });

  test('agrees with brute force on one to five sets (CONTEST-4, ARITH-2)', () => {
    fc.assert(
      fc.property(fc.array(hand, { minLength: 1, maxLength: 5 }), (sets) => {
        const [first, ...others] = sets.map(everyValue);
        const shared = [...(first ?? [])].filter(([text]) => others.every((values) => values.has(text)));
        const largest = shared
          .map(([, value]) => value)
          .toSorted(compare)
          .at(-1);
        const found = largestCommon(sets);
        expect(found && textOf(found.value)).toBe(largest ? textOf(largest) : null);
        for (const [index, expression] of found?.expressions.entries() ?? []) {
          expect(evaluate(expression)).toEqual(found?.value);
          expect(numbersOf(expression).toSorted()).toEqual(sets[index]?.toSorted());
        }
      }),
      { numRuns: 200 },
    );
  });

  test('handles five sets of six numbers (CONTEST-4)', () => {
    const sets = [
      [97, 89, 83, 79, 73, 71],
      [100, 99, 98, 97, 96, 95],
      [13, 12, 11, 10, 9, 8],
      [1, 2, 3, 5, 7, 11],
      [6, 6, 7, 7, 8, 8],
    ];
    const found = largestCommon(sets);
    expect(found?.expressions.map(evaluate)).toEqual(sets.map(() => found?.value));
    expect(found && printRational(found.value)).toBe('2640');
    const larger = Array.from({ length: 200 }, (_, index) => 2641 + index);
    expect(larger.filter((value) => sets.every((numbers) => isSolvable(numbers, value)))).toEqual([]);
  });

  test.each([[[]], [[[1], [2], [3], [4], [5], [6]]], [[[]]]])('refuses %j: a bug of the caller', (sets) => {
    expect(() => largestCommon(sets)).toThrow(RangeError);
  });
});
