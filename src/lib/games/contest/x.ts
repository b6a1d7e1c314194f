import { compare, equals, rational, subtract, type Rational } from '#lib/core/rational.ts';

/** A number that a player claims to make, or a distance from the target: n/d in lowest terms, d > 0 (CONTEST-7). */
export interface X {
  readonly n: number;
  readonly d: number;
}

/** No expression of six numbers up to 100 comes to more; a quadrillion is larger than any keyboard should need. */
export const LARGEST = 10 ** 15;

/** n/d in lowest terms; `d` must not be 0, both whole. */
export function xOf(n: number, d: number): X {
  const { n: top, d: bottom } = rational(n, d);
  return { n: Number(top), d: Number(bottom) };
}

/** The same number for exact arithmetic. */
export const rationalOf = ({ n, d }: X): Rational => rational(n, d);

/** Whether both are the same number; lowest terms are all that is compared. */
export const isSameX = (a: X, b: X): boolean => a.n === b.n && a.d === b.d;

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export const compareX = (a: X, b: X): number => compare(rationalOf(a), rationalOf(b));

/** Whether a value is as far from the target as that, on whichever side (CONTEST-6). */
export function isAtDistance(value: Rational, target: number, x: X): boolean {
  const away = subtract(value, rational(target));
  const distance = rationalOf(x);
  return equals(away, distance) || equals(away, rational(-distance.n, distance.d));
}
