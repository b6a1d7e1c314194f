/**
 * An exact rational number in lowest terms, `d > 0` (ARITH-2). Equal values have equal parts.
 * Big integers: no typed expression, however large, can overflow it.
 */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** Builds n/d in lowest terms. Throws on `d` = 0 and on a number that is not an integer: both are bugs of the caller. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError('a rational number needs a denominator other than 0');
  const sign = bottom < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(top, bottom) * sign;
  return { n: top / divisor, d: bottom / divisor };
}

/** a + b, exactly. */
export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);

/** a − b, exactly. */
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);

/** a × b, exactly. */
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);

/** a ÷ b, exactly, or `undefined` when b is 0 (ARITH-3). */
export const divide = (a: Rational, b: Rational): Rational | undefined =>
  b.n === 0n ? undefined : rational(a.n * b.d, a.d * b.n);

/** Whether a and b are the same number. */
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;

/** Negative, zero or positive as a is less than, equal to or greater than b: fit for `sort`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether a is a whole number. */
export const isInteger = (a: Rational): boolean => a.d === 1n;

/** The nearest double: for display and sorting only, never for judging. */
export const toNumber = (a: Rational): number => Number(a.n) / Number(a.d);

/** Text with the proper minus: `24`, `−3`, `7/3`, `−7/3`. */
export function printRational(r: Rational): string {
  const sign = r.n < 0n ? '−' : '';
  const whole = `${sign}${magnitude(r.n)}`;
  return isInteger(r) ? whole : `${whole}/${r.d}`;
}
