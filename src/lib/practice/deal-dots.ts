import { ranksOf, type DealtCard } from '#lib/core/cards.ts';
import { DOTS_OF_KIND, type DealSpec } from '#lib/core/deal.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { dotsOf, type Dots } from '#lib/core/difficulty/dots.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { entryOf, type TableEntry } from '#lib/core/difficulty/table.ts';
import type { Hand } from './hand.ts';

/** With so many cards, the difficulty is computed on the spot, in a fraction of a millisecond. */
const QUICK_COUNT = 4;

/**
 * The dots that a deal may show while it is open; null where nobody has worked them out, and where they would give away whether there is a
 * solution: hands without one have no dots. Nor have digits, whose difficulty nobody has measured.
 */
export function openDots(cards: readonly DealtCard[], { kind, target, digits }: DealSpec): Dots | null {
  if (digits || kind === 'mixed' || kind === 'none') return null;
  const known = knownOf(cards, target)?.dots ?? DOTS_OF_KIND[kind];
  if (known !== undefined || cards.length > QUICK_COUNT) return known ?? null;
  const found = difficulty(ranksOf(cards), target);
  return found && dotsOf(found.score, cards.length);
}

/** How hard a hand is: its dots, and about how many seconds people take, where that is known. */
export interface Hardness {
  readonly dots: Dots;
  readonly seconds: number | null;
}

/** What may be said of a hand's difficulty now: of an open one the dots it was dealt with; after the ending also what the table knows. */
export function hardnessOf({ cards, target, dots, ending }: Hand): Hardness | null {
  const known = dots !== null || ending !== null ? knownOf(cards, target) : null;
  if (known) return { dots: known.dots, seconds: known.seconds };
  return dots === null ? null : { dots, seconds: null };
}

function knownOf(cards: readonly DealtCard[], target: number): TableEntry | null {
  const ranks = ranksOf(cards);
  return isHandInTable(ranks, target) ? entryOf(ranks) : null;
}
