import type { Expression, Operator } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import type { Note } from './note.ts';

/** The hint ladder: is there one · the last sign · the first pair · the whole. The first is free. */
export const RUNGS = ['whether', 'lastSign', 'firstPair', 'whole'] as const;
export type Rung = (typeof RUNGS)[number];

/** The sign that is applied last. */
export function lastSign(solution: Expression): Operator | null {
  return solution.type === 'operation' ? solution.operator : null;
}

/** The two numbers that are combined first: the innermost pair, the leftmost of several. */
export function firstPair(solution: Expression): readonly [number, number] | null {
  if (solution.type === 'number') return null;
  const { left, right } = solution;
  if (left.type === 'number' && right.type === 'number') return [left.value, right.value];
  return firstPair(left) ?? firstPair(right);
}

/** What a rung says of a printed solution; null for the rungs that are no hint about its steps. */
export function noteOf(rung: Rung, line: string): Note | null {
  const solution = parseExpression(line);
  if (!solution.ok) return null;
  const operator = lastSign(solution.value);
  const pair = firstPair(solution.value);
  if (rung === 'lastSign' && operator) return { type: 'lastSign', operator };
  return rung === 'firstPair' && pair ? { type: 'firstPair', pair } : null;
}
