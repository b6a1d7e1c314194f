import { divide, type Rational } from '#lib/core/rational.ts';
import { rationalOf, type X } from './x.ts';

/** What of an x can be compared with the best one: x over it, where both are above 0 (CONTEST-9). */
export const shareOf = (x: X, best: X): Rational | null =>
  x.n > 0 && best.n > 0 ? (divide(rationalOf(x), rationalOf(best)) ?? null) : null;

/** In thousandths, rounded down: 1000 for the best alone. */
export const thousandths = ({ n, d }: Rational): number => Number((1000n * n) / d);
