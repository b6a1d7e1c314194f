import { SUITS, type Card, type DealtCard } from '#lib/core/cards.ts';

/** Cards as rank and the suit's first letter: "11h 4s"; a digit alone. */
export const shortly = (cards: readonly DealtCard[]): string =>
  cards.map(({ rank, suit }) => `${rank}${suit?.[0] ?? ''}`).join(' ');

/** The cards of numbers, in suits by turns: for tests that care about numbers only. */
export const cardsOf = (...ranks: readonly number[]): readonly Card[] =>
  ranks.map((rank, index) => ({ rank, suit: SUITS[index % SUITS.length] ?? 'spade' }));
