import { ascending } from '#lib/core/ascending.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf, type Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { equals, rational } from '#lib/core/rational.ts';
import { err, type Result } from '#lib/core/result.ts';
import type { ContestRefusal } from './errors.ts';
import { typeOf } from './phases.ts';
import type { ContestState } from './state.ts';
import { isAtDistance, rationalOf, type X } from './x.ts';

/** Reads a line; one that cannot be read costs nothing. */
export function readLine(text: string): Result<Expression, ContestRefusal> {
  const read = parseExpression(text);
  return read.ok ? read : err({ code: 'unreadable', why: read.error });
}

/**
 * Whether an expression is right for one of the round's sets, 0-based: it uses exactly its numbers, and makes the target, the x, or a number
 * that is x away from the target (CONTEST-1, CONTEST-4, CONTEST-6). `x` is null in Classic.
 */
export function isRight(
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
