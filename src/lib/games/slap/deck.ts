import { deckUpTo, type Card } from '#lib/core/cards.ts';
import { HIGHEST } from './state.ts';

/** The forty cards; what piles hold are indices into this list (SLAP-1). */
export const DECK: readonly Card[] = deckUpTo(HIGHEST);
