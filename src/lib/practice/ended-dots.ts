import { ranksOf } from '#lib/core/cards.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { dotsOf, type Dots } from '#lib/core/difficulty/dots.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import type { Attempt } from '#lib/storage/attempt.ts';

/** More cards would take too long on the spot. */
const MOST_CARDS = 4;
const known = new Map<string, Dots | null>();

/** The dots of a hand that is over; null where there is no solution, where nobody has measured, and for many cards. */
export function endedDots({ cards, target }: Pick<Attempt, 'cards' | 'target'>): Dots | null {
  const ranks = ranksOf(cards);
  if (isHandInTable(ranks, target)) return entryOf(ranks)?.dots ?? null;
  if (ranks.length > MOST_CARDS || ranks.includes(0)) return null;
  const key = `${ranks.toSorted((a, b) => a - b).join()}=${target}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = difficulty(ranks, target);
  const dots = found && dotsOf(found.score, ranks.length);
  known.set(key, dots);
  return dots;
}
