/** The four suits, in the order in which a fresh deck lists them. */
export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
export type Suit = (typeof SUITS)[number];

/** One playing card. `rank` is its number: 1 for an ace, 11 12 13 for jack, queen and king, up to 100 in made decks. */
export interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

/** A card of solo play: of a deck, or a plain digit of 0 to 9, which has no suit. */
export interface DealtCard {
  readonly rank: number;
  readonly suit: Suit | null;
}

/** A deck of four suits with ranks 1 to `highest`, suit by suit: 40 cards for 10 (SLAP-1), 52 for 13. */
export function deckUpTo(highest: number): readonly Card[] {
  return SUITS.flatMap((suit) => Array.from({ length: highest }, (_, index) => ({ rank: index + 1, suit })));
}

/** The ranks of a deal in the order in which the cards lie. */
export const ranksOf = (cards: readonly DealtCard[]): readonly number[] => cards.map((card) => card.rank);
