import { describe, expect, test } from 'vitest';
import { parseExpression } from '#lib/core/parse.ts';
import { leftOf, printLine, tapped, typed, type TypedLine, type TypedToken } from '#lib/boards/table/line.ts';

const RANKS = [5, 7, 8, 9];
const card = (place: number): TypedToken => ({ type: 'card', place });
const minus: TypedToken = { type: 'sign', operator: '-' };
const times: TypedToken = { type: 'sign', operator: '*' };

/** The line that these keys leave behind, one after the other. */
const keys = (text: string, ranks: readonly number[] = RANKS): TypedLine =>
  [...text].reduce<TypedLine>((line, key) => typed(line, key, ranks) ?? line, []);

describe('a line on the keypad', () => {
  test('prints what the rules read, the worked example too (SLAP-5)', () => {
    const line = [card(2), times, card(0), minus, { type: 'open' } as const, card(1)];
    expect(printLine(line, RANKS)).toBe('8 × 5 − (7');
    expect(printLine(keys('8*5-(7+9)'), RANKS)).toBe('8 × 5 − (7 + 9)');
  });

  test('takes each card once, though two are alike', () => {
    const twice = tapped(tapped([], card(0)), card(0));
    expect(twice).toEqual([card(0)]);
    expect(leftOf(keys('5+5', [5, 5, 5, 1]), [5, 5, 5, 1])).toEqual([2, 3]);
  });

  test('takes a second sign for the first one', () => {
    expect(tapped([card(0), minus], times)).toEqual([card(0), times]);
  });

  test('keeps two numbers apart, so that the sign between them can be missed', () => {
    const text = printLine([card(0), card(1)], RANKS);
    expect(parseExpression(text)).toMatchObject({ ok: false, error: { code: 'missingOperator' } });
  });
});

describe('a line that is typed', () => {
  test('knows ten by 0, and by 1 and 0', () => {
    expect(printLine(keys('0', [10, 2, 3, 4]), [10, 2, 3, 4])).toBe('10');
    expect(printLine(keys('10', [10, 2, 3, 4]), [10, 2, 3, 4])).toBe('10');
    expect(printLine(keys('10', [1, 10, 3, 4]), [1, 10, 3, 4])).toBe('10');
  });

  test('knows ace and courts by letter, and courts by number beside an ace', () => {
    expect(printLine(keys('a+j', [1, 11, 3, 4]), [1, 11, 3, 4])).toBe('1 + 11');
    expect(printLine(keys('13', [1, 13, 3, 4]), [1, 13, 3, 4])).toBe('13');
  });

  test('reads all signs and both brackets', () => {
    expect(printLine(keys('[5x7]:8−9'), RANKS)).toBe('(5 × 7) ÷ 8 − 9');
  });

  test('leaves a number that is not on the table alone, and says when a key means nothing', () => {
    expect(typed([], '3', RANKS)).toEqual([]);
    expect(typed([], 'Enter', RANKS)).toBeNull();
    expect(typed([], 'h', RANKS)).toBeNull();
  });
});
