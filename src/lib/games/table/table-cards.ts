import type { Card } from '#lib/core/cards.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Hidden, Pile } from './piles.ts';

/** Four ranks lie on the table (SLAP-3, KNOCK-3). */
export const ON_TABLE = 4;

/** A card face up in front of the pile that it came from, by the pile's seat. With a real deck the card is null, and the rank until it is entered. */
export interface Lying {
  readonly seat: Seat;
  readonly card: Hidden;
  readonly rank: number | null;
}

/** A card on the table as it is seen: the card itself only of a dealt deck, the rank once it is known. */
export interface SeenCard extends Pick<Lying, 'seat' | 'rank'> {
  readonly card: Card | null;
}

/** The card of a deck, or null for one of a real deck. */
export const cardOf = (deck: readonly Card[], card: Hidden): Card | null =>
  card === null ? null : (deck[card] ?? null);

/** A card on the table as everybody may see it. */
export const seenCard = (deck: readonly Card[], { seat, card, rank }: Lying): SeenCard => ({
  seat,
  rank,
  card: cardOf(deck, card),
});

/** Turns up so many cards of each pile, by seat, each behind what lies there already. */
export function turnedUp(
  deck: readonly Card[],
  { piles, table }: { readonly piles: readonly Pile[]; readonly table: readonly Lying[] },
  turns: readonly number[],
): { readonly piles: readonly Pile[]; readonly table: readonly Lying[] } {
  return {
    table: piles.flatMap((pile, seat): readonly Lying[] => [
      ...table.filter((lying) => lying.seat === seat),
      ...pile.slice(0, turns[seat]).map((card) => ({ seat, card, rank: cardOf(deck, card)?.rank ?? null })),
    ]),
    piles: piles.map((pile, seat) => pile.slice(turns[seat])),
  };
}

/** The ranks on the table by place; null as long as one of a real deck is unknown. */
export function ranksOnTable(table: readonly Pick<Lying, 'rank'>[]): readonly number[] | null {
  const ranks = table.map(({ rank }) => rank).filter((rank) => rank !== null);
  return ranks.length > 0 && ranks.length === table.length ? ranks : null;
}

/** The table with these ranks entered, by place; null when they are not as many, or not in a deck up to `highest`. */
export function withRanks(
  table: readonly Lying[],
  ranks: readonly number[],
  highest: number,
): readonly Lying[] | null {
  // Four cards cannot hold five of a rank, so each rank alone decides.
  const inDeck = ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= highest);
  if (ranks.length !== table.length || !inDeck) return null;
  return table.map((lying, place) => ({ ...lying, rank: ranks[place] ?? null }));
}

/** Whether the deal can be made; null as long as its ranks or the target are not known. A microsecond. */
export function canBeMade(table: readonly Pick<Lying, 'rank'>[], target: number | null): boolean | null {
  const ranks = ranksOnTable(table);
  return ranks === null || target === null ? null : isSolvable(ranks, target);
}

/** Whether the app knows that the deal cannot be made (SLAP-7). */
export const isKnownUnsolvable = (table: readonly Lying[], target: number | null): boolean =>
  canBeMade(table, target) === false;
