import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { number, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { PATTERNS, patternOf } from '#lib/core/patterns/pattern.ts';
import { printExpression } from '#lib/core/print.ts';
import { equals, rational } from '#lib/core/rational.ts';
import { solutionKey } from '#lib/core/solutions/solution-key.ts';
import { solutions } from '#lib/core/solve.ts';
import { randomExpression } from '../../support/random-expression.ts';

const HANDS = handsOfFour(13);
const solvable = HANDS.map((hand) => solutions(hand, 24)).filter((lines) => lines.length > 0);

function read(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** Every expression over some numbers: all shapes, all orders, all signs. */
function everyExpression(parts: readonly Expression[]): readonly Expression[] {
  const [only] = parts;
  if (parts.length === 1 && only) return [only];
  return parts.flatMap((left, i) =>
    parts.flatMap((right, j) =>
      i === j
        ? []
        : OPERATORS.flatMap((operator) =>
            everyExpression([
              operation(operator, left, right),
              ...parts.filter((_, at) => at !== i && at !== j),
            ]),
          ),
    ),
  );
}

describe('a pattern', () => {
  test.each([
    ['3 × 8', '(7 − 4) × 8 × 1', 'spend'],
    ['both dealt', '3 × 8 + 5 − 5', 'dealt'],
    ['make the small', '(9 − 6) × (5 + 3)', '3x8 both'],
    ['make the small', '8 × (13 − 7 − 3)', '3x8 small'],
    ['make the large', '3 × (2 + 2 + 4)', '3x8 large'],
    ['make the large', '2 × (13 − 7 + 6)', '2x12 large'],
    ['cards only', '13 + 5 + 7 − 1', 'sum'],
    ['a ratio', '8 × 9 ÷ (5 − 2)', 'ratio'],
    ['a large number divided', '(5 × 5 − 1) ÷ 1', 'spend'],
    ['a large number divided', '(10 × 10 − 4) ÷ 4', 'big'],
    ['three factors', '2 × 3 × (5 − 1)', 'three factors'],
    ['just over', '5 × 5 − 3 + 2', 'just over'],
    ['over', '4 × 8 − 3 − 5', 'over'],
    ['far over', '4 × 10 − 6 − 10', 'far over'],
    ['just under', '3 × 6 + 2 + 4', 'just under'],
    ['under', '2 × 7 + 4 + 6', 'under'],
    ['far under', '2 × 4 + 9 + 7', 'far under'],
    ['two products apart', '4 × 8 − 2 × 4', 'product − product'],
    ['two products', '2 × 5 + 2 × 7', 'product + product'],
    ['a product taken away', '13 + 13 + 4 − 2 × 3', 'rest − product'],
    ['a fraction', '8 ÷ (3 − 8 ÷ 3)', 'fraction'],
    ['a fraction', '5 × (5 − 1 ÷ 5)', 'fraction'],
    ['no fraction: only its writing', '5 ÷ 2 × 8 + 4', 'just under'],
  ])('%s: %s', (_, line, pattern) => {
    expect(patternOf(read(line), 24)).toBe(pattern);
  });

  test('is that of every solution of every hand, and all twenty-five come', () => {
    const seen = new Set(solvable.flatMap((lines) => lines.map((line) => patternOf(line, 24))));
    expect(solvable).toHaveLength(1362);
    expect(PATTERNS).toHaveLength(25);
    expect([...seen].sort()).toEqual([...PATTERNS].sort());
  });

  test('is one for all expressions that are the same solution (ARITH-6)', () => {
    let compared = 0;
    for (const hand of HANDS.filter((_, at) => at % 45 === 7)) {
      const patterns = new Map<string, string | null>();
      for (const e of everyExpression(hand.map(number))) {
        const value = evaluate(e);
        if (value === undefined || !equals(value, rational(24))) continue;
        const key = solutionKey(e);
        const pattern = patternOf(e, 24);
        expect(patterns.get(key) ?? pattern, `${printExpression(e)} of ${key}`).toBe(pattern);
        patterns.set(key, pattern);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(1900);
  });

  test('there is for any target, and never by throwing; without a value there is none', () => {
    fc.assert(
      fc.property(randomExpression, fc.integer({ min: -999, max: 9999 }), (e, target) => {
        expect(patternOf(e, target) === null).toBe(evaluate(e) === undefined);
      }),
      { numRuns: 500 },
    );
    expect(patternOf(read('(2 + 3) × 7'), 35)).toBe('pair small');
    expect(patternOf(read('5 × (3 + 4)'), 35)).toBe('pair large');
    expect(patternOf(read('6 × 6 − 1'), 35)).toBe('just over');
  });
});
