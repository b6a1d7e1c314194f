import { closestWork } from './closest-way.ts';
import type { Fraction } from '../fraction.ts';
import type { Near, Nearest } from './near.ts';
import { neighboursWork } from './neighbours.ts';
import { checkNumbers, checkTarget } from '../question.ts';
import { rational } from '../rational.ts';
import { MOST_REACHABLE, reachableWork, type Reachable } from './reachable.ts';
import { finish, type Work } from '../work.ts';

export type { Near, Nearest } from './near.ts';

/**
 * What one to eight numbers of 1 to 100 can make next to a whole target within ±10,000, on both sides. Exact; any rational value counts (ARITH-2).
 * Six numbers take some hundredths of a second, seven a tenth, eight nearly a second and 40 MB.
 */
export const nearest = (numbers: readonly number[], target: number): Nearest =>
  finish(nearestWork(numbers, target));

/** The same in steps. */
export function* nearestWork(numbers: readonly number[], target: number): Work<Nearest> {
  checkNumbers(numbers);
  checkTarget(target);
  if (numbers.length > MOST_REACHABLE) return yield* closestWork(numbers, target);
  const values = yield* reachableWork(numbers);
  const { below, above } = yield* neighboursWork(values.sizes, target);
  return { below: yield* nearWork(values, below), above: yield* nearWork(values, above) };
}

function* nearWork(values: Reachable, found: Fraction | null): Work<Near | null> {
  const value = found && rational(found.n, found.d);
  const expression = value && (yield* values.wayToWork(value));
  return expression && { value, expression };
}
