import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, numbersOf, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { solutionKey } from '#lib/core/solutions/solution-key.ts';

const key = (text: string): string => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return solutionKey(parsed.value);
};

describe('solutionKey: the same solution', () => {
  test.each([
    ['order', '4 + 6 × 2', '2 × 6 + 4'],
    ['grouping of a sum', '9 + (7 + 5) + 3', '(9 + 7) + (5 + 3)'],
    ['grouping of a product', '2 × (3 × 4)', '(4 × 2) × 3'],
    ['a difference taken away', '9 − (5 − 3)', '9 − 5 + 3'],
    ['division by a quotient', '8 ÷ (4 ÷ 3)', '8 ÷ 4 × 3'],
    ['division twice', '48 ÷ 2 ÷ 3', '48 ÷ (2 × 3)'],
    ['a pair of sign flips in a product', '(9 − 3) × (7 − 3)', '(3 − 9) × (3 − 7)'],
    ['a pair of sign flips in a quotient', '(1 − 9) ÷ (2 − 4)', '(9 − 1) ÷ (4 − 2)'],
    ['a sign flip that a sum takes up', '9 − 2 × (3 − 5)', '9 + 2 × (5 − 3)'],
    ['swapped equal numbers', '(3 − 3) × 2 + 5', '5 − (3 − 3) × 2'],
  ])('is found through %s (ARITH-6)', (_, one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test.each([
    ['4 × 6 + 7 − 7', '4 × 6 × 7 ÷ 7'],
    ['4 × 6 + 7 − 7', '(4 + 7 − 7) × 6'],
    ['4 × 6 + 7 − 7', '6 ÷ (7 ÷ 7 ÷ 4)'],
    ['4 × 6 × 1 × 1', '4 × 6 + 1 − 1'],
    ['4 × 6 × 1 × 1', '(4 ÷ 1) × (6 ÷ 1)'],
    ['4 × 6 × 1 × 1', '6 ÷ (1 ÷ 4) ÷ 1'],
    ['8 × 3 × (5 − 4)', '8 ÷ (5 − 4) × 3'],
    ['8 × (9 − 6) × (5 − 4)', '8 × (6 − 9) × (4 − 5)'],
    ['8 × (4 − 5) × (2 − 3)', '8 + (5 − 4 − (3 − 2))'],
    ['24 + (3 − 3) × 5', '24 − 5 × (3 − 3)'],
    ['24 + (3 − 3) × 5', '(24 + (3 − 3) ÷ 5)'],
    ['12 × 2 + 6 − 2 × 3', '12 × 2 × (2 × 3 ÷ 6)'],
    ['1 + 1 + 2 − 1 − 1', '2 × 1 × 1 × 1 × 1'],
  ])('puts idle numbers where it likes: %s is %s (ARITH-6)', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test('is found through a third that is the same as both (ARITH-6)', () => {
    // 6 × 2 ÷ 2 × 3 ÷ 3 leaves 6 when (2, 2) and (3, 3) are idle, 3 × 2 when (6, 2, 3) are.
    expect(key('6 + 2 − 2 + 3 − 3')).toBe(key('3 × 2 × (6 − 2 − 3)'));
  });

  test('does not depend on where and how the same numbers do nothing (ARITH-6)', () => {
    const place = fc.tuple(fc.nat(6), fc.nat(4));
    fc.assert(
      fc.property(smallExpression, fc.integer({ min: 1, max: 5 }), place, place, (e, idle, one, other) => {
        if (evaluate(e) === undefined || numbersOf(e).length > 3) return;
        const [first, second] = [one, other].map(([at, way]) => withIdlePair(e, idle, at, way));
        if (first && second) expect(solutionKey(first)).toBe(solutionKey(second));
      }),
      { numRuns: 250 },
    );
  });

  test('is never lost by turning an expression round at random places (ARITH-6)', () => {
    fc.assert(
      fc.property(smallExpression, fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }), (e, turns) => {
        const next = turns.values();
        const other = turned(e, () => next.next().value ?? false);
        if (evaluate(e) && evaluate(other)) expect(solutionKey(other)).toBe(solutionKey(e));
      }),
      { numRuns: 500 },
    );
  });
});

describe('solutionKey: different solutions', () => {
  test.each([
    ['2 × 2', '2 + 2'],
    ['5 × 5 − 1 × 1', '(5 − 1) × (5 + 1)'],
    ['4 × 6 × 1 × 1', '(4 + 1 + 1) × 4'],
    ['9 + 7 + 5 + 3', '9 × 5 − 7 × 3'],
    ['(9 − 3) × 4', '(3 − 9) × 4'],
    ['8 − 4 × 2', '4 × 2 − 8'],
    ['6 × 8 ÷ 2', '6 × (8 − 4)'],
    // A 1 that is divided is no idle number: something that multiplies must stay.
    ['(4 − 3) ÷ 2 + 1 ÷ 5', '1 ÷ 2 + (4 − 3) ÷ 5'],
    ['1 ÷ 2 + 1 ÷ 2', '1 × 1 × 2 ÷ 2'],
    ['(3 + 5) × 2 + 8', '(8 + 5 − 3) × 2 + 4'],
    ['4 × 6 + 7 − 7', '4 × 6 + 8 − 8'],
  ])('are %s and %s (ARITH-6)', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  test('are whatever divides by zero or is beyond any hand, but for itself (ARITH-3)', () => {
    expect(key('1 ÷ (2 − 2)')).toBe(key('1÷(2−2)'));
    expect(key('1 ÷ (2 − 2)')).not.toBe(key('1 ÷ (3 − 3)'));
    expect(key('999999 × 999999 × 999999')).toBe('999999 × 999999 × 999999');
    expect(key('1+2+3+4+5+6+7')).toBe('1 + 2 + 3 + 4 + 5 + 6 + 7');
  });
});

/** Trees of two to four numbers of 1–4: idle numbers abound. */
const smallExpression: fc.Arbitrary<Expression> = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 }),
    fc.array(fc.tuple(fc.constantFrom(...OPERATORS), fc.nat()), { minLength: 3, maxLength: 3 }),
  )
  .map(([values, joints]) => {
    const parts = values.map(number);
    for (const [operator, place] of joints.slice(0, values.length - 1)) {
      const at = place % (parts.length - 1);
      const [left, right] = parts.slice(at, at + 2) as [Expression, Expression];
      parts.splice(at, 2, operation(operator, left, right));
    }
    return parts[0] as Expression;
  });

