/** A fraction of big integers in lowest terms, `d > 0`: nothing can overflow, and nothing is shared with src. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export function fraction(n: bigint, d = 1n): Fraction {
  let [x, y] = [n < 0n ? -n : n, d < 0n ? -d : d];
  while (y !== 0n) [x, y] = [y, x % y];
  const divisor = d < 0n ? -x : x;
  return { n: n / divisor, d: d / divisor };
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

export const plus = (a: Fraction, b: Fraction, sign: 1 | -1 = 1): Fraction =>
  fraction(a.n * b.d + BigInt(sign) * b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const size = (a: Fraction): Fraction => (a.n < 0n ? { n: -a.n, d: a.d } : a);
export const same = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;
