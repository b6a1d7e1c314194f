import type { Expression, Operator } from './expression.ts';
import { add, divide, multiply, rational, subtract, type Rational } from './rational.ts';

const APPLY: Readonly<Record<Operator, (a: Rational, b: Rational) => Rational | undefined>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

/** What an operator makes of two values, exact; `undefined` when it divides by zero (ARITH-3). */
export const applyOperator = (operator: Operator, a: Rational, b: Rational): Rational | undefined =>
  APPLY[operator](a, b);

/** The exact value (ARITH-2), or `undefined` when it divides by zero anywhere: such an expression equals nothing (ARITH-3). */
export function evaluate(e: Expression): Rational | undefined {
  if (e.type === 'number') return rational(e.value);
  const left = evaluate(e.left);
  const right = left && evaluate(e.right);
  return right && applyOperator(e.operator, left, right);
}
