import type { Expression } from './expression.ts';
import { fraction, type Fraction } from './fraction.ts';
import { Listing, type SolutionsSoFar } from './solutions/listing.ts';
import { TemplateValues } from './solutions/template-values.ts';
import { templatesOf } from './solutions/templates.ts';
import { quietly, type Work } from './work.ts';

export { isSolvable, isSolvableWork } from './search/solvable.ts';

/**
 * Every different solution once (ARITH-6), written in its simplest form, the simplest first. One to six numbers of 0 to 100, any whole target
 * within ±10,000. Four numbers take some microseconds, five about a millisecond, six from some milliseconds to a second.
 */
export function solutions(numbers: readonly number[], target: number): readonly Expression[] {
  // Nothing else runs before this is done, so the room for the values can be used again and again.
  const values = (rooms[numbers.length] ??= new TemplateValues(templatesOf(numbers.length)));
  const listing = new Listing(numbers, fraction(target), values);
  listing.run();
  return listing.solutions();
}

const rooms: (TemplateValues | undefined)[] = [];

/** The same in steps. */
export const solutionsWork = (
  numbers: readonly number[],
  target: number,
): Work<readonly Expression[], SolutionsSoFar> => waysToMake(numbers, fraction(target));

/** The same for a value that need not be whole. */
export function* waysToMake(
  numbers: readonly number[],
  value: Fraction,
): Work<readonly Expression[], SolutionsSoFar> {
  const listing = new Listing(numbers, value);
  yield* listing.work();
  return listing.solutions();
}

/** For each expression, which one it is of the hand's solutions in their order (ARITH-6); null for what is none of them. */
export function* placesWork(
  numbers: readonly number[],
  target: number,
  expressions: readonly (Expression | null)[],
): Work<readonly (number | null)[]> {
  const listing = new Listing(numbers, fraction(target));
  yield* quietly(listing.work());
  const places = new Map(listing.keys().map((key, place) => [key, place]));
  return expressions.map((e) => {
    const key = e && listing.keyOf(e);
    return key === null ? null : (places.get(key) ?? null);
  });
}
