import type { Expression, Operator } from './expression.ts';

const SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };
const LEVELS: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/**
 * Text with proper signs − × ÷ between spaces, and the fewest brackets from which `parseExpression` reads the same tree
 * again: a left operand needs them when it binds less tightly, a right operand also when it binds equally (ARITH-3).
 */
export function printExpression(e: Expression): string {
  if (e.type === 'number') return String(e.value);
  const level = LEVELS[e.operator];
  return `${operand(e.left, level)} ${SIGNS[e.operator]} ${operand(e.right, level + 1)}`;
}

function operand(e: Expression, leastLevel: number): string {
  const text = printExpression(e);
  return e.type === 'operation' && LEVELS[e.operator] < leastLevel ? `(${text})` : text;
}
