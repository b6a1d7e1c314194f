import type { Operator } from '#lib/core/expression.ts';
import type { ParseError } from '#lib/core/parse-error.ts';

/** What the table says back: judged facts as data; the board finds the words. Values are printed numbers. */
export type Note =
  | { readonly type: 'miss'; readonly value: string }
  | { readonly type: 'pickFirst' }
  | { readonly type: 'wrongNone' }
  | { readonly type: 'looking' }
  /** The solver's code cannot be fetched. */
  | { readonly type: 'missing' }
  | { readonly type: 'whether'; readonly solvable: boolean }
  /** Asked for another hint where there is no solution. */
  | { readonly type: 'noMore' }
  | { readonly type: 'lastSign'; readonly operator: Operator }
  | { readonly type: 'firstPair'; readonly pair: readonly [number, number] }
  /** The same from the cards as they lie, where some have been put together: `left` of them. */
  | { readonly type: 'deadEnd' }
  | { readonly type: 'still' }
  | { readonly type: 'lastSignHere'; readonly operator: Operator; readonly left: number }
  | { readonly type: 'nextPair'; readonly pair: readonly [string, string] }
  | { readonly type: 'unreadable'; readonly error: ParseError }
  | {
      readonly type: 'wrongNumbers';
      readonly missing: readonly number[];
      readonly extra: readonly number[];
      readonly repeated: readonly number[];
      /** Null when it divides by zero. */
      readonly value: string | null;
    }
  | { readonly type: 'undefined' }
  | { readonly type: 'wrongValue'; readonly value: string };
