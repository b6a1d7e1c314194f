import { downTo, type Chain } from './chain.ts';
import { ClosestSearch, type Close } from './closest.ts';
import type { Expression } from '../expression.ts';
import { jointsOf } from './joint.ts';
import type { Near, Nearest } from './near.ts';
import { Parts } from './parts.ts';
import { plain } from '../solutions/plain.ts';
import { multiply, rational, type Rational } from '../rational.ts';
import { Values } from './values.ts';
import { signsOf, wayToWork } from './witness.ts';
import type { Work } from '../work.ts';

const MINUS_ONE = rational(-1);
const negative = (value: Rational): Rational => multiply(value, MINUS_ONE);

/**
 * The nearest values by `ClosestSearch`, in steps. It looks for sizes: below zero for those whose negatives can be made, and next to zero on
 * each side for itself.
 */
export function* closestWork(numbers: readonly number[], target: number): Work<Nearest> {
  const values = new Values(new Parts(numbers));
  const search = new ClosestSearch(values, Math.abs(target), target < 0);
  yield* search.run();
  if (target > 0)
    return { below: yield* nearWork(values, search.below), above: yield* nearWork(values, search.above) };
  const mirrored = target < 0 ? search : new ClosestSearch(values, 0, true);
  if (target === 0) yield* mirrored.run();
  return {
    below: yield* mirroredWork(values, mirrored.above),
    above: target === 0 ? yield* nearWork(values, search.above) : yield* mirroredWork(values, mirrored.below),
  };
}

const nearWork = (values: Values, close: Close | null): Work<Near | null> =>
  writtenWork(values, close, (value) => value);
const mirroredWork = (values: Values, close: Close | null): Work<Near | null> =>
  writtenWork(values, close, negative);

function* writtenWork(
  values: Values,
  close: Close | null,
  turn: (value: Rational) => Rational,
): Work<Near | null> {
  if (close === null) return null;
  const value = turn(close.value);
  const chains: Chain[] = [];
  for (let chain: Chain | null = close.chain; chain; chain = chain.up) chains.unshift(chain);
  const expression = yield* downWork(values, close, chains, value);
  if (expression === null) throw new Error('the nearest value cannot be written');
  return { value, expression: plain(expression) };
}

/** Writes what the first of some parts, each in the one before, makes on the way to the value: `wanted`, which is that or its negative. */
function* downWork(
  values: Values,
  close: Close,
  [chain, next, ...others]: readonly Chain[],
  wanted: Rational,
): Work<Expression | null> {
  if (chain === undefined) return null;
  if (next === undefined) {
    const canBe = wanted.n >= 0n || close.mark === 1;
    return canBe ? yield* wayToWork(values, chain.part, wanted) : null;
  }
  const { smaller, index } = next;
  const below = downTo(next, close.value);
  for (const joint of jointsOf([below, negative(below)], signsOf(values.of(smaller), index), wanted)) {
    const left = yield* downWork(values, close, [next, ...others], joint.left);
    if (left) return joint.write(left, yield* wayToWork(values, smaller, joint.right));
  }
  return null;
}
