import type { Expression } from './expression.ts';
import type { FractionSet } from './fraction-set.ts';
import type { Fraction } from './fraction.ts';
import { compare, rational, subtract, type Rational } from './rational.ts';
import { ranked, simplerFirst } from './simplest.ts';
import { waysToMake } from './solve.ts';
import { valuesWork } from './values.ts';
import { finish, type Work } from './work.ts';

/** What a hand can make at all. */
export interface Reach {
  /** How many different values it can make, every number used once (ARITH-1); negative and fractional ones count (ARITH-2). */
  readonly values: number;
  /** The simplest expression whose value is as close to the target as can be without being it; null when there is no other value. */
  readonly nearest: Expression | null;
}

/** How many values are looked at in one step. */
const VALUES_A_STEP = 5000;

/** The reach of one to six numbers of 1 to 100, seen from a whole target within ±10,000. Six numbers take about a second. */
export const reach = (numbers: readonly number[], target: number): Reach =>
  finish(reachWork(numbers, target));

/** The same in steps. */
export function* reachWork(numbers: readonly number[], target: number): Work<Reach> {
  const { count, nearest } = yield* survey(yield* valuesWork(numbers), target);
  const ways: Expression[] = [];
  for (const value of nearest) ways.push(...(yield* waysToMake(numbers, value)));
  const [simplest] = ways.map(ranked).toSorted(simplerFirst);
  return { values: count, nearest: simplest?.expression ?? null };
}

/** Counts the values and finds those nearest to the target, itself left out: one, or two that are equally far on either side. */
function* survey(
  values: FractionSet,
  target: number,
): Work<{ readonly count: number; readonly nearest: readonly Fraction[] }> {
  let count = 0;
  let nearest: Fraction[] = [];
  let least = Infinity;
  for (const { size, negative } of values.entries()) {
    const both = negative && size.n !== 0 ? [size, { n: -size.n, d: size.d }] : [size];
    for (const value of both) {
      count += 1;
      if (count % VALUES_A_STEP === 0) yield;
      const away = Math.abs(value.n / value.d - target);
      // Doubles sieve out what is clearly farther; what they cannot tell apart is compared exactly.
      if (away > least + 1e-6 || (value.d === 1 && value.n === target)) continue;
      const order = nearest[0] ? compare(distance(value, target), distance(nearest[0], target)) : -1;
      if (order < 0) nearest = [];
      if (order <= 0) nearest.push(value);
      least = Math.min(least, away);
    }
  }
  return { count, nearest };
}

function distance({ n, d }: Fraction, target: number): Rational {
  const difference = subtract(rational(n, d), rational(target));
  return { n: difference.n < 0n ? -difference.n : difference.n, d: difference.d };
}
