import type { Expression } from '../expression.ts';
import { hasNegative } from './mark.ts';
import { Parts } from './parts.ts';
import { plain } from '../solutions/plain.ts';
import { checkNumbers } from '../question.ts';
import { rational, type Rational } from '../rational.ts';
import type { ValueSet } from './value-set.ts';
import { Values } from './values.ts';
import { wayToWork } from './witness.ts';
import { finish, type Work } from '../work.ts';

/** All values are worked out for up to so many numbers; seven make more than twenty million. */
export const MOST_REACHABLE = 6;

// What six numbers of 1 to 100 can have above and below the line at the most; see `Values`.
const LARGEST_TOP = 32n * 100n ** 6n;
const LARGEST_BOTTOM = 32n * 100n ** 5n;

/** Every value that a hand can make, each number used once (ARITH-1, ARITH-2): exact, each once. */
export class Reachable implements Iterable<Rational> {
  /** How many values there are, negative ones included. */
  readonly count: number;
  /** The values without their signs, marked where the negative can be made too. */
  readonly sizes: ValueSet;
  readonly #values: Values;

  constructor(values: Values, sizes: ValueSet) {
    this.#values = values;
    this.sizes = sizes;
    let count = 0;
    for (let i = 0; i < sizes.size; i += 1)
      count += hasNegative(sizes.marks[i]) && sizes.tops[i] !== 0 ? 2 : 1;
    this.count = count;
  }

  /** Whether the hand can make a value. */
  has({ n, d }: Rational): boolean {
    const size = n < 0n ? -n : n;
    if (size > LARGEST_TOP || d > LARGEST_BOTTOM) return false;
    const index = this.sizes.indexOf(Number(size), Number(d));
    return index >= 0 && (n >= 0n || hasNegative(this.sizes.marks[index]));
  }

  /** Some expression that has a value, plainly written, or null when there is none. Milliseconds for six numbers. */
  wayTo(value: Rational): Expression | null {
    return finish(this.wayToWork(value));
  }

  /** The same in steps. */
  *wayToWork(value: Rational): Work<Expression | null> {
    return this.has(value) ? plain(yield* wayToWork(this.#values, this.#values.parts.all, value)) : null;
  }

  /** Every value, in no order. Cancelling takes about a microsecond each. */
  *[Symbol.iterator](): Generator<Rational> {
    const { size, tops, bottoms, marks } = this.sizes;
    for (let i = 0; i < size; i += 1) {
      const value = rational(tops[i] ?? 0, bottoms[i] ?? 1);
      yield value;
      if (hasNegative(marks[i]) && value.n !== 0n) yield { n: -value.n, d: value.d };
    }
  }
}

/** Every value that one to six numbers of 1 to 100 can make. Six numbers take 20 ms and 16 MB. */
export const reachable = (numbers: readonly number[]): Reachable => finish(reachableWork(numbers));

/** The same in steps. */
export function* reachableWork(numbers: readonly number[]): Work<Reachable> {
  checkNumbers(numbers, MOST_REACHABLE);
  const values = new Values(new Parts(numbers));
  return new Reachable(values, yield* values.ofWork(values.parts.all));
}
