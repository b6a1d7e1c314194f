import { MOST_NUMBERS } from './question.ts';
import { err, ok, type Result } from './result.ts';
import { rankOfLetter } from './tokens.ts';

/**
 * What may be asked about any numbers: so many of them, each 0 to `largest`, and a target at most `farthest` from zero. Up to `listed` numbers
 * every different solution is listed; beyond that there can be millions.
 */
export const QUESTION_LIMITS = {
  fewest: 2,
  most: MOST_NUMBERS,
  listed: 6,
  largest: 100,
  farthest: 10_000,
} as const;

/** A checked question: numbers in the order in which they were given, and what they are to make. */
export interface NumbersQuestion {
  readonly numbers: readonly number[];
  readonly target: number;
}

/** Every way in which a text is no question; the message catalogue has one sentence for each. */
export const QUESTION_FAULT_CODES = [
  'noNumbers',
  'oneNumber',
  'tooMany',
  'negative',
  'notWhole',
  'tooLarge',
  'notNumber',
  'targetNotNumber',
  'targetNotWhole',
  'targetTooFar',
  'repeated',
  'tooLong',
] as const;
export type QuestionFaultCode = (typeof QUESTION_FAULT_CODES)[number];

/** Why a text is no question. `text`: the piece at fault, shortened so that it fits into a sentence; `name`: of the parameter. */
export type QuestionFault =
  | { readonly code: Exclude<QuestionFaultCode, 'tooMany' | 'notNumber' | 'repeated'> }
  | { readonly code: 'tooMany'; readonly count: number }
  | { readonly code: 'notNumber'; readonly text: string }
  | { readonly code: 'repeated'; readonly name: 'n' | 't' };

/** Longer pieces of text are cut in sentences. */
const MOST_SHOWN = 12;
const NUMBER = /^([-−+]?)(\d+)(\.\d+)?(?:e\+?\d+)?$/i;

const shown = (text: string): string => {
  const characters = [...text];
  return characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN - 1).join('')}…` : text;
};

/** Reads a question from text, one piece for each number; the first fault from the left is reported. Total: any text is safe. */
export function parseQuestion(
  numbers: readonly string[],
  target: string,
): Result<NumbersQuestion, QuestionFault> {
  const { most } = QUESTION_LIMITS;
  if (numbers.length > most) return err({ code: 'tooMany', count: numbers.length });
  const read: number[] = [];
  for (const piece of numbers) {
    const number = parseNumber(piece);
    if (!number.ok) return number;
    read.push(number.value);
  }
  if (read.length === 0) return err({ code: 'noNumbers' });
  if (read.length < QUESTION_LIMITS.fewest) return err({ code: 'oneNumber' });
  const aim = parseTarget(target);
  return aim.ok ? ok({ numbers: read, target: aim.value }) : aim;
}

/** Reads one number of 0 to 100, or an ace or court card by its letter (ARITH-5). */
export function parseNumber(piece: string): Result<number, QuestionFault> {
  const text = piece.trim();
  const letter = rankOfLetter(text);
  if (letter !== undefined) return ok(letter);
  const [whole, sign, , part] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return err({ code: 'notNumber', text: shown(text) });
  const value = Number(whole.replace('−', '-'));
  if (sign === '-' || sign === '−') return err({ code: 'negative' });
  if (part !== undefined) return err({ code: 'notWhole' });
  return value > QUESTION_LIMITS.largest ? err({ code: 'tooLarge' }) : ok(value);
}

/** Reads a whole target within ±10,000. */
export function parseTarget(piece: string): Result<number, QuestionFault> {
  const text = piece.trim();
  const [whole, , , part] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return err({ code: 'targetNotNumber' });
  const value = Number(whole.replace('−', '-'));
  if (part !== undefined) return err({ code: 'targetNotWhole' });
  if (Math.abs(value) > QUESTION_LIMITS.farthest) return err({ code: 'targetTooFar' });
  // Adding 0 turns −0 into 0.
  return ok(value + 0);
}
