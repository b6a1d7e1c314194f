import type { Expression } from './expression.ts';
import type { Fraction } from './fraction.ts';
import { neighboursWork } from './neighbours.ts';
import { checkTarget } from './question.ts';
import { rational, type Rational } from './rational.ts';
import { reachableWork, type Reachable } from './reachable.ts';
import { finish, type Work } from './work.ts';

/** A value and some expression that has it. */
export interface Near {
  readonly value: Rational;
  readonly expression: Expression;
}

/** The values nearest to a target, itself left out; null where the hand makes none on that side. */
export interface Nearest {
  readonly below: Near | null;
  readonly above: Near | null;
}

/** What one to six numbers of 1 to 100 can make next to a whole target within ±10,000, on both sides. Exact, any rational value counts (ARITH-2). */
export const nearest = (numbers: readonly number[], target: number): Nearest =>
  finish(nearestWork(numbers, target));

/** The same in steps. */
export function* nearestWork(numbers: readonly number[], target: number): Work<Nearest> {
  checkTarget(target);
  const values = yield* reachableWork(numbers);
  const { below, above } = yield* neighboursWork(values.sizes, target);
  return { below: yield* nearWork(values, below), above: yield* nearWork(values, above) };
}

function* nearWork(values: Reachable, found: Fraction | null): Work<Near | null> {
  const value = found && rational(found.n, found.d);
  const expression = value && (yield* values.wayToWork(value));
  return expression && { value, expression };
}
