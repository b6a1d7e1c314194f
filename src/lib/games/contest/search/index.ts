import { largestCommonWork } from '#lib/core/search/largest-common.ts';
import { nearestWork } from '#lib/core/search/nearest.ts';
import { oneWayWork } from '#lib/core/search/one-way.ts';
import { printExpression } from '#lib/core/print.ts';
import { compare, rational, subtract, type Rational } from '#lib/core/rational.ts';
import type { Work } from '#lib/core/work.ts';
import type { Type } from '../types.ts';

/** The sets of a round and what is to be made of them. */
export interface BestQuestion {
  readonly sets: readonly (readonly number[])[];
  readonly target: number;
  readonly family: Type['family'];
}

/** The best that there was (CONTEST-10). */
export interface BestAnswer {
  /** The best x as n and d; empty where there is none, and in Classic. */
  readonly best: readonly number[];
  /** How it is made, by set; null for a set that cannot make it. */
  readonly lines: readonly (string | null)[];
}

/** The best x and how it is made; in Classic one way for each set. Some tenths of a second at most, in steps. */
export function* bestWork({ sets, target, family }: BestQuestion): Work<BestAnswer> {
  if (family === 'classic') {
    const lines: (string | null)[] = [];
    for (const numbers of sets) {
      const way = yield* oneWayWork(numbers, target);
      lines.push(way && printExpression(way));
    }
    return { best: [], lines };
  }
  if (family === 'tony') {
    const common = yield* largestCommonWork(sets);
    if (common === null) return { best: [], lines: sets.map(() => null) };
    return { best: partsOf(common.value), lines: common.expressions.map(printExpression) };
  }
  const { below, above } = yield* nearestWork(sets[0] ?? [], target);
  const goal = rational(target);
  const sides = [
    ...(below ? [{ away: subtract(goal, below.value), expression: below.expression }] : []),
    ...(above ? [{ away: subtract(above.value, goal), expression: above.expression }] : []),
  ].toSorted((a, b) => compare(a.away, b.away));
  const [nearest] = sides;
  return nearest === undefined
    ? { best: [], lines: [null] }
    : { best: partsOf(nearest.away), lines: [printExpression(nearest.expression)] };
}

const partsOf = ({ n, d }: Rational): readonly number[] => [Number(n), Number(d)];
