import { ranksOf } from '#lib/core/cards.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { classOf, type Attempt } from '#lib/storage/attempt.ts';
import { endedDots } from './ended-dots.ts';
import { LESSON_IDS, LESSON_OF, type LessonId } from './lesson-hands.ts';
import { isEased } from './pace.ts';
import { percentOf, usualOf } from './statistics.ts';

/** How hands of a kind went: how many were tried, solved per hundred, and the usual time in milliseconds, null while there are too few. */
export interface KindFigures<Kind> {
  readonly kind: Kind;
  readonly all: number;
  readonly share: number;
  readonly usual: number | null;
}

/** So many of the latest hands say how it goes now. */
export const LATEST = 500;
const DOTS: readonly Dots[] = [1, 2, 3];

/** By dots, and hands that have no solution; kinds that were not tried are left out. Hands that were made easier say nothing. */
export const byDots = (rows: readonly Attempt[]): readonly KindFigures<Dots | 'none'>[] =>
  figuresOf(
    latest(rows),
    [...DOTS, 'none'] as const,
    (row) => endedDots(row) ?? (hasNone(row) ? 'none' : null),
  );

/** By the family of what each hand mostly ends with. Only of four cards of 1–13 for 24 that is known. */
export const byFamily = (rows: readonly Attempt[]): readonly KindFigures<LessonId>[] =>
  figuresOf(latest(rows), LESSON_IDS, ({ cards, target }) => {
    const ranks = ranksOf(cards);
    const first = isHandInTable(ranks, target) ? knownPatterns(ranks)?.first : undefined;
    return first !== undefined && first in LESSON_OF ? LESSON_OF[first as keyof typeof LESSON_OF] : null;
  });

const latest = (rows: readonly Attempt[]) => rows.slice(0, LATEST).filter((row) => !isEased(row));

const hasNone = ({ cards, target, outcome }: Attempt): boolean => {
  const ranks = ranksOf(cards);
  return outcome === 'none' || (isHandInTable(ranks, target) && entryOf(ranks) === null);
};

function figuresOf<Kind>(
  rows: readonly Attempt[],
  kinds: readonly Kind[],
  kindOf: (row: Attempt) => Kind | null,
): readonly KindFigures<Kind>[] {
  const byKind = new Map<Kind, Attempt[]>(kinds.map((kind) => [kind, []]));
  for (const row of rows) {
    const kind = kindOf(row);
    if (kind !== null) byKind.get(kind)?.push(row);
  }
  return [...byKind].flatMap(([kind, own]) => {
    const solved = own.filter(({ outcome }) => classOf(outcome) === 'solved');
    if (own.length === 0) return [];
    return [{ kind, all: own.length, share: percentOf(solved.length, own.length), usual: usualOf(solved) }];
  });
}
