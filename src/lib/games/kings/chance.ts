import { shuffled } from '#lib/core/chance.ts';
import type { ChanceContext } from '#lib/core/match/game.ts';
import { ALL_CARDS } from './cards.ts';
import type { KingsEvent } from './events.ts';
import { returning } from './flow.ts';
import type { KingsState } from './state.ts';

/** Nothing ends by itself: turns take as long as they take. */
export const deadline = (): null => null;

/** What the table owes: cards in a new order (KINGS-1, KINGS-5). */
export function chance(state: KingsState, { rng, at }: ChanceContext): KingsEvent | null {
  switch (state.phase.type) {
    case 'shuffling':
      return { type: 'shuffled', at, order: shuffled(ALL_CARDS, rng) };
    case 'drawing': {
      // Sorted first: the order of the discards is one that people have seen.
      const cards = returning(state).toSorted((a, b) => a - b);
      return { type: 'reshuffled', at, order: shuffled(cards, rng) };
    }
    default:
      return null;
  }
}
