import { applyOperator } from './evaluate.ts';
import type { Expression, Operator } from './expression.ts';
import { printRational, rational, type Rational } from './rational.ts';

/** One step on the way to a value: two values joined by a sign, and what they make; all three exact (ARITH-2), printed as `printRational` does. */
export interface Step {
  readonly left: string;
  readonly operator: Operator;
  readonly right: string;
  readonly value: string;
}

/**
 * How an expression is worked out, one sign at a time, in the order in which it is read: what stands in brackets, and what binds tighter,
 * first (ARITH-3). One step for each sign, none for a lone number. `undefined` when it divides by zero anywhere. Linear.
 */
export function steps(e: Expression): readonly Step[] | undefined {
  const taken: Step[] = [];
  return take(e, taken) && taken;
}

function take(e: Expression, taken: Step[]): Rational | undefined {
  if (e.type === 'number') return rational(e.value);
  const left = take(e.left, taken);
  const right = left && take(e.right, taken);
  const value = right && applyOperator(e.operator, left, right);
  if (!value) return undefined;
  taken.push({
    left: printRational(left),
    operator: e.operator,
    right: printRational(right),
    value: printRational(value),
  });
  return value;
}
