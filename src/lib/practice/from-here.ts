import { applyOperator } from '#lib/core/evaluate.ts';
import { OPERATORS, type Operator } from '#lib/core/expression.ts';
import { equals, rational, type Rational } from '#lib/core/rational.ts';
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

/** So many values are tried out on the spot; more are the solver's. */
export const MOST_LYING = 4;

/**
 * Steps that lead to the target from the cards as they lie (ARITH-1 to 3), or null where none do: such without fractions and negative
 * values, where there are any. Tries everything, which is at most some thousand steps for four values.
 */
export function stepsFrom(table: readonly Place[], target: number): readonly Step[] | null {
  const lying = table.flatMap((each, place) => (each.type === 'hole' ? [] : [{ place, value: each.value }]));
  if (lying.length > MOST_LYING) throw new RangeError(`more than ${MOST_LYING} values are the solver's`);
  return leading(lying, rational(target), isPlain) ?? leading(lying, rational(target), () => true);
}

const isPlain = ({ n, d }: Rational): boolean => d === 1n && n >= 0n;

function leading(
  lying: readonly Lying[],
  target: Rational,
  allows: (value: Rational) => boolean,
): readonly Step[] | null {
  const [last] = lying;
  if (lying.length === 1 && last) return equals(last.value, target) ? [] : null;
  for (const from of lying)
    for (const onto of lying) {
      if (from === onto) continue;
      const rest = lying.filter((each) => each !== from && each !== onto);
      for (const operator of OPERATORS) {
        const value = applyOperator(operator, from.value, onto.value);
        if (value === undefined || !allows(value)) continue;
        const further = leading([...rest, { place: onto.place, value }], target, allows);
        if (further) return [{ from: from.place, operator, onto: onto.place }, ...further];
      }
    }
  return null;
}
