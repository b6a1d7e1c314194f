import { ascending } from '#lib/core/ascending.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf, type Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { equals, rational } from '#lib/core/rational.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import type { ContestRefusal } from './errors.ts';
import { linesOf } from './lines.ts';
import { typeOf } from './phases.ts';
import type { ContestState } from './state.ts';
import { isAtDistance, rationalOf, type X } from './x.ts';

/** An expression for one set, and how it was typed. */
export interface StatedLine {
  readonly text: string;
  readonly expression: Expression;
}

/** Reads what was typed for at most so many sets; what cannot be read costs nothing (CONTEST-1). */
export function readLines(text: string, most: number): Result<readonly StatedLine[], ContestRefusal> {
  const parts = linesOf(text);
  const lines: StatedLine[] = [];
  // More than there are sets is no line at all, and is read as one to say where it goes wrong.
  for (const part of parts.length > most ? [text] : parts) {
    const read = parseExpression(part);
    if (!read.ok) return err({ code: 'unreadable', why: read.error });
    lines.push({ text: part, expression: read.value });
  }
  return ok(lines);
}

/**
 * What was stated after these lines, which are for the sets after those of `before`: the texts up to the first wrong one, and whether it is
 * wrong.
 */
export function judgeLines(
  state: ContestState,
  lines: readonly StatedLine[],
  { before, x }: { readonly before: readonly string[]; readonly x: X | null },
): { readonly texts: readonly string[]; readonly isWrong: boolean } {
  const wrong = lines.findIndex(
    ({ expression }, at) => !isRight(state, expression, { set: before.length + at, x }),
  );
  const heard = wrong < 0 ? lines : lines.slice(0, wrong + 1);
  return { texts: [...before, ...heard.map(({ text }) => text)], isWrong: wrong >= 0 };
}

/**
 * Whether an expression is right for one of the round's sets, 0-based: it uses exactly its numbers, and makes the target, the x, or a number
 * that is x away from the target (CONTEST-1, CONTEST-4, CONTEST-6). `x` is null in Classic.
 */
function isRight(
  state: ContestState,
  e: Expression,
  { set, x }: { readonly set: number; readonly x: X | null },
): boolean {
  const numbers = state.sets[set] ?? [];
  const value = evaluate(e);
  if (value === undefined || ascending(numbersOf(e)).join() !== ascending(numbers).join()) return false;
  const { target } = state.config;
  if (x === null) return equals(value, rational(target));
  return typeOf(state).family === 'closest' ? isAtDistance(value, target, x) : equals(value, rationalOf(x));
}
