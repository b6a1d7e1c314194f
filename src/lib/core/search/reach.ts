import type { Expression } from '../expression.ts';
import type { Fraction } from '../fraction.ts';
import { neighboursWork, type Neighbours } from './neighbours.ts';
import { checkTarget } from '../question.ts';
import { compare, rational, subtract, type Rational } from '../rational.ts';
import { rankedWay, simplerFirst } from '../solutions/rank.ts';
import { reachableWork } from './reachable.ts';
import { waysToMake } from '../solve.ts';
import { finish, quietly, type Work } from '../work.ts';

/** What a hand can make at all. */
export interface Reach {
  /** How many different values it can make, every number used once (ARITH-1); negative and fractional ones count (ARITH-2). */
  readonly values: number;
  /** The simplest expression whose value is as close to the target as can be without being it; null when there is no other value. */
  readonly nearest: Expression | null;
}

/** The reach of one to six numbers of 1 to 100, seen from a whole target within ±10,000. */
export const reach = (numbers: readonly number[], target: number): Reach =>
  finish(reachWork(numbers, target));

/** The same in steps. */
export function* reachWork(numbers: readonly number[], target: number): Work<Reach> {
  checkTarget(target);
  const { count, sizes } = yield* reachableWork(numbers);
  const ways: Expression[] = [];
  for (const value of nearer(yield* neighboursWork(sizes, target), target))
    ways.push(...(yield* quietly(waysToMake(numbers, value))));
  const [simplest] = ways.map(rankedWay).toSorted(simplerFirst);
  return { values: count, nearest: simplest?.expression ?? null };
}

/** The nearer of two neighbours, or both when they are equally far. */
function nearer({ below, above }: Neighbours, target: number): readonly Fraction[] {
  if (below === null || above === null) return [below ?? above].filter((value) => value !== null);
  const order = compare(
    subtract(rational(target), toRational(below)),
    subtract(toRational(above), rational(target)),
  );
  return order < 0 ? [below] : order > 0 ? [above] : [below, above];
}

const toRational = ({ n, d }: Fraction): Rational => rational(n, d);
