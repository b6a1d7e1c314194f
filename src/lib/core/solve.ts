import { signed, type Signed } from './canonical.ts';
import type { Expression } from './expression.ts';
import { fraction, size, type Fraction } from './fraction.ts';
import { Sameness } from './same.ts';
import { expressionOf, ranked, simplerFirst, type Ranked } from './simplest.ts';
import { ascending } from './splits.ts';
import { Structures } from './structures.ts';
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
  const structures = new Structures();
  const sameness = new Sameness(structures);
  const simplest = new Map<string, Ranked>();
  for (const structure of yield* structures.withValueWork(ascending(numbers), size(value))) {
    for (const way of signsOf(value).map((sign) => signed(sign, structure))) {
      const expression = expressionOf(way);
      if (expression !== undefined) keepSimplest(simplest, sameness.keyOf(way), ranked(expression));
    }
    yield;
  }
  return [...simplest.values()].toSorted(simplerFirst).map((each) => each.expression);
}

/** The signs with which a structure can have the value; zero has both. */
const signsOf = (value: Fraction): readonly Signed['sign'][] =>
  value.n > 0 ? [1] : value.n < 0 ? [-1] : [1, -1];

function keepSimplest(simplest: Map<string, Ranked>, key: string, way: Ranked): void {
  const known = simplest.get(key);
  if (known === undefined || simplerFirst(way, known) < 0) simplest.set(key, way);
}
