import { numbersOf, type Expression } from '../expression.ts';
import { printExpression } from '../print.ts';

/** An expression with what its place among others depends on. */
export interface Ranked {
  readonly expression: Expression;
  /** The smaller is the simpler. */
  readonly difficulty: number;
}

/** Each counts more than all after it together: an expression of eight numbers has seven signs at most. */
const AWKWARD = 4096;
const BRACKETS = 512;
const DIVISION = 64;
const SUBTRACTION = 8;
const MULTIPLICATION = 1;

/**
 * What makes an expression harder, in this order: values on the way that are negative or not whole · brackets · divisions · subtractions ·
 * multiplications. Then the one that begins with the larger numbers is first (9 × 5 − 7 × 3 before 7 × 3 + …), then text decides.
 */
export function ranked(expression: Expression): Ranked {
  const tally: Tally = { difficulty: 0 };
  count(expression, tally);
  return { expression, difficulty: tally.difficulty };
}

/** The simpler first: fit for `sort`. Never 0 for two different texts of the same numbers. */
export function simplerFirst(a: Ranked, b: Ranked): number {
  if (a.difficulty !== b.difficulty) return a.difficulty - b.difficulty;
  const others = numbersOf(b.expression);
  for (const [index, number] of numbersOf(a.expression).entries()) {
    const difference = (others[index] ?? 0) - number;
    if (difference !== 0) return difference;
  }
  const [one, two] = [printExpression(a.expression), printExpression(b.expression)];
  return one < two ? -1 : one > two ? 1 : 0;
}

interface Tally {
  difficulty: number;
}

/** Counts what is in an expression. Answers its value as a fraction that is not cancelled. */
function count(e: Expression, tally: Tally): { readonly n: number; readonly d: number } {
  if (e.type === 'number') return { n: e.value, d: 1 };
  const a = count(e.left, tally);
  const b = count(e.right, tally);
  let n: number;
  let d = a.d * b.d;
  switch (e.operator) {
    case '+':
      n = a.n * b.d + b.n * a.d;
      break;
    case '-':
      n = a.n * b.d - b.n * a.d;
      tally.difficulty += SUBTRACTION;
      break;
    case '*':
      n = a.n * b.n;
      tally.difficulty += MULTIPLICATION;
      break;
    case '/':
      n = a.n * b.d;
      d = a.d * b.n;
      tally.difficulty += DIVISION;
      break;
  }
  tally.difficulty += BRACKETS * bracketsIn(e.operator, e.left, e.right);
  if (n % d !== 0 || n / d < 0) tally.difficulty += AWKWARD;
  return { n, d };
}

/** How many of the two operands print with brackets. */
function bracketsIn(operator: string, left: Expression, right: Expression): number {
  if (operator === '+') return Number(isSum(right));
  if (operator === '-') return Number(isSum(right));
  return Number(isSum(left)) + Number(right.type === 'operation');
}

const isSum = (e: Expression): boolean =>
  e.type === 'operation' && (e.operator === '+' || e.operator === '-');
