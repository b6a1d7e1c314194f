import { FractionSet } from './fraction-set.ts';
import { fraction, over, plus, size, times, type Fraction } from './fraction.ts';
import { ascending, splitsOf, type Numbers } from './splits.ts';
import type { Work } from './work.ts';

/** How many pairs of values are combined in one step: about a millisecond. */
const PAIRS_A_STEP = 500;

/** A value that a set of numbers can make, 0 or more, and whether they can make its negative. */
type Made = readonly [Fraction, boolean];

/** Every value that one to six numbers of 1 to 100 can make, each number used once (ARITH-1, ARITH-2): exact, each value once, in no order. */
export function* valuesWork(numbers: readonly number[]): Work<readonly Fraction[]> {
  const known = new Map<string, readonly Made[]>();
  const made = yield* madeOf(ascending(numbers), known);
  return made.flatMap(([value, negative]) =>
    negative && value.n !== 0 ? [value, { n: -value.n, d: value.d }] : [value],
  );
}

/** Equal parts of the hand are worked out once: `known` remembers them. */
function* madeOf(numbers: Numbers, known: Map<string, readonly Made[]>): Work<readonly Made[]> {
  const name = numbers.join();
  const before = known.get(name);
  if (before) return before;
  const set = new FractionSet();
  if (numbers.length === 1) for (const value of numbers) set.add(fraction(value), false);
  let pairs = 0;
  for (const [first, rest] of splitsOf(numbers)) {
    const others = yield* madeOf(rest, known);
    for (const a of yield* madeOf(first, known)) {
      for (const b of others) {
        combine(set, a, b);
        pairs += 1;
        if (pairs % PAIRS_A_STEP === 0) yield;
      }
    }
  }
  const made = [...set.entries()];
  known.set(name, made);
  return made;
}

/** A sum or product of values is negative when either may be; a difference has both signs. */
function combine(set: FractionSet, [a, aNegative]: Made, [b, bNegative]: Made): void {
  const negative = aNegative || bNegative;
  set.add(plus(a, b), negative);
  set.add(size(plus(a, b, -1)), true);
  set.add(times(a, b), negative);
  if (b.n !== 0) set.add(over(a, b), negative);
  if (a.n !== 0) set.add(over(b, a), negative);
}
