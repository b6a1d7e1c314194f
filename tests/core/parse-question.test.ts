import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber, parseQuestion, parseTarget, QUESTION_FAULT_CODES } from '#lib/core/parse-question.ts';

describe('parseNumber', () => {
  test.each([
    ['1', 1],
    ['100', 100],
    [' 7 ', 7],
    ['+8', 8],
    ['1e2', 100],
    ['0', 0],
    ['00', 0],
    ['a', 1],
    ['J', 11],
    ['q', 12],
    ['K', 13],
  ])('reads %s as %i (ARITH-5)', (text, value) => expect(parseNumber(text)).toEqual({ ok: true, value }));

  test.each([
    ['-0', { code: 'negative' }],
    ['-3', { code: 'negative' }],
    ['−3', { code: 'negative' }],
    ['2.5', { code: 'notWhole' }],
    ['101', { code: 'tooLarge' }],
    ['1e99', { code: 'tooLarge' }],
    ['1e999999', { code: 'tooLarge' }],
    ['9'.repeat(400), { code: 'tooLarge' }],
    ['five', { code: 'notNumber', text: 'five' }],
    ['', { code: 'notNumber', text: '' }],
    ['0x10', { code: 'notNumber', text: '0x10' }],
    ['Infinity', { code: 'notNumber', text: 'Infinity' }],
    ['<script>alert(1)</script>', { code: 'notNumber', text: '<script>ale…' }],
    ['constructor', { code: 'notNumber', text: 'constructor' }],
    ['𝟛'.repeat(20), { code: 'notNumber', text: `${'𝟛'.repeat(11)}…` }],
  ])('refuses %s', (text, error) => expect(parseNumber(text)).toEqual({ ok: false, error }));
});

describe('parseTarget', () => {
  test.each([
    ['24', 24],
    ['0', 0],
    ['-0', 0],
    ['-10000', -10_000],
    ['−24', -24],
    ['10000', 10_000],
    ['1e3', 1000],
  ])('reads %s as %i', (text, value) => expect(parseTarget(text)).toEqual({ ok: true, value }));

  test.each([
    ['', 'targetNotNumber'],
    ['-', 'targetNotNumber'],
    ['two dozen', 'targetNotNumber'],
    ['24.5', 'targetNotWhole'],
    ['10001', 'targetTooFar'],
    ['-10001', 'targetTooFar'],
    ['1e99', 'targetTooFar'],
    ['1e99999', 'targetTooFar'],
  ])('refuses %s', (text, code) => expect(parseTarget(text)).toMatchObject({ ok: false, error: { code } }));
});

describe('parseQuestion', () => {
  test('reads numbers and target as they stand', () =>
    expect(parseQuestion(['8', '3', 'A', '8'], '-7')).toEqual({
      ok: true,
      value: { numbers: [8, 3, 1, 8], target: -7 },
    }));

  test.each([
    [[], { code: 'noNumbers' }],
    [['5'], { code: 'oneNumber' }],
    [Array<string>(9).fill('1'), { code: 'tooMany', count: 9 }],
    [Array<string>(200).fill('x'), { code: 'tooMany', count: 200 }],
    [['3', '-1', 'x'], { code: 'negative' }],
  ])('refuses %j with the first fault', (numbers, error) =>
    expect(parseQuestion(numbers, '24')).toEqual({ ok: false, error }),
  );

  test('answers any text, and with a question only where it is within the limits', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }),
        fc.string(),
        (numbers, target) => {
          const read = parseQuestion(numbers, target);
          if (read.ok) {
            expect(read.value.numbers.every((number) => number >= 1 && number <= 100)).toBe(true);
            expect(Math.abs(read.value.target)).toBeLessThanOrEqual(10_000);
          } else expect(QUESTION_FAULT_CODES).toContain(read.error.code);
        },
      ),
    );
  });
});
