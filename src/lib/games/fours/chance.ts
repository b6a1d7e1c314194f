import { shuffled } from '#lib/core/chance.ts';
import type { ChanceContext } from '#lib/core/match/game.ts';
import { ALL_CARDS } from './cards.ts';
import type { FoursEvent } from './events.ts';
import type { FoursState } from './state.ts';

/** Nothing ends by itself: turns take as long as they take. */
export const deadline = (): null => null;

/** What the table owes: cards in a new order (FOURS-2, FOURS-12). */
export function chance({ phase, discard }: FoursState, { rng, at }: ChanceContext): FoursEvent | null {
  switch (phase.type) {
    case 'shuffling':
      return { type: 'shuffled', at, order: shuffled(ALL_CARDS, rng) };
    case 'drawing':
      // Sorted first: the order of the discard is one that people have seen.
      return {
        type: 'reshuffled',
        at,
        order: shuffled(
          discard.toSorted((a, b) => a - b),
          rng,
        ),
      };
    default:
      return null;
  }
}
