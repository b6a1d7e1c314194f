import { ok, type Result } from '#lib/core/result.ts';
import { isSameFace, type Card } from './cards.ts';
import type { KingsRefusal } from './errors.ts';
import { refuse } from './phases.ts';

/** Cards of a real deck that somebody named, and what is left of those that nobody has. */
export interface Taken {
  readonly cards: readonly Card[];
  readonly left: readonly Card[];
}

/** Finds named cards among those that nobody has seen elsewhere; of two alike any will do. Refused when there would be three of one (KINGS-1). */
export function taken(pile: readonly Card[], named: readonly Card[]): Result<Taken, KingsRefusal> {
  const left = [...pile];
  const cards: Card[] = [];
  for (const name of named) {
    const place = left.findIndex((card) => isSameFace(card, name));
    if (place < 0) return refuse('threeOfOne');
    cards.push(...left.splice(place, 1));
  }
  return ok({ cards, left });
}
