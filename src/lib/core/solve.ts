import type { Expression } from './expression.ts';
import { fraction, type Fraction } from './fraction.ts';
import { samenessWork } from './same.ts';
import { expressionOf, ranked, simplerFirst, type Ranked } from './simplest.ts';
import { waysWork } from './ways.ts';
import { finish, type Work } from './work.ts';

export { isSolvable, isSolvableWork } from './solvable.ts';

/**
 * Every different solution once (ARITH-6), written in its simplest form, the simplest first. One to six numbers of 1 to 100, any whole target
 * within ±10,000. Four numbers take a few milliseconds.
 */
export const solutions = (numbers: readonly number[], target: number): readonly Expression[] =>
  finish(solutionsWork(numbers, target));

/** The same in steps. */
export const solutionsWork = (numbers: readonly number[], target: number): Work<readonly Expression[]> =>
  waysToMake(numbers, fraction(target));

/** The same for a value that need not be whole. */
export function* waysToMake(numbers: readonly number[], value: Fraction): Work<readonly Expression[]> {
  const ways = yield* waysWork(numbers, value);
  const sameness = yield* samenessWork(ways);
  const simplest = new Map<string, Ranked>();
  for (const way of ways) {
    const key = sameness.keyOf(way);
    const one = ranked(expressionOf(way));
    const other = simplest.get(key);
    if (other === undefined || simplerFirst(one, other) < 0) simplest.set(key, one);
    yield;
  }
  return [...simplest.values()].toSorted(simplerFirst).map((each) => each.expression);
}
