import type { Expression } from './expression.ts';
import { add, divide, multiply, rational, subtract, type Rational } from './rational.ts';

/** The exact value (ARITH-2), or `undefined` when it divides by zero anywhere: such an expression equals nothing (ARITH-3). */
export function evaluate(e: Expression): Rational | undefined {
  if (e.type === 'number') return rational(e.value);
  const left = evaluate(e.left);
  const right = evaluate(e.right);
  if (left === undefined || right === undefined) return undefined;
  switch (e.operator) {
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return multiply(left, right);
    case '/':
      return divide(left, right);
  }
}
