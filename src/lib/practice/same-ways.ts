import type { Expression } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutionKey } from '#lib/core/same.ts';

// Fetched with the first list of solutions: telling them apart takes a good part of the solver.

/** A solution as it is listed: printed, and whether one of the own lines is the same (ARITH-6). */
export interface Way {
  readonly printed: string;
  readonly own: boolean;
}

/** Marks each solution with whether one of the `found` lines is the same. */
export function markOwn(solutions: readonly Expression[], found: readonly string[]): readonly Way[] {
  const keys = new Set(found.map(keyOf));
  return solutions.map((solution) => ({
    printed: printExpression(solution),
    own: keys.has(solutionKey(solution)),
  }));
}

/** The first of some printed lines that is the same solution as another line, or null. */
export function sameAmong(found: readonly string[], printed: string): string | null {
  const key = keyOf(printed);
  return found.find((line) => keyOf(line) === key) ?? null;
}

function keyOf(printed: string): string {
  const parsed = parseExpression(printed);
  return parsed.ok ? solutionKey(parsed.value) : printed;
}
