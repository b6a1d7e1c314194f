/** What is printed on a card. A bracket is played as ( or as ), chosen when it is played (FOURS-1). */
export type Sign = '+' | '−' | '×' | '÷' | '()';

/** A card: 0 … 99. Twenty in a row have the same sign (FOURS-1). */
export type Card = number;

/** In the order of the cards. */
export const SIGNS = ['+', '−', '×', '÷', '()'] as const satisfies readonly Sign[];

/** How many cards of each sign there are (FOURS-1). */
export const EACH = 20;
/** The whole deck, ascending. */
export const ALL_CARDS: readonly Card[] = Array.from({ length: SIGNS.length * EACH }, (_, card) => card);

/** A full hand (FOURS-2). */
export const HAND = 5;

/** What a card shows; a number that is no card's counts as a bracket's. */
export const signOf = (card: Card): Sign => SIGNS[Math.floor(card / EACH)] ?? '()';

/** Whether a card is a bracket, however it is turned. */
export const isBracket = (card: Card): boolean => signOf(card) === '()';

/** The first of these cards with a sign; undefined when there is none. */
export const firstOf = (cards: readonly Card[], sign: Sign): Card | undefined =>
  cards.find((card) => signOf(card) === sign);
