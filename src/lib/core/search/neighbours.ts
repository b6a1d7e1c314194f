import { fraction, type Fraction } from '../fraction.ts';
import { hasNegative } from './mark.ts';
import type { ValueSet } from './value-set.ts';
import type { Work } from '../work.ts';

/** The values next to a target on either side, in lowest terms; null where there is none. */
export interface Neighbours {
  readonly below: Fraction | null;
  readonly above: Fraction | null;
}

/** How many values are looked at in one step: less than a millisecond. */
const VALUES_A_STEP = 20_000;

/** Whether n/d < p/q, d and q of 0 or more. Doubles decide unless the rounded products are equal. */
export const isLess = (n: number, d: number, p: number, q: number): boolean =>
  n * q < p * d || (n * q === p * d && BigInt(n) * BigInt(q) < BigInt(p) * BigInt(d));

/**
 * Finds them among values as `Reachable` keeps them: without signs, marked where the negative can be made too. The target itself is left out.
 * Exact: a whole target within ±10^4 times what six numbers have below the line, at most 2^5 · 100^5, is less than 2^53.
 */
export function* neighboursWork({ size, tops, bottoms, marks }: ValueSet, target: number): Work<Neighbours> {
  // From minus infinity up, and from infinity down.
  let [below, belowBottom, above, aboveBottom] = [-1, 0, 1, 0];
  for (let i = 0; i < size; i += 1) {
    if (i % VALUES_A_STEP === VALUES_A_STEP - 1) yield;
    const bottom = bottoms[i] ?? 1;
    const goal = target * bottom;
    for (let sign = 1; sign >= (hasNegative(marks[i]) ? -1 : 1); sign -= 2) {
      const top = sign * (tops[i] ?? 0);
      if (top < goal && isLess(below, belowBottom, top, bottom)) [below, belowBottom] = [top, bottom];
      if (top > goal && isLess(top, bottom, above, aboveBottom)) [above, aboveBottom] = [top, bottom];
    }
  }
  return {
    below: belowBottom === 0 ? null : fraction(below, belowBottom),
    above: aboveBottom === 0 ? null : fraction(above, aboveBottom),
  };
}
