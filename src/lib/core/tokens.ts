import type { Operator } from './expression.ts';
import { LETTER_SETS } from './letters.ts';

/** What stands at one place of a typed line; `position` is its first UTF-16 index. */
export type Token =
  | { readonly type: 'number'; readonly value: number; readonly position: number }
  | { readonly type: 'operator'; readonly operator: Operator; readonly position: number }
  | { readonly type: 'open' | 'close'; readonly bracket: Bracket; readonly position: number }
  | { readonly type: 'tooLarge'; readonly position: number }
  | { readonly type: 'unknown'; readonly character: string; readonly position: number }
  | { readonly type: 'end'; readonly position: number };

/** The three kinds of bracket: a pair must be of one kind. */
export type Bracket = 'round' | 'square' | 'curly';

/** The largest number that may be typed: far above every hand (1–100), far below where numbers stop being exact. */
export const LARGEST_NUMBER = 999_999;

/** Every sign of ARITH-5, and what it stands for. */
const OPERATOR_SIGNS: ReadonlyMap<string, Operator> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['−', '-'],
  ['–', '-'],
  ['*', '*'],
  ['x', '*'],
  ['X', '*'],
  ['×', '*'],
  ['·', '*'],
  ['/', '/'],
  ['÷', '/'],
  [':', '/'],
]);

const BRACKET_SIGNS: ReadonlyMap<string, readonly ['open' | 'close', Bracket]> = new Map([
  ['(', ['open', 'round']],
  [')', ['close', 'round']],
  ['[', ['open', 'square']],
  [']', ['close', 'square']],
  ['{', ['open', 'curly']],
  ['}', ['close', 'curly']],
]);

const LETTERS: ReadonlyMap<string, number> = new Map(
  LETTER_SETS.flatMap((letters) =>
    [...letters].map((letter, place) => [letter, [1, 11, 12, 13][place] ?? 0]),
  ),
);

/** Ace and court cards typed as letters, either case (ARITH-5): those of every deck, since no two mean different ranks by one letter. */
export const rankOfLetter = (letter: string): number | undefined => LETTERS.get(letter.toUpperCase());

/** Splits a typed line into tokens, white space left out, closed by one `end`. Total: what it does not know is `unknown`. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
    const digits = /^[0-9]+/.exec(text.slice(position))?.[0];
    if (digits !== undefined) tokens.push(numberToken(digits, position));
    else if (!/^\s$/u.test(character)) tokens.push(signToken(character, position));
    position += (digits ?? character).length;
  }
  return [...tokens, { type: 'end', position: text.length }];
}

function numberToken(digits: string, position: number): Token {
  const value = Number(digits);
  return value > LARGEST_NUMBER ? { type: 'tooLarge', position } : { type: 'number', value, position };
}

function signToken(character: string, position: number): Token {
  const operator = OPERATOR_SIGNS.get(character);
  if (operator !== undefined) return { type: 'operator', operator, position };
  const bracket = BRACKET_SIGNS.get(character);
  if (bracket !== undefined) return { type: bracket[0], bracket: bracket[1], position };
  const value = rankOfLetter(character);
  if (value !== undefined) return { type: 'number', value, position };
  return { type: 'unknown', character, position };
}
