import type { Expression } from '../expression.ts';
import { plain } from '../solutions/plain.ts';
import { checkNumbers, checkTarget } from '../question.ts';
import { Search } from './search.ts';
import { wayOfWork } from './witness.ts';
import { finish, type Work } from '../work.ts';

/**
 * Some expression of all the numbers that makes the target, the first that the search meets, or null when there is none (ARITH-1, ARITH-2).
 * One to eight numbers of 0 to 100, any whole target within ±10,000; as fast as `isSolvable`. Written plainly, and nothing on the way is
 * negative unless the target is.
 */
export const oneWay = (numbers: readonly number[], target: number): Expression | null =>
  finish(oneWayWork(numbers, target));

/** The same in steps. */
export function* oneWayWork(numbers: readonly number[], target: number): Work<Expression | null> {
  checkNumbers(numbers);
  checkTarget(target);
  const search = new Search(numbers, target);
  const met = yield* search.run();
  return met && plain(yield* wayOfWork(search, met));
}
