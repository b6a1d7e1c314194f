import type { Operator } from '#lib/core/expression.ts';
import { isMade, tableOf, withCombined, type Hand } from './hand.ts';

/** Which value is laid on which. */
interface Step {
  readonly from: number;
  readonly onto: number;
}

/**
 * The step that a sign makes of two values that are left; null while there are more, or where it would divide by zero. Where the order
 * matters the one that makes the target counts, otherwise the picked value goes first.
 */
export function lastStep(
  hand: Pick<Hand, 'cards' | 'moves' | 'target'>,
  picked: number | null,
  operator: Operator,
): Step | null {
  const [one, other, more] = tableOf(hand).flatMap((place, index) => (place.type === 'hole' ? [] : [index]));
  if (one === undefined || other === undefined || more !== undefined) return null;
  const forward = { from: one, onto: other };
  const back = { from: other, onto: one };
  const made = (picked === other ? [back, forward] : [forward, back]).flatMap((step) => {
    const moves = withCombined(hand, step.from, operator, step.onto);
    return moves === null ? [] : [{ step, hits: isMade({ ...hand, moves }) }];
  });
  return (made.find(({ hits }) => hits) ?? made[0])?.step ?? null;
}
