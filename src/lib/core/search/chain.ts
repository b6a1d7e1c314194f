import type { Part } from './parts.ts';
import { rational, type Rational } from '../rational.ts';

/**
 * A way up from a part to the last operator, the values that it meets there chosen: what the part makes, x, becomes (a·x + b) ÷ (c·x + d).
 * Whole numbers; with up to five numbers on the way they stay below 2^5 · 100^5, and 10^4 times that below 2^53.
 */
export interface Chain {
  readonly part: Part;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** 1 if a difference, or a value that can be made negative, is on the way. */
  readonly mark: number;
  /** The way from the next larger part, null for the whole hand; and the value met on leaving it: of which smaller part, at which index. */
  readonly up: Chain | null;
  readonly smaller: Part;
  readonly index: number;
}

/** The way from the whole hand to itself. */
export const wholeChain = (part: Part): Chain => ({
  part,
  a: 1,
  b: 0,
  c: 0,
  d: 1,
  mark: 0,
  up: null,
  smaller: 0,
  index: 0,
});

/** What x becomes at the end of the way, or null when something is divided by zero. */
export function upFrom({ a, b, c, d }: Chain, x: Rational): Rational | null {
  const bottom = BigInt(c) * x.n + BigInt(d) * x.d;
  return bottom === 0n ? null : rational(BigInt(a) * x.n + BigInt(b) * x.d, bottom);
}

/** What a part must make for a value to come out at the end of the way; there must be such a thing. */
export const downTo = ({ a, b, c, d }: Chain, { n, d: q }: Rational): Rational =>
  rational(BigInt(d) * n - BigInt(b) * q, BigInt(a) * q - BigInt(c) * n);
