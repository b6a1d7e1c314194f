import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, operation, type Expression, type Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { randomExpression } from '../support/random-expression.ts';

const SIGNS: Readonly<Record<string, Operator>> = { plus: '+', minus: '-', times: '*', 'divided by': '/' };
const PARTS = ['hal(?:f|ves)', ...['third', 'quarter', 'fifth', 'sixth'].map((part) => `${part}s?`)];
PARTS.push(...['seventh', 'eighth', 'ninth', 'tenth'].map((part) => `${part}s?`));
const WORDS = new RegExp(
  `\\d+|${Object.keys(SIGNS).join('|')}|(?:open|close) bracket|${PARTS.join('|')}`,
  'g',
);

/** Reads what is heard; products go before sums, and left goes before right. Anything else than words of sums is refused. */
function understand(heard: string): Expression {
  const words = heard.match(WORDS) ?? [];
  if (heard.replaceAll(WORDS, '').replaceAll(/[ ,]/g, '') !== '') throw new Error(`not a sum: ${heard}`);
  const join = (part: () => Expression, signs: readonly string[]): Expression => {
    let left = part();
    while (signs.includes(words[0] ?? ''))
      left = operation(SIGNS[words.shift() ?? ''] as Operator, left, part());
    return left;
  };
  const atom = (): Expression => {
    const word = words.shift() ?? '';
    if (word === 'open bracket') {
      const inside = sum();
      if (words.shift() !== 'close bracket') throw new Error(`never closed: ${heard}`);
      return inside;
    }
    if (!/^\d+$/.test(word)) throw new Error(`a number is missing: ${heard}`);
    const part = PARTS.findIndex((name) => new RegExp(`^${name}$`).test(words[0] ?? ''));
    if (part < 0) return number(Number(word));
    words.shift();
    return operation('/', number(Number(word)), number(part + 2));
  };
  const product = () => join(atom, ['times', 'divided by']);
  const sum = (): Expression => join(product, ['plus', 'minus']);
  const whole = sum();
  if (words.length > 0) throw new Error(`goes on: ${heard}`);
  return whole;
}

describe('spoken sums', () => {
  test('of 2,000 random expressions read back to the same expression', () => {
    fc.assert(
      fc.property(randomExpression, (tree) => {
        expect(understand(speak(printExpression(tree)))).toEqual(tree);
      }),
      { numRuns: 2000 },
    );
  });

  test('of small numbers, which make fractions all the time, do so too', () => {
    const small = (e: Expression): Expression =>
      e.type === 'number' ? number(e.value % 12) : operation(e.operator, small(e.left), small(e.right));
    fc.assert(
      fc.property(randomExpression.map(small), (tree) => {
        expect(understand(speak(printExpression(tree)))).toEqual(tree);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['4 ÷ (1 − 5 ÷ 6)', '4 divided by, open bracket, 1 minus 5 sixths, close bracket'],
    ['8 ÷ (3 − 8 ÷ 3)', '8 divided by, open bracket, 3 minus 8 thirds, close bracket'],
    ['(1 + 2 + 3) × 4', 'open bracket, 1 plus 2 plus 3, close bracket, times 4'],
    [
      '((9 − 3) × 2) × 2',
      'open bracket, open bracket, 9 minus 3, close bracket, times 2, close bracket, times 2',
    ],
    [
      '9 − (7 − (5 − 3))',
      '9 minus, open bracket, 7 minus, open bracket, 5 minus 3, close bracket, close bracket',
    ],
    ['2 × 5 ÷ 6', '2 times 5 divided by 6'],
    ['5 ÷ 6 ÷ 7', '5 sixths divided by 7'],
    ['12 ÷ 6 + 5 ÷ 13 + 3 ÷ 1', '12 divided by 6 plus 5 divided by 13 plus 3 divided by 1'],
    ['0 ÷ 5', '0 divided by 5'],
    ['7', '7'],
    ['12 × 2 = 24', '12 times 2 equals 24'],
  ])('%s is "%s"', (printed, heard) => expect(speak(printed)).toBe(heard));

  test.each([
    ['4 ÷ (', '4 divided by, open bracket'],
    ['4 ÷ ', '4 divided by'],
    ['4 4', '4 4'],
    ['(4 ▢ 4 + 4', 'open bracket, 4 gap 4 plus 4'],
    ['4(−4 + 4)', '4, open bracket, minus 4 plus 4, close bracket'],
  ])('what is begun is said as far as it goes: %s', (printed, heard) => expect(speak(printed)).toBe(heard));

  test('brackets round words are no arithmetic: people may be called so', () => {
    expect(speak('Mei (my sister) takes the four.')).toBe('Mei (my sister) takes the four.');
    expect(speak('Jun (left) has 2 × (3 + 4)')).toBe(
      'Jun (left) has 2 times, open bracket, 3 plus 4, close bracket',
    );
  });

  test.each([
    ['Tap a lit place for (.', 'Tap a lit place for open bracket.'],
    [') fits nowhere now.', 'close bracket fits nowhere now.'],
    ['Mei played ÷, ( and ).', 'Mei played divided by, open bracket and close bracket.'],
    ['( on the bracket before the first 4', 'open bracket on the bracket before the first 4'],
  ])('a bracket that stands in no sum has no rest round it: %s', (printed, heard) =>
    expect(speak(printed)).toBe(heard),
  );

  test('a sentence keeps its own words and stops', () => {
    expect(speak('Same as (1 + 2) × 8.')).toBe('Same as, open bracket, 1 plus 2, close bracket, times 8.');
    expect(speak('One that works: 8 × (1 + 2).')).toBe(
      'One that works: 8 times, open bracket, 1 plus 2, close bracket.',
    );
    expect(speak('4, 5 and 6. Make −7.')).toBe('4, 5 and 6. Make minus 7.');
  });
});

describe('spoken values', () => {
  test.each([
    ['1/2', '1 half'],
    ['3/2', '3 halves'],
    ['1/3', '1 third'],
    ['8/3', '8 thirds'],
    ['1/4', '1 quarter'],
    ['3/4', '3 quarters'],
    ['2/5', '2 fifths'],
    ['5/6', '5 sixths'],
    ['22/7', '22 sevenths'],
    ['5/8', '5 eighths'],
    ['10/9', '10 ninths'],
    ['21/10', '21 tenths'],
    ['1/11', '1 over 11'],
    ['8/13', '8 over 13'],
    ['−7/3', 'minus 7 thirds'],
    ['−1/2', 'minus 1 half'],
    ['−3/100', 'minus 3 over 100'],
    ['−3', 'minus 3'],
    ['24', '24'],
  ])('%s is "%s"', (printed, heard) => expect(speak(printed)).toBe(heard));

  test.each([
    ['8 ÷ 7/3', '8 divided by 7 thirds'],
    ['7/3 ÷ 5', '7 thirds divided by 5'],
    ['5 − −7/3', '5 minus minus 7 thirds'],
  ])('stay values in a sum: %s', (printed, heard) => expect(speak(printed)).toBe(heard));
});
