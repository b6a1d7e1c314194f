import { compare, rational, subtract, type Rational } from '#lib/core/rational.ts';
import type { NearWay } from '#lib/solver/tasks.ts';

export type { NearWay } from '#lib/solver/tasks.ts';

/** Of the nearest values on either side those that are really nearest: one, or both where both are equally near. */
export function closest(ways: readonly NearWay[], target: number): readonly NearWay[] {
  const distances = ways.map(({ value }) => distance(value, target));
  const least = distances.toSorted(compare)[0];
  return least ? ways.filter((_, index) => compare(distances[index] ?? least, least) === 0) : [];
}

/** How far an exactly printed value (`23`, `−7/3`) lies from the target. */
function distance(printed: string, target: number): Rational {
  const [n = '0', d = '1'] = printed.replace('−', '-').split('/');
  const difference = subtract(rational(BigInt(n), BigInt(d)), rational(target));
  return difference.n < 0n ? { n: -difference.n, d: difference.d } : difference;
}
