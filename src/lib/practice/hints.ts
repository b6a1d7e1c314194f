import type { Expression, Operator } from '#lib/core/expression.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { printRational } from '#lib/core/rational.ts';
import { MOST_LYING, stepsFrom } from './from-here.ts';
import { tableOf, type Hand } from './hand.ts';
import type { Note } from './note.ts';

/** The hint ladder: is there one · the last sign · the first pair · the whole. The first is free. */
export const RUNGS = ['whether', 'lastSign', 'firstPair', 'whole'] as const;
export type Rung = (typeof RUNGS)[number];

/** The sign that is applied last. */
export function lastSign(solution: Expression): Operator | null {
  return solution.type === 'operation' ? solution.operator : null;
}

/** The two numbers that are combined first: the innermost pair, the leftmost of several. */
export function firstPair(solution: Expression): readonly [number, number] | null {
  if (solution.type === 'number') return null;
  const { left, right } = solution;
  if (left.type === 'number' && right.type === 'number') return [left.value, right.value];
  return firstPair(left) ?? firstPair(right);
}

/** What a rung says of a printed solution; null for the rungs that are no hint about its steps. */
export function noteOf(rung: Rung, line: string): Note | null {
  const solution = parseExpression(line);
  if (!solution.ok) return null;
  const operator = lastSign(solution.value);
  const pair = firstPair(solution.value);
  if (rung === 'lastSign' && operator) return { type: 'lastSign', operator };
  return rung === 'firstPair' && pair ? { type: 'firstPair', pair } : null;
}

/**
 * What a rung says of the cards as they lie, once some have been put together: that nothing leads on from here, or the step that does.
 * Null where the hand lies as it was dealt, and for more values than can be tried on the spot.
 */
export function noteFromHere(rung: Rung, hand: Pick<Hand, 'cards' | 'moves' | 'target'>): Note | null {
  const table = tableOf(hand);
  const left = table.filter((place) => place.type !== 'hole').length;
  if (left === hand.cards.length || left > MOST_LYING) return null;
  const steps = stepsFrom(table, hand.target);
  const [first] = steps ?? [];
  const last = steps?.at(-1);
  if (!first || !last) return { type: 'deadEnd' };
  if (rung === 'lastSign') return { type: 'lastSignHere', operator: last.operator, left };
  if (rung !== 'firstPair') return { type: 'still' };
  const [from, onto] = [table[first.from], table[first.onto]];
  if (!from || !onto || from.type === 'hole' || onto.type === 'hole') return null;
  return { type: 'nextPair', pair: [printRational(from.value), printRational(onto.value)] };
}

/** Whether nothing leads on from the cards as they lie, although the hand can be made; false where that cannot be tried on the spot. */
export function isDeadEnd(hand: Pick<Hand, 'cards' | 'moves' | 'target'>): boolean {
  if (hand.cards.length > MOST_LYING) return false;
  return (
    stepsFrom(tableOf(hand), hand.target) === null &&
    stepsFrom(tableOf({ ...hand, moves: [] }), hand.target) !== null
  );
}
