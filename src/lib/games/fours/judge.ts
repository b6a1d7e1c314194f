import { fraction, over, plus, times, type Fraction } from '#lib/core/fraction.ts';
import { hasBracket, isGap, isSign, operatorOf, type Board, type BoardPlace } from './board.ts';
import { signOf, type Sign } from './cards.ts';
import type { FoursOptions } from './config.ts';

/** A piece of what a board says, read from left to right. `neg`: a − that is a sign; `implied`: a × that nobody wrote; `gap`: nothing where an operator is missing. */
export type FoursToken = number | Exclude<Sign, '()'> | '(' | ')' | 'neg' | 'implied' | 'gap';

/** How a board counts (FOURS-9). */
export type JudgedBoard =
  /** What is missing: operators · brackets that are not closed · brackets that close nothing. */
  | { readonly type: 'incomplete'; readonly gaps: number; readonly open: number; readonly closed: number }
  /** It divides by zero. */
  | { readonly type: 'undefined' }
  | { readonly type: 'value'; readonly value: Fraction };

/** What a board says. 4s with nothing between them are one number where the house joins them (FOURS-15). */
export function boardTokensOf(board: Board, options: FoursOptions): readonly FoursToken[] {
  const tokens: FoursToken[] = [];
  for (const [index, place] of board.entries()) {
    if (index > 0) tokens.push(...place.closes.map(() => ')' as const));
    if (isGap(index)) tokens.push(...between(place, options));
    tokens.push(...place.opens.map((card) => (isSign(card) ? 'neg' : '(')));
    if (index < board.length - 1) tokens.push(4);
  }
  return joined(tokens);
}

/** The operator of a gap, or what stands for one. */
function between(place: BoardPlace, { implied, extended }: FoursOptions): readonly FoursToken[] {
  const operator = operatorOf(place);
  if (operator !== undefined) return [signOf(operator) as Exclude<Sign, '()'>];
  if (hasBracket(place)) return [implied ? 'implied' : 'gap'];
  return extended ? [] : ['gap'];
}

/** Numbers side by side, made one: 4 4 is 44. */
const joined = (tokens: readonly FoursToken[]): readonly FoursToken[] =>
  tokens.reduce<FoursToken[]>((read, token) => {
    const last = read.at(-1);
    if (typeof token === 'number' && typeof last === 'number') read[read.length - 1] = last * 10 + token;
    else read.push(token);
    return read;
  }, []);

/** Judges a board: what it is worth, or why it is worth nothing yet (FOURS-9, FOURS-13 to 15). */
export function judgeBoard(board: Board, options: FoursOptions): JudgedBoard {
  const tokens = boardTokensOf(board, options);
  const gaps = tokens.filter((token) => token === 'gap').length;
  const { open, closed } = unmatched(tokens);
  if (gaps + open + closed > 0) return { type: 'incomplete', gaps, open, closed };
  const value = new Reading(tokens).sum();
  return value === null ? { type: 'undefined' } : { type: 'value', value };
}

/** Whether a board that counts so makes the number. */
export const isWorth = (judged: JudgedBoard, target: number | null): boolean =>
  judged.type === 'value' && judged.value.d === 1 && judged.value.n === target;

/** Whether a board is complete and makes the number. */
export const makes = (board: Board, target: number, options: FoursOptions): boolean =>
  isWorth(judgeBoard(board, options), target);

function unmatched(tokens: readonly FoursToken[]): { readonly open: number; readonly closed: number } {
  let [open, closed] = [0, 0];
  for (const token of tokens) {
    if (token === '(') open += 1;
    if (token !== ')') continue;
    if (open > 0) open -= 1;
    else closed += 1;
  }
  return { open, closed };
}

/** Reads complete tokens by the usual precedence, left to right within a level (ARITH-3); null where something is divided by zero. */
class Reading {
  readonly #tokens: readonly FoursToken[];
  #next = 0;

  constructor(tokens: readonly FoursToken[]) {
    this.#tokens = tokens;
  }

  sum(): Fraction | null {
    let value = this.#product();
    for (;;) {
      const sign = this.#take('+', '−');
      if (sign === null) return value;
      const term = this.#product();
      value = value && term && plus(value, term, sign === '+' ? 1 : -1);
    }
  }

  #product(): Fraction | null {
    let value = this.#factor();
    for (;;) {
      const sign = this.#take('×', '÷', 'implied');
      if (sign === null) return value;
      const factor = this.#factor();
      if (value === null || factor === null) value = null;
      else if (sign !== '÷') value = times(value, factor);
      else value = factor.n === 0 ? null : over(value, factor);
    }
  }

  /** A sign belongs to the one number or bracket behind it (FOURS-14). */
  #factor(): Fraction | null {
    if (this.#take('neg') !== null) {
      const value = this.#factor();
      return value && fraction(-value.n, value.d);
    }
    if (this.#take('(') !== null) {
      const value = this.sum();
      this.#take(')');
      return value;
    }
    const number = this.#tokens[this.#next];
    this.#next += 1;
    return typeof number === 'number' ? fraction(number) : null;
  }

  #take(...wanted: readonly FoursToken[]): FoursToken | null {
    const token = this.#tokens[this.#next];
    if (token === undefined || !wanted.includes(token)) return null;
    this.#next += 1;
    return token;
  }
}
