import { number, operation, type Expression, type Operator } from './expression.ts';
import type { ParseError } from './parse-error.ts';
import { err, ok, type Result } from './result.ts';
import { LARGEST_NUMBER, tokensOf, type Token } from './tokens.ts';

/** The longest line that is read, in UTF-16 units: no expression of six numbers comes near it. */
export const LONGEST_TEXT = 200;

type Read = Result<Expression, ParseError>;
type BracketToken = Extract<Token, { type: 'open' | 'close' }>;

/** Higher binds tighter (ARITH-3). */
const PRECEDENCE: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/**
 * Reads a typed line: all signs of ARITH-5, × and ÷ before + and −, left to right within a level (ARITH-3), no sign
 * before a number (ARITH-4). The first thing that is wrong, from the left, is reported with its place.
 * Any text is safe: the length is limited, so nesting cannot exhaust the stack.
 */
export function parseExpression(text: string): Read {
  if (text.length > LONGEST_TEXT) {
    return err({ code: 'tooLong', position: LONGEST_TEXT, length: text.length, longest: LONGEST_TEXT });
  }
  const tokens = tokensOf(text);
  if (tokens.length === 1) return err({ code: 'empty', position: 0 });
  const reader = new Reader(tokens);
  const whole = reader.sum();
  return whole.ok ? reader.finish(whole.value) : whole;
}

const mismatch = (open: BracketToken, close: BracketToken): ParseError => ({
  code: 'mismatchedBracket',
  position: close.position,
  opened: open.position,
});

/** Recursive descent over the tokens: sum → product → operand. */
class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  sum(): Read {
    return this.#chain(1, () => this.#chain(2, () => this.#operand()));
  }

  /** After a whole sum only the end may follow. */
  finish(value: Expression): Read {
    const token = this.#peek();
    return token.type === 'end' ? ok(value) : err(this.#afterOperand(token));
  }

  /** `part (operator part)*` at one level of precedence, grouped to the left. */
  #chain(level: number, part: () => Read): Read {
    let left = part();
    for (let token = this.#peek(); left.ok; token = this.#peek()) {
      if (token.type !== 'operator' || PRECEDENCE[token.operator] !== level) break;
      this.#next += 1;
      const right = part();
      left = right.ok ? ok(operation(token.operator, left.value, right.value)) : right;
    }
    return left;
  }

  #operand(): Read {
    const token = this.#peek();
    this.#next += 1;
    if (token.type === 'number') return ok(number(token.value));
    if (token.type === 'open') return this.#bracketed(token);
    return err(this.#insteadOfOperand(token));
  }

  #bracketed(open: BracketToken): Read {
    const first = this.#peek();
    if (first.type === 'close' && first.bracket === open.bracket) {
      return err({ code: 'emptyBrackets', position: open.position });
    }
    if (first.type === 'close') return err(mismatch(open, first));
    const inside = this.sum();
    if (!inside.ok) return inside;
    const close = this.#peek();
    if (close.type === 'end') return err({ code: 'unclosedBracket', position: open.position });
    if (close.type !== 'close') return err(this.#afterOperand(close));
    if (close.bracket !== open.bracket) return err(mismatch(open, close));
    this.#next += 1;
    return inside;
  }

  #insteadOfOperand(token: Token): ParseError {
    const { position } = token;
    if (token.type === 'operator' && token.operator === '-') return { code: 'unaryMinus', position };
    if (token.type === 'close' && position === this.#tokens[0]?.position)
      return { code: 'unopenedBracket', position };
    return this.#unreadable(token) ?? { code: 'missingOperand', position };
  }

  #afterOperand(token: Token): ParseError {
    const { position } = token;
    if (token.type === 'close') return { code: 'unopenedBracket', position };
    return this.#unreadable(token) ?? { code: 'missingOperator', position };
  }

  #unreadable(token: Token): ParseError | undefined {
    const { position } = token;
    if (token.type === 'unknown')
      return { code: 'unexpectedCharacter', position, character: token.character };
    if (token.type === 'tooLarge') return { code: 'numberTooLarge', position, largest: LARGEST_NUMBER };
    return undefined;
  }

  #peek(): Token {
    const token = this.#tokens[Math.min(this.#next, this.#tokens.length - 1)];
    if (token === undefined) throw new Error('a token list always has its end');
    return token;
  }
}
