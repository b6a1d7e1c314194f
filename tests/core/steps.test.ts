import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { number } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printRational } from '#lib/core/rational.ts';
import { steps } from '#lib/core/steps.ts';
import { randomExpression } from '../support/random-expression.ts';

function stepsOf(line: string): readonly string[] | undefined {
  const parsed = parseExpression(line);
  if (!parsed.ok) throw new Error(`no expression: ${line}`);
  return steps(parsed.value)?.map(({ left, operator, right, value }) =>
    [left, operator, right, '=', value].join(' '),
  );
}

test.each([
  ['9 + 7 + 6 + 2', ['9 + 7 = 16', '16 + 6 = 22', '22 + 2 = 24']],
  ['8 ÷ (3 − 8 ÷ 3)', ['8 / 3 = 8/3', '3 - 8/3 = 1/3', '8 / 1/3 = 24']],
  ['2 + 3 × 4', ['3 * 4 = 12', '2 + 12 = 14']],
  ['(2 − 5) × (7 − 15)', ['2 - 5 = −3', '7 - 15 = −8', '−3 * −8 = 24']],
  ['7', []],
])('steps: works out %s one sign at a time, exactly (ARITH-2)', (line, expected) => {
  expect(stepsOf(line)).toEqual(expected);
});

test.each(['1 ÷ (2 − 2)', '(1 ÷ (3 − 3)) × 5', '4 + 1 ÷ (7 − 7) ÷ 2'])(
  'steps: has none for %s, which divides by zero (ARITH-3)',
  (line) => expect(stepsOf(line)).toBeUndefined(),
);

test('steps: has one step for each sign, and the last makes what the whole is worth', () => {
  fc.assert(
    fc.property(randomExpression, (e) => {
      const taken = steps(e);
      const value = evaluate(e);
      expect(taken === undefined).toBe(value === undefined);
      if (!taken || !value || e.type === 'number') return;
      const last = taken.at(-1);
      expect([last?.operator, last?.value]).toEqual([e.operator, printRational(value)]);
    }),
  );
  expect(steps(number(5))).toEqual([]);
});
