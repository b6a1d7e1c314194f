import { SUITS, type Card } from '#lib/core/cards.ts';
import type { Expression } from '#lib/core/expression.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { TABLE } from '#lib/core/difficulty/table-range.ts';
import { patternOf } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { solutions } from '#lib/core/solve.ts';
import type { Pattern } from './evidence.ts';
import { LESSON_IDS, LESSON_OF, PATTERN_LESSONS, type LessonId } from './lesson-hands.ts';

/** All lessons make 24. */
const TARGET = 24;

/** A hand of a lesson with the line that shows the lesson's finish. */
export interface Example {
  readonly cards: readonly Card[];
  readonly line: Expression;
}

/** What a lesson shows: its hands, the first of which is led through. */
export interface PatternLesson {
  readonly id: LessonId;
  readonly examples: readonly [Example, ...Example[]];
}

/** The lesson of that name; null where there is none. */
export function lessonById(id: string): PatternLesson | null {
  const known = LESSON_IDS.find((each) => each === id);
  return known ? lessonWith(known, PATTERN_LESSONS[known]) : null;
}

/** The lesson for a hand that was missed, with that hand to be led through; null where it has no solution, or is no hand of four for 24. */
export function lessonFor(ranks: readonly number[]): PatternLesson | null {
  const isOfFour =
    ranks.length === 4 && ranks.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= 13);
  const first = isOfFour ? knownPatterns(ranks)?.first : undefined;
  if (first === undefined || !(first in LESSON_OF)) return null;
  const id = LESSON_OF[first as keyof typeof LESSON_OF];
  const name = nameOf(ranks);
  return lessonWith(id, [ranks, ...PATTERN_LESSONS[id].filter((hand) => nameOf(hand) !== name).slice(-2)]);
}

/** A hand that shows a pattern: the lesson's own where it has one, else the surest of ranks 1 to 10, or of all. */
export function workedHand(pattern: Pattern): Example | null {
  const own = PATTERN_LESSONS[LESSON_OF[pattern]].find((ranks) => knownPatterns(ranks)?.first === pattern);
  const shareOf = (ranks: readonly number[]) => {
    const known = knownPatterns(ranks);
    return known?.first === pattern ? known.share : 0;
  };
  const surest = (highest: number) =>
    handsOfFour(highest).reduce<readonly number[] | null>(
      (best, ranks) => (shareOf(ranks) > (best ? shareOf(best) : 0) ? ranks : best),
      null,
    );
  const ranks = own ?? surest(10) ?? surest(TABLE.highest);
  return ranks && exampleOf(ranks);
}

const nameOf = (ranks: readonly number[]): string => ranks.toSorted((a, b) => a - b).join(' ');

function lessonWith(id: LessonId, hands: readonly (readonly number[])[]): PatternLesson | null {
  const [led, ...others] = hands.flatMap((ranks) => exampleOf(ranks) ?? []);
  return led ? { id, examples: [led, ...others] } : null;
}

/** A hand with its simplest line of the pattern by which people mostly make it. */
function exampleOf(ranks: readonly number[]): Example | null {
  const cards = ranks.map((rank, index) => ({ rank, suit: SUITS[index] ?? 'spade' }));
  const pattern = knownPatterns(ranks)?.first;
  const all = solutions(ranks, TARGET);
  const line = all.find((each) => patternOf(each, TARGET) === pattern) ?? all[0];
  return line ? { cards, line } : null;
}
