import { expect, test } from 'vitest';
import { parseExpression } from '#lib/core/parse.ts';
import { judgeProof, type Verdict } from '#lib/core/proof.ts';
import { rational } from '#lib/core/rational.ts';

const judge = (text: string, hand: readonly number[], target = 24): Verdict | string => {
  const parsed = parseExpression(text);
  return parsed.ok ? judgeProof(parsed.value, hand, target) : parsed.error.code;
};
const numbers = (missing: number[], extra: number[], repeated: number[], value = rational(24)) => ({
  verdict: 'wrongNumbers',
  missing,
  extra,
  repeated,
  value,
});

test.each([
  ['8 ÷ (3 − 8 ÷ 3)', [3, 3, 8, 8], { verdict: 'right' }],
  ['10 × (2 + 4 ÷ 10)', [2, 4, 10, 10], { verdict: 'right' }],
  ['Q × (K − J)', [11, 12, 13], { verdict: 'right' }],
  ['3 × 8 + 8 − 3', [3, 3, 8, 8], { verdict: 'wrongValue', value: rational(29) }],
  ['8 ÷ 3 + 8 ÷ 3', [3, 3, 8, 8], { verdict: 'wrongValue', value: rational(16, 3) }],
  ['8 ÷ (3 − 3) × 8', [3, 3, 8, 8], { verdict: 'undefined' }],
  ['4 × 6', [4, 6, 7, 7], numbers([7, 7], [], [])],
  ['4 × 6 × 1', [4, 6], numbers([], [1], [])],
  ['24', [4, 6], numbers([4, 6], [24], [])],
  ['4 + 4 + 4 + 6 + 6', [4, 6], numbers([], [], [4, 4, 6])],
  ['8 × 3', [3, 3, 8], numbers([3], [], [])],
  ['9 × 3 + 5 ÷ 5', [3, 5, 7, 8], numbers([7, 8], [9], [5], rational(28))],
  ['5 ÷ (3 − 3)', [3, 5], { ...numbers([], [], [3]), value: undefined }],
] as const)(
  'judges %s against %j: numbers first, then the value (ARITH-1, ARITH-2)',
  (text, hand, verdict) => {
    expect(judge(text, hand)).toEqual(verdict);
  },
);

test('judges against any target, negative ones too (ARITH-2)', () => {
  expect(judge('2 - 5', [2, 5], -3)).toEqual({ verdict: 'right' });
  expect(judge('2 - 5', [2, 5], 3)).toEqual({ verdict: 'wrongValue', value: rational(-3) });
});
