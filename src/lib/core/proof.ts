import { evaluate } from './evaluate.ts';
import { numbersOf, type Expression } from './expression.ts';
import { equals, rational, type Rational } from './rational.ts';

/** What a stated expression is worth against a hand; the numbers are judged before the value. */
export type Verdict =
  | { readonly verdict: 'right' }
  | {
      readonly verdict: 'wrongNumbers';
      /** In the hand, not used. */
      readonly missing: readonly number[];
      /** Not in the hand at all. */
      readonly extra: readonly number[];
      /** In the hand, but used more often than it is there. */
      readonly repeated: readonly number[];
      /** What the expression makes all the same; `undefined` when it divides by zero. */
      readonly value: Rational | undefined;
    }
  /** It divides by zero (ARITH-3). */
  | { readonly verdict: 'undefined' }
  | { readonly verdict: 'wrongValue'; readonly value: Rational };

/**
 * Judges an expression: every number of the hand exactly once and nothing else (ARITH-1), its exact value the target
 * (ARITH-2). The three lists are in ascending order and hold a number once for each time it is missing or too many.
 */
export function judgeProof(e: Expression, hand: readonly number[], target: number): Verdict {
  const used = numbersOf(e);
  const missing = without(hand, used);
  const tooMany = without(used, hand);
  const value = evaluate(e);
  if (missing.length > 0 || tooMany.length > 0) {
    const repeated = tooMany.filter((value) => hand.includes(value));
    const extra = tooMany.filter((value) => !hand.includes(value));
    return { verdict: 'wrongNumbers', missing, extra, repeated, value };
  }
  if (value === undefined) return { verdict: 'undefined' };
  return equals(value, rational(target)) ? { verdict: 'right' } : { verdict: 'wrongValue', value };
}

/** The multiset difference a − b, ascending. */
function without(a: readonly number[], b: readonly number[]): readonly number[] {
  const left = a.toSorted((x, y) => x - y);
  for (const value of b) {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
