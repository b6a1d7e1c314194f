import { describe, expect, test } from 'vitest';
import { structureOf } from '#lib/core/canonical.ts';
import { number, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';
import { fraction } from '#lib/core/fraction.ts';
import { Structures } from '#lib/core/structures.ts';
import { everyHand } from '../support/hands.ts';

/** Numbers with no chance relations: they stand for five symbols. */
const SYMBOLS = [11, 23, 37, 59, 97];

/** Every tree over all the numbers, a sum or product in one order only. */
function everyExpression(numbers: readonly number[]): readonly Expression[] {
  if (numbers.length === 1) return numbers.map(number);
  const found: Expression[] = [];
  for (let way = 1; way < 2 ** numbers.length - 1; way += 1) {
    const left = everyExpression(numbers.filter((_, index) => (way >> index) & 1));
    const right = everyExpression(numbers.filter((_, index) => !((way >> index) & 1)));
    const operators = way & 1 ? OPERATORS : (['-', '/'] as const);
    for (const a of left)
      for (const b of right) found.push(...operators.map((sign) => operation(sign, a, b)));
  }
  return found;
}

function keysOf(expressions: readonly Expression[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const expression of expressions) {
    const way = structureOf(expression);
    if (way) keys.add(`${way.sign}${way.structure.key}`);
  }
  return keys;
}

describe('structures', () => {
  test.each([
    [1, 1],
    [2, 6],
    [3, 68],
    [4, 1170],
    [5, 27_142],
  ])(
    'are, of all trees over %i symbols, %i without order, grouping and pairs of sign flips (ARITH-6)',
    (count, different) => {
      expect(keysOf(everyExpression(SYMBOLS.slice(0, count))).size).toBe(different);
    },
  );

  test.each([
    [1, 1],
    [2, 5],
    [3, 47],
    [4, 733],
    [5, 15_907],
  ])('over %i symbols are listed once each: %i without a sign (ARITH-6)', (count, different) => {
    const listed = new Structures().all(SYMBOLS.slice(0, count));
    expect(new Set(listed.map(({ key }) => key)).size).toBe(different);
    expect(listed).toHaveLength(different);
  });

  test('that make 24 are 4078 over all hands of 1 to 13, 1737 of them over those of 1 to 10, before idle numbers are merged (ARITH-6)', () => {
    const found = everyHand(13, 4).map((hand) => ({
      highest: Math.max(...hand),
      count: new Structures().withValue(hand, fraction(24)).length,
    }));
    const total = (counts: typeof found) => counts.reduce((sum, { count }) => sum + count, 0);
    expect([total(found.filter(({ highest }) => highest <= 10)), total(found)]).toEqual([1737, 4078]);
  });
});
