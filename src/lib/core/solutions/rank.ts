import type { Expression } from '../expression.ts';
import { printExpression } from '../print.ts';

/** An expression with what its place among others depends on. */
export interface RankedWay {
  readonly expression: Expression;
  /** The smaller is the simpler. */
  readonly difficulty: number;
  /** Its numbers from left to right, as the digits of one number. */
  readonly numbers: number;
}

/** Above every number; up to seven such digits make a number below 2⁵³. */
const DIGITS = 128;

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
export function rankedWay(expression: Expression): RankedWay {
  const tally: Tally = { difficulty: 0, numbers: 0, below: 1 };
  count(expression, tally);
  return { expression, difficulty: tally.difficulty, numbers: tally.numbers };
}

/** The simpler first: fit for `sort`. Never 0 for two different texts of the same numbers. */
export function simplerFirst(a: RankedWay, b: RankedWay): number {
  if (a.difficulty !== b.difficulty) return a.difficulty - b.difficulty;
  if (a.numbers !== b.numbers) return b.numbers - a.numbers;
  const [one, two] = [printExpression(a.expression), printExpression(b.expression)];
  return one < two ? -1 : one > two ? 1 : 0;
}

interface Tally {
  difficulty: number;
  numbers: number;
  /** What is below the line of the value that was counted last. */
  below: number;
}

/** Counts what is in an expression. Answers what is above the line of its value, which is not cancelled; `below` is told by the tally. */
function count(e: Expression, tally: Tally): number {
  if (e.type === 'number') {
    tally.numbers = tally.numbers * DIGITS + e.value;
    tally.below = 1;
    return e.value;
  }
  const a = count(e.left, tally);
  const aBelow = tally.below;
  const b = count(e.right, tally);
  const bBelow = tally.below;
  let n: number;
  let d = aBelow * bBelow;
  switch (e.operator) {
    case '+':
      n = a * bBelow + b * aBelow;
      break;
    case '-':
      n = a * bBelow - b * aBelow;
      tally.difficulty += SUBTRACTION;
      break;
    case '*':
      n = a * b;
      tally.difficulty += MULTIPLICATION;
      break;
    case '/':
      n = a * bBelow;
      d = aBelow * b;
      tally.difficulty += DIVISION;
      break;
  }
  tally.difficulty += BRACKETS * bracketsIn(e.operator, e.left, e.right);
  if (n % d !== 0 || n / d < 0) tally.difficulty += AWKWARD;
  tally.below = d;
  return n;
}

/** How many of the two operands print with brackets. */
function bracketsIn(operator: string, left: Expression, right: Expression): number {
  if (operator === '+') return Number(isSum(right));
  if (operator === '-') return Number(isSum(right));
  return Number(isSum(left)) + Number(right.type === 'operation');
}

const isSum = (e: Expression): boolean =>
  e.type === 'operation' && (e.operator === '+' || e.operator === '-');
