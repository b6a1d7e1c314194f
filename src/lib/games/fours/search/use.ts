import { SIGNS, signOf, type Card } from '../cards.ts';

/** The number of a card's sign in `SIGNS`. */
export const numberOf = (card: Card): number => SIGNS.indexOf(signOf(card));

/** How many cards of each sign, four bits for each in the order of `SIGNS`: at most seven of one. */
export type Use = number;

const BITS = 4;
/** The highest bit of each four stays free, so that one subtraction compares all five. */
const FREE = SIGNS.reduce((bits, _, sign) => bits | (8 << (BITS * sign)), 0);

/** One card of a sign. */
export const oneCard = (sign: number): Use => 1 << (BITS * sign);

/** These cards, counted. */
export const useOf = (cards: readonly Card[]): Use =>
  cards.reduce((use, card) => use + oneCard(numberOf(card)), 0);

/** Whether a use is within what there is. */
export const fits = (use: Use, there: Use): boolean => (((there | FREE) - use) & FREE) === FREE;
