import fc from 'fast-check';
import { number, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';

/** Trees of one to eight numbers of 0–100, every shape possible. */
export const randomExpression: fc.Arbitrary<Expression> = fc
  .tuple(
    fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }),
    fc.array(fc.tuple(fc.constantFrom(...OPERATORS), fc.nat()), { minLength: 7, maxLength: 7 }),
  )
  .map(([values, joints]) => {
    const parts = values.map(number);
    for (const [operator, place] of joints.slice(0, values.length - 1)) {
      const at = place % (parts.length - 1);
      const [left, right] = parts.slice(at, at + 2) as [Expression, Expression];
      parts.splice(at, 2, operation(operator, left, right));
    }
    return parts[0] as Expression;
  });
