/** The four operators of ARITH-1, in the order in which they are shown; `*` and `/` print as × and ÷. */
export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

/** One number of the hand: a whole number of 0 or more; there is no sign (ARITH-4). */
export interface NumberExpression {
  readonly type: 'number';
  readonly value: number;
}

/** Two expressions joined by one operator. */
export interface OperationExpression {
  readonly type: 'operation';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** What a player states: a binary tree. Brackets are not in it; the shape says what they say. */
export type Expression = NumberExpression | OperationExpression;

/** A leaf. */
export const number = (value: number): Expression => ({ type: 'number', value });

/** A node: left operator right. */
export const operation = (operator: Operator, left: Expression, right: Expression): Expression => ({
  type: 'operation',
  operator,
  left,
  right,
});

/** The numbers used, left to right, repeated as often as they are used. */
export function numbersOf(expression: Expression): readonly number[] {
  const found: number[] = [];
  const visit = (e: Expression): void => {
    if (e.type === 'number') found.push(e.value);
    else {
      visit(e.left);
      visit(e.right);
    }
  };
  visit(expression);
  return found;
}
