import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, numbersOf, operation } from '#lib/core/expression.ts';
import { PARSE_ERROR_CODES, type ParseError } from '#lib/core/parse-error.ts';
import { LONGEST_TEXT, parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { randomExpression } from '../support/random-expression.ts';

const read = (text: string) => {
  const result = parseExpression(text);
  return result.ok ? result.value : result.error;
};

describe('parse: trees', () => {
  test.each([
    ['7', number(7)],
    ['8-4-2', operation('-', operation('-', number(8), number(4)), number(2))],
    ['8-(4-2)', operation('-', number(8), operation('-', number(4), number(2)))],
    ['8/4*2', operation('*', operation('/', number(8), number(4)), number(2))],
    ['8+4*2', operation('+', number(8), operation('*', number(4), number(2)))],
    ['(8+4)*2', operation('*', operation('+', number(8), number(4)), number(2))],
    ['((8)) + [{4}]', operation('+', number(8), number(4))],
    ['12', number(12)],
  ])('reads %s with the usual precedence, left to right within a level (ARITH-3)', (text, tree) => {
    expect(read(text)).toEqual(tree);
  });

  test.each([
    ['*', '*'],
    ['x', '*'],
    ['X', '*'],
    ['×', '*'],
    ['·', '*'],
    ['/', '/'],
    ['÷', '/'],
    [':', '/'],
    ['-', '-'],
    ['−', '-'],
    ['–', '-'],
    ['+', '+'],
  ] as const)('takes %s for an operator (ARITH-5)', (sign, operator) => {
    expect(read(`6${sign}4`)).toEqual(operation(operator, number(6), number(4)));
  });

  test.each([
    ['A+J+Q+K', [1, 11, 12, 13]],
    ['a+j+q+k', [1, 11, 12, 13]],
    ['KxA', [13, 1]],
  ])('takes the letters of %s for ace and court cards, either case (ARITH-5)', (text, numbers) => {
    const tree = read(text);
    expect('code' in tree ? tree : numbersOf(tree)).toEqual(numbers);
  });

  test('reads the deepest nesting that fits into the longest line', () => {
    const depth = (LONGEST_TEXT - 2) / 2;
    expect(read(`${'('.repeat(depth)}12${')'.repeat(depth)}`)).toEqual(number(12));
  });
});

const ERRORS: readonly (readonly [string, ParseError])[] = [
  ['', { code: 'empty', position: 0 }],
  [' \t\u00a0', { code: 'empty', position: 0 }],
  ['1+'.repeat(100) + '1', { code: 'tooLong', position: 200, length: 201, longest: 200 }],
  ['4 = 4', { code: 'unexpectedCharacter', position: 2, character: '=' }],
  ['2.5 + 1', { code: 'unexpectedCharacter', position: 1, character: '.' }],
  ['4 + 🂡', { code: 'unexpectedCharacter', position: 4, character: '🂡' }],
  ['4 + 1000000', { code: 'numberTooLarge', position: 4, largest: 999_999 }],
  ['9'.repeat(199), { code: 'numberTooLarge', position: 0, largest: 999_999 }],
  ['4 1000000', { code: 'numberTooLarge', position: 2, largest: 999_999 }],
  ['4 +', { code: 'missingOperand', position: 3 }],
  ['4 + * 3', { code: 'missingOperand', position: 4 }],
  ['+3', { code: 'missingOperand', position: 0 }],
  ['(4 + ) 3', { code: 'missingOperand', position: 5 }],
  ['4 3', { code: 'missingOperator', position: 2 }],
  ['2(3)', { code: 'missingOperator', position: 1 }],
  ['(2 (3))', { code: 'missingOperator', position: 3 }],
  ['(2)(3)', { code: 'missingOperator', position: 3 }],
  ['AJ', { code: 'missingOperator', position: 1 }],
  ['-3', { code: 'unaryMinus', position: 0 }],
  ['4 × −3', { code: 'unaryMinus', position: 4 }],
  ['4 × (−3)', { code: 'unaryMinus', position: 5 }],
  ['4 - - 3', { code: 'unaryMinus', position: 4 }],
  ['4 × ()', { code: 'emptyBrackets', position: 4 }],
  ['(4 + 3', { code: 'unclosedBracket', position: 0 }],
  ['2 × [(4 + 3)', { code: 'unclosedBracket', position: 4 }],
  ['4 + 3)', { code: 'unopenedBracket', position: 5 }],
  [')', { code: 'unopenedBracket', position: 0 }],
  ['(4 + 3]', { code: 'mismatchedBracket', position: 6, opened: 0 }],
  ['{[4 + 3}]', { code: 'mismatchedBracket', position: 7, opened: 1 }],
  ['(]', { code: 'mismatchedBracket', position: 1, opened: 0 }],
];

describe('parse: errors', () => {
  test.each(ERRORS)('refuses %j with its code and its place (ARITH-3, ARITH-4, ARITH-5)', (text, error) => {
    expect(read(text)).toEqual(error);
  });

  test('has a case in the table for every code there is', () => {
    expect(new Set(ERRORS.map(([, error]) => error.code))).toEqual(new Set(PARSE_ERROR_CODES));
  });

  test('answers any text at all without throwing, an error pointing into the text', () => {
    const alphabet = fc.constantFrom(...'0123456789+-*/x×÷−()[]{} AJQK=.é'.split(''));
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 30 }), (characters) => {
        const text = characters.join('');
        const result = parseExpression(text);
        if (!result.ok) expect(result.error.position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('print', () => {
  test('is undone by parse on 10,000 random trees (ARITH-3)', () => {
    fc.assert(
      fc.property(randomExpression, (tree) => {
        expect(read(printExpression(tree))).toEqual(tree);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ['8/(3-8/3)', '8 ÷ (3 − 8 ÷ 3)'],
    ['((4*6)+7)-7', '4 × 6 + 7 − 7'],
    ['4*(6/(7/7))', '4 × (6 ÷ (7 ÷ 7))'],
    ['(9+3)*(7-5)', '(9 + 3) × (7 − 5)'],
    ['9+(7+(5+3))', '9 + (7 + (5 + 3))'],
    ['[a+k]:2', '(1 + 13) ÷ 2'],
  ])('prints %s with proper signs and the fewest brackets (ARITH-3)', (typed, printed) => {
    const tree = read(typed);
    expect('code' in tree ? tree : printExpression(tree)).toBe(printed);
  });

  test('needs every bracket that it prints: without a pair another tree is read (ARITH-3)', () => {
    fc.assert(
      fc.property(randomExpression, (tree) => {
        const text = printExpression(tree);
        for (const [open, close] of bracketPairs(text)) {
          const without = text.slice(0, open) + text.slice(open + 1, close) + text.slice(close + 1);
          expect(read(without)).not.toEqual(tree);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function bracketPairs(text: string): readonly (readonly [number, number])[] {
  const open: number[] = [];
  const pairs: [number, number][] = [];
  for (const [index, character] of [...text].entries()) {
    if (character === '(') open.push(index);
    if (character === ')') pairs.push([open.pop() ?? -1, index]);
  }
  return pairs;
}
