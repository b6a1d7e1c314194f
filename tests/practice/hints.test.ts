import { describe, expect, test } from 'vitest';
import { parseExpression } from '#lib/core/parse.ts';
import { firstPair, lastSign, noteOf, RUNGS } from '#lib/practice/hints.ts';

const tree = (line: string) => {
  const parsed = parseExpression(line);
  if (!parsed.ok) throw new Error(`not an expression: ${line}`);
  return parsed.value;
};

describe('what a hint tells of a solution', () => {
  test.each([
    ['8 / (3 - 8 / 3)', '/', [8, 3]],
    ['4 * 6 + 7 - 7', '-', [4, 6]],
    ['(10 - 4) * (9 - 5)', '*', [10, 4]],
    ['1 + 2 * 3', '+', [2, 3]],
    ['(1 + 2) * 3', '*', [1, 2]],
    ['5 * (5 - 1 / 5)', '*', [1, 5]],
    ['7', null, null],
  ])('%s ends with %s and begins with %j', (line, sign, pair) => {
    expect(lastSign(tree(line))).toBe(sign);
    expect(firstPair(tree(line))).toEqual(pair);
  });

  test('is one thing a rung; the first and the last say nothing of its steps', () => {
    expect(RUNGS.map((rung) => noteOf(rung, '8 ÷ (3 − 8 ÷ 3)'))).toEqual([
      null,
      { type: 'lastSign', operator: '/' },
      { type: 'firstPair', pair: [8, 3] },
      null,
    ]);
  });
});