/** Another way to write the same: a + b = b + a, a − (b − c) = a − b + c, a ÷ (b ÷ c) = a ÷ b × c, a + (b + c) = a + b + c … */
function turned(e: Expression, coin: () => boolean): Expression {
  if (e.type === 'number') return e;
  const [left, right] = [turned(e.left, coin), turned(e.right, coin)];
  const inverse = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;
  const isChain = (part: Expression, signs: string) =>
    part.type === 'operation' && signs.includes(part.operator);
  const level = '+-'.includes(e.operator) ? '+-' : '*/';
  if (right.type === 'operation' && isChain(right, level) && coin()) {
    const second = '-/'.includes(e.operator) ? inverse[right.operator] : right.operator;
    return operation(second, operation(e.operator, left, right.left), right.right);
  }
  return '+*'.includes(e.operator) && coin()
    ? operation(e.operator, right, left)
    : operation(e.operator, left, right);
}

/** The expression with a pair of equal numbers put in at its `at`-th part, so that they do nothing in one of five ways. */
function withIdlePair(e: Expression, value: number, at: number, way: number): Expression {
  const pair = number(value);
  const wrapped = (part: Expression): Expression =>
    [
      operation('-', operation('+', part, pair), pair),
      operation('/', operation('*', part, pair), pair),
      operation('*', part, operation('/', pair, pair)),
      operation('/', part, operation('/', pair, pair)),
      operation('+', operation('-', pair, pair), part),
    ][way] ?? part;
  let next = -1;
  const visit = (part: Expression): Expression => {
    next += 1;
    if (next === at) return wrapped(part);
    if (part.type === 'number') return part;
    const left = visit(part.left);
    return operation(part.operator, left, visit(part.right));
  };
  const parts = 2 * numbersOf(e).length - 1;
  return at < parts ? visit(e) : wrapped(e);
}

describe('a dealt 0 is a number like others (ARITH-6)', () => {
  test.each([
    ['24 + 0', '24 − 0'],
    ['6 × 4 + 0', '6 × (4 − 0)'],
    ['1 + 9 + 0 × 7', '9 + (1 − 0 ÷ 7)'],
  ])('idle wherever it changes nothing: %s is %s', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test('what divides by it is the same as nothing but itself', () => {
    expect(key('24 ÷ 0')).not.toBe(key('0 + 24'));
  });
});
