import type { Expression } from './expression.ts';
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
  const values = yield* valuesWork(numbers);
  const ways: Expression[] = [];
  for (const value of yield* nearestValues(values, target)) ways.push(...(yield* waysToMake(numbers, value)));
  const [simplest] = ways.map(ranked).toSorted(simplerFirst);
  return { values: values.length, nearest: simplest?.expression ?? null };
}

/** The values nearest to the target, itself left out: one, or two that are equally far on either side. */
function* nearestValues(values: readonly Fraction[], target: number): Work<readonly Fraction[]> {
  let nearest: Fraction[] = [];
  let least = Infinity;
  for (const [index, value] of values.entries()) {
    if (index % VALUES_A_STEP === 0) yield;
    const away = Math.abs(value.n / value.d - target);
    // Doubles sieve out what is clearly farther; what they cannot tell apart is compared exactly.
    if (away > least + 1e-6 || (value.d === 1 && value.n === target)) continue;
    const order = nearest[0] ? compare(distance(value, target), distance(nearest[0], target)) : -1;
    if (order < 0) nearest = [];
    if (order <= 0) nearest.push(value);
    least = Math.min(least, away);
  }
  return nearest;
}

function distance({ n, d }: Fraction, target: number): Rational {
  const difference = subtract(rational(n, d), rational(target));
  return { n: difference.n < 0n ? -difference.n : difference.n, d: difference.d };
}
