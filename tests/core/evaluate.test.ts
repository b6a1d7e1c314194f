import { expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printRational } from '#lib/core/rational.ts';

const value = (text: string): string => {
  const parsed = parseExpression(text);
  if (!parsed.ok) return parsed.error.code;
  const exact = evaluate(parsed.value);
  return exact === undefined ? 'undefined' : printRational(exact);
};

test.each([
  ['(2 + 4 ÷ 10) × 10', '24'],
  ['8 ÷ (3 − 8 ÷ 3)', '24'],
  ['2 − 5 × 3', '−13'],
  ['7 ÷ 3 − 3', '−2/3'],
  ['100 ÷ 7 ÷ 7 ÷ 7', '100/343'],
  ['999999 × 999999 × 999999', '999997000002999999'],
])('makes of %s exactly %s (ARITH-2)', (text, exact) => {
  expect(value(text)).toBe(exact);
});

test.each(['5 ÷ (3 − 3)', '0 × (1 ÷ 0)', '1 ÷ (2 ÷ 0)', '4 + 1 ÷ (1 ÷ 3 × 0)', '0 ÷ 0 × 24'])(
  'gives %s no value, for it divides by zero (ARITH-3)',
  (text) => {
    expect(value(text)).toBe('undefined');
  },
);

test('lets zero be divided (ARITH-3)', () => {
  expect(value('(3 − 3) ÷ 5')).toBe('0');
});
