import { FractionSet, type Entry } from './fraction-set.ts';
import { fraction, over, plus, size, times } from './fraction.ts';
import { ascending, splitsOf, type Numbers } from './splits.ts';
import type { Work } from './work.ts';

/** How many pairs of values are combined in one step: about a millisecond. */
const PAIRS_A_STEP = 500;

/**
 * Every value that one to six numbers of 1 to 100 can make, each number used once (ARITH-1, ARITH-2): exact, each once. Built from the values of
 * every smaller part of the hand, of which equal ones are worked out once. Up to a million values and 40 MB for six numbers.
 */
export const valuesWork = (numbers: readonly number[]): Work<FractionSet> =>
  setOf(ascending(numbers), new Map());

function* setOf(numbers: Numbers, known: Map<string, readonly Entry[]>): Work<FractionSet> {
  const set = new FractionSet();
  if (numbers.length === 1) for (const value of numbers) set.add(fraction(value), false);
  let pairs = 0;
  for (const [first, rest] of splitsOf(numbers)) {
    const others = yield* entriesOf(rest, known);
    for (const a of yield* entriesOf(first, known)) {
      for (const b of others) {
        combine(set, a, b);
        pairs += 1;
        if (pairs % PAIRS_A_STEP === 0) yield;
      }
    }
  }
  return set;
}

function* entriesOf(numbers: Numbers, known: Map<string, readonly Entry[]>): Work<readonly Entry[]> {
  const name = numbers.join();
  const before = known.get(name);
  if (before) return before;
  const set = yield* setOf(numbers, known);
  const entries = [...set.entries()];
  known.set(name, entries);
  return entries;
}

/** A sum, product or quotient can be made negative when either part can; a difference has both signs. */
function combine(set: FractionSet, a: Entry, b: Entry): void {
  const negative = a.negative || b.negative;
  set.add(plus(a.size, b.size), negative);
  set.add(size(plus(a.size, b.size, -1)), true);
  set.add(times(a.size, b.size), negative);
  if (b.size.n !== 0) set.add(over(a.size, b.size), negative);
  if (a.size.n !== 0) set.add(over(b.size, a.size), negative);
}
