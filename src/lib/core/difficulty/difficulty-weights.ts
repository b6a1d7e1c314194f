import type { SearchMove } from './difficulty-moves.ts';
import type { Operator } from '../expression.ts';
import { same, type Fraction } from '../fraction.ts';

/**
 * What draws people to a move, or lets them overlook it: fitted on human median times of 1362 hands of four cards, ranks 1–13, target 24. Read the
 * signs, not the causes: the weights lean on each other. docs/difficulty.md tells what each stands for.
 */
const MOVE = {
  subtraction: 0.31,
  multiplication: 0.34,
  one: -1.73,
  brokenQuotient: -0.31,
  makesOne: 1.17,
  makesTarget: 1.21,
  makesFactor: 0.78,
  goesOn: 0.57,
  largeSubtraction: -0.61,
  twins: 0.19,
  goesOnBySubtraction: -0.28,
  makesNear: 0.24,
} as const;

/** The same for the last step, which makes the target; an addition weighs 0. */
const LAST = { '+': 0, '-': -0.45, '*': -0.5, '/': -1.78 } as const satisfies Record<Operator, number>;
const LAST_FROM_FRACTION = -0.63;

/** A subtraction from more than this, whatever the target, is one from a large number. */
const LARGE = 20;
/** A result this close to the target, but not on it, is near. */
const NEAR = 4;

/** The weight of a move while three numbers or more lie on the table; `target` is 0 or more. */
export function weightOf({ operator, larger: a, smaller: b, result: r }: SearchMove, target: number): number {
  const goesOn = a.derived || b.derived;
  const isWhole = r.d === 1;
  let weight = 0;
  if (goesOn) weight += MOVE.goesOn;
  if (same(a, b)) weight += MOVE.twins;
  if (operator === '*') weight += MOVE.multiplication;
  if (operator === '-') {
    weight += MOVE.subtraction;
    if (a.n > LARGE * a.d) weight += MOVE.largeSubtraction;
    if (goesOn) weight += MOVE.goesOnBySubtraction;
  }
  if ((operator === '*' || operator === '/') && (isOne(a) || isOne(b))) weight += MOVE.one;
  if (operator === '/' && !isWhole) weight += MOVE.brokenQuotient;
  if (isOne(r)) weight += MOVE.makesOne;
  if (isWhole && r.n === target) weight += MOVE.makesTarget;
  else if (Math.abs(r.n - target * r.d) <= NEAR * r.d) weight += MOVE.makesNear;
  // Nothing lies between 1 and a target of 0 or 1, so these have no factors.
  if (isWhole && r.n > 1 && r.n < target && target % r.n === 0) weight += MOVE.makesFactor;
  return weight;
}

/** The weight of making the target from the last two numbers with an operator. */
export const lastWeightOf = (operator: Operator, a: Fraction, b: Fraction): number =>
  LAST[operator] + (a.d === 1 && b.d === 1 ? 0 : LAST_FROM_FRACTION);

const isOne = ({ n, d }: Fraction): boolean => n === 1 && d === 1;
