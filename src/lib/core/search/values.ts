import { NUMBER } from './mark.ts';
import { combine } from './pairing.ts';
import { sizeOf, type Part, type Parts } from './parts.ts';
import { ValueSet } from './value-set.ts';
import { finish, type Work } from '../work.ts';

/**
 * How many values zero to six numbers can make at most, signs apart: so many expressions differ as functions of their numbers. Counted in
 * remainders modulo two primes, for numbers without relation to each other.
 */
export const MOST_VALUES = [0, 1, 5, 47, 733, 15_907, 443_825] as const;

/** How many pairs of values are combined in one step: less than a millisecond. */
const PAIRS_A_STEP = 4000;

/**
 * The values that the parts of a hand can make, signs apart, marked where the negative can be made too (ARITH-4); each part worked out once,
 * when it is asked for. Exact: k numbers of 1 to 100 make p/q with p ≤ 2^(k−1) · 100^k and q ≤ 2^(k−1) · 100^(k−1), 2^45 for six,
 * so that cross products stay below the 2^84 of `sameRatio`.
 */
export class Values {
  readonly parts: Parts;
  readonly #known: (ValueSet | undefined)[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The values of a part. */
  of(part: Part): ValueSet {
    return this.#known[part] ?? finish(this.ofWork(part));
  }

  /** The same in steps. */
  *ofWork(part: Part): Work<ValueSet> {
    const known = this.#known[part];
    if (known) return known;
    const set = new ValueSet(MOST_VALUES[sizeOf(part)] ?? 0);
    yield* this.fillWork(set, part);
    this.#known[part] = set;
    return set;
  }

  /** Fills an empty set with the values of a part, without keeping it. */
  *fillWork(set: ValueSet, part: Part): Work<undefined> {
    if (sizeOf(part) === 1) for (const value of this.parts.numbersOf(part)) set.add(value, 1, NUMBER);
    for (const [block, rest] of this.parts.blocksOf(part)) {
      const [blocks, rests] = [yield* this.ofWork(block), yield* this.ofWork(rest)];
      for (const some of blocks.runs(Math.ceil(PAIRS_A_STEP / rests.size))) {
        for (const others of rests.runs(PAIRS_A_STEP)) {
          combine(some, others, set);
          yield;
        }
      }
    }
    return undefined;
  }
}
