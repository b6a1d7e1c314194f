import { OPERATORS, type Operator } from '#lib/core/expression.ts';
import { add, divide, equals, multiply, rational, subtract, type Rational } from '#lib/core/rational.ts';
import type { Place } from './hand.ts';

/** One step on the table: the card at place `from` is laid on the card at place `onto`. */
interface Step {
  readonly from: number;
  readonly operator: Operator;
  readonly onto: number;
}

interface Lying {
  readonly place: number;
  readonly value: Rational;
}

const MAKE: Readonly<Record<Operator, (a: Rational, b: Rational) => Rational | undefined>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': divide,
};

/**
 * A step that leads on to the target from the cards as they lie, or null where none does (ARITH-1 to 3). Tries everything, which is at
 * most some thousand steps for the four values that a hand of four begins with; larger hands are the solver's.
 */
export function stepFrom(table: readonly Place[], target: number): Step | null {
  const lying = table.flatMap((each, place) => (each.type === 'hole' ? [] : [{ place, value: each.value }]));
  return firstStep(lying, rational(target));
}

/** Whether the target can still be made from the cards as they lie, or is made already. */
export const isWithinReach = (table: readonly Place[], target: number): boolean => {
  const left = table.filter((place) => place.type !== 'hole');
  const [last] = left;
  if (left.length === 1 && last) return equals(last.value, rational(target));
  return stepFrom(table, target) !== null;
};

function firstStep(lying: readonly Lying[], target: Rational): Step | null {
  for (const from of lying)
    for (const onto of lying) {
      if (from === onto) continue;
      const rest = lying.filter((each) => each !== from && each !== onto);
      for (const operator of OPERATORS) {
        const value = MAKE[operator](from.value, onto.value);
        if (value === undefined) continue;
        const leads =
          rest.length === 0
            ? equals(value, target)
            : firstStep([...rest, { place: onto.place, value }], target) !== null;
        if (leads) return { from: from.place, operator, onto: onto.place };
      }
    }
  return null;
}
