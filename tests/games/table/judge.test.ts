import { describe, expect, test } from 'vitest';
import { judge } from '#lib/games/table/judge.ts';

const TASK = { ranks: [5, 7, 8, 9], target: 24, second: false } as const;

describe('a stated solution', () => {
  test.each([
    ['8 × 5 − (7 + 9)', 'right', '24'],
    ['5 + 7 + 8 + 9', 'wrong', '29'],
    ['8 × 5 − 16', 'wrong', '24'],
    // A card that no deck has, a number that no line of ours can hold exactly, nothing at all: wrong, and no more than that.
    ['24 + 0', 'wrong', '24'],
    ['0', 'wrong', '0'],
    ['(8 − 8) × (0 + 5)', 'wrong', '0'],
    ['999999 × 0', 'wrong', '0'],
    ['8 ÷ (5 − 5)', 'wrong', null],
  ])('%s is %s and makes %s', (text, verdict, value) => {
    expect(judge(TASK, [text])).toEqual({ ok: true, value: { verdict, value } });
  });

  test('owed twice must be given twice, and be another one (SLAP-13)', () => {
    const owed = { ranks: [2, 4, 6, 8], target: 24, second: true };
    const verdict = (...texts: readonly string[]) => {
      const judged = judge(owed, texts);
      return judged.ok ? judged.value.verdict : judged.error.code;
    };
    expect(verdict('8 × 6 ÷ (4 − 2)')).toBe('secondOwed');
    expect(verdict('8 × 6 ÷ (4 − 2)', '6 × 8 ÷ (4 − 2)')).toBe('wrong');
    expect(verdict('8 × 6 ÷ (4 − 2)', '(8 ÷ 4) × 2 × 6')).toBe('right');
    expect(verdict('8 × 6 ÷ (4 − 2)', '24 + 0')).toBe('wrong');
  });
});
