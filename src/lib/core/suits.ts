import { SUITS, type Card } from './cards.ts';
import { shuffled, type Rng } from './chance.ts';

/** Cards of these ranks as a real deck might deal them: in any order, in any suits, no card twice. At most four of a rank. */
export function cardsOfRanks(ranks: readonly number[], rng: Rng): readonly Card[] {
  const deal: Card[] = [];
  for (const rank of shuffled(ranks, rng)) {
    const free = SUITS.filter((suit) => !deal.some((card) => card.rank === rank && card.suit === suit));
    const suit = free[rng.next(free.length)];
    if (suit === undefined) throw new RangeError(`a deck has no more than four of rank ${rank}`);
    deal.push({ rank, suit });
  }
  return deal;
}
