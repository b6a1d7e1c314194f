import type { Expression } from './expression.ts';
import { solutionKeyWork } from './same.ts';
import { solutionsWork } from './solve.ts';
import type { Work } from './work.ts';

/** For each expression, which one it is of the hand's solutions in their order (ARITH-6); null for what is none of them. */
export function* placesWork(
  numbers: readonly number[],
  target: number,
  expressions: readonly (Expression | null)[],
): Work<readonly (number | null)[]> {
  const places = new Map<string, number>();
  for (const [place, solution] of (yield* solutionsWork(numbers, target)).entries()) {
    places.set(yield* solutionKeyWork(solution), place);
  }
  const found: (number | null)[] = [];
  for (const expression of expressions) {
    found.push(expression ? (places.get(yield* solutionKeyWork(expression)) ?? null) : null);
  }
  return found;
}
