import { isKing, type Card } from '../cards.ts';
import { better, withPointer, type Arrangement } from './arrangement.ts';
import { formedBy, type Formed } from './formed.ts';
import type { Ground } from './ground.ts';

/**
 * All ways of taking formations out of a hand that share no card (KINGS-6), the largest first: of what scores the same, the best arrangement
 * is the one with fewer and greater formations. Every way with formations comes before those without. Cost: 2ⁿ for n cards.
 */
export function waysOf(hand: readonly Card[], ground: Ground): readonly (readonly Formed[])[] {
  // No king is in any formation.
  const cards = hand.filter((card) => !isKing(card));
  const six = subsetsOf(cards, 6).flatMap((taken) => formedBy(taken, ground));
  const halves = subsetsOf(cards, 3).flatMap((taken) => formedBy(taken, ground));
  const pairs = halves.flatMap((one, index) =>
    halves.slice(index + 1).flatMap((other) => (areApart(one, other) ? [[one, other]] : [])),
  );
  return [...six.map((each) => [each]), ...pairs, ...halves.map((each) => [each]), []];
}

/** The best arrangement of a hand of seven, exact (KINGS-6). */
export const bestOf = (cards: readonly Card[], ground: Ground): Arrangement =>
  waysOf(cards, ground)
    .map((formations) => withPointer(cards, formations, ground))
    .reduce(better);

/** Whether a call is right: one formation of six cards or two halves, and one card is left to point (KINGS-4). */
export const isRightCall = (cards: readonly Card[], ground: Ground): boolean =>
  waysOf(cards, ground).some(
    (formations) => formations.flatMap((formation) => formation.cards).length === cards.length - 1,
  );

const areApart = (one: Formed, other: Formed): boolean =>
  !one.cards.some((card) => other.cards.includes(card));

/** All choices of so many of the cards, in their order. */
function subsetsOf(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  if (size > cards.length) return [];
  return cards.flatMap((card, index) =>
    subsetsOf(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]),
  );
}
