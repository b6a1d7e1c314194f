/**
 * An exact fraction in machine numbers, in lowest terms, `d > 0`: what the solver computes with, where big integers would be too slow.
 *
 * Nothing overflows inside the solver's range. The value of an expression of k numbers up to 100 is p/q with |p|, |q| ≤ 2^(k−1) · 100^k even
 * without cancelling, 3.2 · 10^13 for six; what is left of a target up to 10,000 after peeling off five numbers stays below
 * 10^4 · 2^5 · 100^5 = 3.2 · 10^15; both are below 2^53 = 9 · 10^15.
 */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** Whether every expression of these whole numbers stays exact in machine numbers, sums before cancelling included. */
export function staysExact(numbers: readonly number[]): boolean {
  const bound = numbers.reduce((product, value) => product * 2 * Math.max(1, value), 1);
  return bound <= Number.MAX_SAFE_INTEGER;
}

/** n/d in lowest terms; `d` must not be 0. */
export function fraction(n: number, d = 1): Fraction {
  let [x, y] = [Math.abs(n), Math.abs(d)];
  while (y !== 0) [x, y] = [y, x % y];
  const divisor = d < 0 ? -x : x;
  // Adding 0 turns −0 into 0.
  return { n: n / divisor + 0, d: d / divisor };
}

/** a + sign · b. */
export const plus = (a: Fraction, b: Fraction, sign: 1 | -1 = 1): Fraction =>
  fraction(a.n * b.d + sign * b.n * a.d, a.d * b.d);

/** a × b. */
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);

/** a ÷ b; `b` must not be 0. */
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** Whether a and b are the same number. */
export const same = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d;

/** Negative, zero or positive as a is less than, equal to or greater than b: fit for `sort`. */
export const order = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d;
