import { largestCommonWork } from '#lib/core/search/largest-common.ts';
import { nearestWork } from '#lib/core/search/nearest.ts';
import { reachableWork } from '#lib/core/search/reachable.ts';
import { oneWayWork } from '#lib/core/search/one-way.ts';
import { printExpression } from '#lib/core/print.ts';
import { add, compare, rational, subtract, type Rational } from '#lib/core/rational.ts';
import type { Work } from '#lib/core/work.ts';
import type { Type } from '../types.ts';

/** The sets of a round and what is to be made of them. */
export interface BestQuestion {
  readonly sets: readonly (readonly number[])[];
  readonly target: number;
  readonly family: Type['family'];
  /** An x each, as n and d, of which it is asked whether it can be made at all. */
  readonly xs?: readonly (readonly [n: number, d: number])[];
}

/** The best that there was (CONTEST-10). */
export interface BestAnswer {
  /** The best x as n and d; empty where there is none, and in Classic. */
  readonly best: readonly number[];
  /** How it is made, by set; null for a set that cannot make it. */
  readonly lines: readonly (string | null)[];
  /** For each x that was asked about, whether every set makes it (CONTEST-10). */
  readonly made?: readonly boolean[];
}

/** The best x and how it is made; in Classic one way for each set. Some tenths of a second at most, in steps. */
export function* bestWork(question: BestQuestion): Work<BestAnswer> {
  const best = yield* bestXWork(question);
  return question.xs === undefined ? best : { ...best, made: yield* madeWork(question, question.xs) };
}

/** Whether every set makes each x, or in Closest to a number that is x away from the target. */
function* madeWork(
  { sets, target, family }: BestQuestion,
  xs: NonNullable<BestQuestion['xs']>,
): Work<readonly boolean[]> {
  const goal = rational(target);
  const wanted = xs.map(([n, d]) => {
    const x = rational(n, d);
    return family === 'closest' ? [subtract(goal, x), add(goal, x)] : [x];
  });
  let made = xs.map(() => true);
  for (const numbers of sets) {
    const values = yield* reachableWork(numbers);
    made = made.map((so, at) => so && (wanted[at] ?? []).some((value) => values.has(value)));
  }
  return made;
}

function* bestXWork({ sets, target, family }: BestQuestion): Work<BestAnswer> {
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
