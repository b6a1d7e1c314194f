import { deckUpTo, type Card } from '#lib/core/cards.ts';
import type { KnockConfig } from './config.ts';

const TO_TEN = deckUpTo(10);
const TO_KING = deckUpTo(13);

/** The forty cards, or fifty-two with faces; what piles hold are indices into this list (KNOCK-1). */
export const deckOf = ({ faces }: Pick<KnockConfig, 'faces'>): readonly Card[] => (faces ? TO_KING : TO_TEN);

/** The highest rank of the deck. */
export const highestOf = ({ faces }: Pick<KnockConfig, 'faces'>): number => (faces ? 13 : 10);

/** More than any deck of this game has. */
export const MOST_CARDS = TO_KING.length;
