import type { Expression } from '../expression.ts';
import { isLess } from './neighbours.ts';
import { Parts } from './parts.ts';
import { plain } from '../solutions/plain.ts';
import { rational, type Rational } from '../rational.ts';
import { reachableWork } from './reachable.ts';
import { ValueSet } from './value-set.ts';
import { Values } from './values.ts';
import { wayToWork } from './witness.ts';
import { finish, type Work } from '../work.ts';

/** As many sets as a contest deals at once. */
const MOST_SETS = 5;

/** How many values are looked up in one step: about a millisecond. */
const VALUES_A_STEP = 20_000;

/** A value that several sets of numbers make, and an expression for each, in the order of the sets. */
export interface Common {
  readonly value: Rational;
  readonly expressions: readonly Expression[];
}

/**
 * The largest value that every one of one to five sets can make, each of one to six numbers of 1 to 100, or null when they have none in common
 * (CONTEST-4). Some tenths of a second for five sets of six numbers; only one set's values are held at a time, besides those still in common.
 */
export const largestCommon = (sets: readonly (readonly number[])[]): Common | null =>
  finish(largestCommonWork(sets));

/** The same in steps. */
export function* largestCommonWork(sets: readonly (readonly number[])[]): Work<Common | null> {
  if (sets.length === 0 || sets.length > MOST_SETS) throw new RangeError(`one to ${MOST_SETS} sets`);
  // Whatever can be made, can be made positive: the signs do not matter. Few numbers first leave little to look up.
  let common: ValueSet | null = null;
  for (const numbers of sets.toSorted((a, b) => a.length - b.length)) {
    const { sizes }: { readonly sizes: ValueSet } = yield* reachableWork(numbers);
    common = common === null ? sizes : yield* bothWork(common, sizes);
  }
  const value = common && largestIn(common);
  if (value === null) return null;
  const expressions: Expression[] = [];
  for (const numbers of sets) {
    const parts = new Parts(numbers);
    expressions.push(plain(yield* wayToWork(new Values(parts), parts.all, value)));
  }
  return { value, expressions };
}

/** What is in both. */
function* bothWork(one: ValueSet, other: ValueSet): Work<ValueSet> {
  const both = new ValueSet(Math.max(1, Math.min(one.size, other.size)));
  for (let i = 0; i < one.size; i += 1) {
    if (i % VALUES_A_STEP === VALUES_A_STEP - 1) yield;
    const [top, bottom] = [one.tops[i] ?? 0, one.bottoms[i] ?? 1];
    if (other.indexOf(top, bottom) >= 0) both.add(top, bottom, 0);
  }
  return both;
}

function largestIn({ size, tops, bottoms }: ValueSet): Rational | null {
  // From minus infinity up.
  let [top, bottom] = [-1, 0];
  for (let i = 0; i < size; i += 1) {
    const [n, d] = [tops[i] ?? 0, bottoms[i] ?? 1];
    if (isLess(top, bottom, n, d)) [top, bottom] = [n, d];
  }
  return bottom === 0 ? null : rational(top, bottom);
}
