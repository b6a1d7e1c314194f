import type { RunSpec } from '#lib/core/run/spec.ts';
import { printRational } from '#lib/core/rational.ts';
import { stepsFrom } from '../from-here.ts';
import { tableOf, type Hand } from '../hand.ts';
import { RUNGS } from '../hints.ts';
import type { Note } from '../note.ts';

/** Only where no clock runs, and nothing is lost but steps. */
export const mayHint = ({ kind, timed }: Pick<RunSpec, 'kind' | 'timed'>): boolean =>
  kind === 'storm' && !timed;

/** Where all hands can be made, the first rung, whether this one can, is known. */
const knownOf = ({ decoys }: Pick<RunSpec, 'decoys'>): number => (decoys ? 0 : 1);

/** Steps of a hand that were not needed: each that was taken back, and one for each hint. */
export const stepsTooMany = (
  spec: Pick<RunSpec, 'decoys'>,
  { undos = 0, hints }: Pick<Hand, 'undos' | 'hints'>,
): number => undos + Math.max(0, hints - knownOf(spec));

/**
 * The next rung of the hint ladder, from the cards as they lie, and how many are taken then. What says that nothing leads on from here is no hint. The
 * last rung is the next pair, as often as it is asked for: the whole is never shown, since that would end the hand.
 */
export function hintIn(
  spec: Pick<RunSpec, 'decoys'>,
  hand: Hand,
  isSolvable: boolean,
): { readonly note: Note; readonly hints: number } {
  const { hints } = hand;
  if (!isSolvable)
    return hints > 0
      ? { note: { type: 'noMore' }, hints }
      : { note: { type: 'whether', solvable: false }, hints: 1 };
  const table = tableOf(hand);
  const steps = stepsFrom(table, hand.target);
  const [first, last] = [steps?.[0], steps?.at(-1)];
  if (!first || !last) return { note: { type: 'deadEnd' }, hints };
  const taken = Math.min(RUNGS.length, Math.max(hints, knownOf(spec)) + 1);
  const left = table.filter((place) => place.type !== 'hole').length;
  if (taken === 1) {
    const isDealt = left === hand.cards.length;
    return { note: isDealt ? { type: 'whether', solvable: true } : { type: 'still' }, hints: taken };
  }
  if (taken === 2) return { note: { type: 'lastSignHere', operator: last.operator, left }, hints: taken };
  const [from, onto] = [table[first.from], table[first.onto]].map((place) =>
    place && place.type !== 'hole' ? printRational(place.value) : '',
  );
  return { note: { type: 'nextPair', pair: [from ?? '', onto ?? ''] }, hints: taken };
}
