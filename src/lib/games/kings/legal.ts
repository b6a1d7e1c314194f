import type { Card } from './cards.ts';
import { whyNotCrowned, whyNotDethroned } from './castle.ts';
import type { KingsState } from './state.ts';

/** Where a king may go: the castles on which it may be played, and those where it may dethrone (KINGS-3). */
export interface KingPlaces {
  readonly crowned: readonly number[];
  readonly dethroned: readonly number[];
}

/** Where a card may go as a king; nowhere when it is none. */
export function kingPlaces(
  { castles, config }: Pick<KingsState, 'castles' | 'config'>,
  card: Card,
): KingPlaces {
  const places = (why: typeof whyNotCrowned) =>
    [...castles.keys()].filter((castle) => why(castles[castle], card, config) === null);
  return { crowned: places(whyNotCrowned), dethroned: places(whyNotDethroned) };
}
