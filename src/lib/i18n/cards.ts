import type { DealtCard } from '#lib/core/cards.ts';
import { common } from './messages.ts';

/** What is printed on each card of a hand: a rank as its deck has it, or a plain digit. */
export function labelsOf(cards: readonly DealtCard[]): readonly string[] {
  const highest = Math.max(...cards.map(({ rank }) => rank));
  return cards.map(({ rank, suit }) => (suit === null ? String(rank) : common.rank(rank, highest)));
}

/** A card by its label, as it is said: "ace of hearts", or a digit alone. */
export const speakDealt = (label: string, { suit }: DealtCard): string =>
  suit === null ? label : common.speakCard(label, common.suit[suit]);
