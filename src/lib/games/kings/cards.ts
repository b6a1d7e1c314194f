import { deckUpTo, type Card as Face, type Suit } from '#lib/core/cards.ts';

/** A card: 0 … 103. Two decks of 52, one after the other, each suit by suit from the ace to the king (KINGS-1). */
export type Card = number;

const DECK = deckUpTo(13);
const DECKS = 2;

/** Of each card of a deck there are two (KINGS-1). */
export const ALL_CARDS: readonly Card[] = Array.from({ length: DECKS * DECK.length }, (_, card) => card);

/** The rank of a king, and what its castle is worth (KINGS-1, KINGS-3). */
export const KING = 13;

/** A full hand (KINGS-3). */
export const HAND = 7;

const NO_FACE: Face = { rank: 1, suit: 'spade' };

/** What a card shows; a number that is no card's counts as the ace of spades. */
export const cardShown = (card: Card): Face => DECK[card % DECK.length] ?? NO_FACE;

/** 1 … 13: ace to king. */
export const rankOf = (card: Card): number => cardShown(card).rank;
/** The suit that a card shows. */
export const suitOf = (card: Card): Suit => cardShown(card).suit;
/** Whether a card is a king: those are in no formation (KINGS-6). */
export const isKing = (card: Card): boolean => rankOf(card) === KING;

/** Whether two cards show the same. */
export const isSameFace = (one: Card, other: Card): boolean => one % DECK.length === other % DECK.length;

/** The first of these cards with a face; undefined when there is none. */
export const firstOf = (cards: readonly Card[], face: Face): Card | undefined =>
  cards.find((card) => rankOf(card) === face.rank && suitOf(card) === face.suit);

/** The sum of the face values (KINGS-6). */
export const faceSum = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankOf(card), 0);
