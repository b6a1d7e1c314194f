import { deckUpTo, type Card } from '#lib/core/cards.ts';
import type { Hidden } from '#lib/core/match/piles.ts';
import { HIGHEST } from './state.ts';

/** The forty cards; what piles hold are indices into this list (SLAP-1). */
export const DECK: readonly Card[] = deckUpTo(HIGHEST);

/** A card of the deck, or null for one of a real deck. */
export const cardOf = (card: Hidden): Card | null => (card === null ? null : (DECK[card] ?? null));

/** Its rank, as far as known. */
export const rankOf = (card: Hidden): number | null => cardOf(card)?.rank ?? null;
