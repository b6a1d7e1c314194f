import { ranksOf } from '#lib/core/cards.ts';
import { createRng, shuffled } from '#lib/core/chance.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { isHandInTable, TABLE } from '#lib/core/difficulty/table-range.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { evidenceOf } from './evidence.ts';
import type { GivenDeal } from './given.ts';
import { LATEST_GRADED } from './latest.ts';
import { LESSON_IDS, LESSON_OF, type LessonId } from './lesson-hands.ts';
import { standingsOf, type PatternStanding } from './standing.ts';

/** How somebody stands with the patterns of a family that they have met. */
export interface FamilyStanding {
  readonly family: LessonId;
  readonly patterns: readonly PatternStanding[];
}

/** So many solved hands at least make a time that can be compared. */
const FEWEST_TIMED = 3;
/** So many hands are practised in a row; surely of a pattern is where it has such a part of the chance. */
const [PRACTISED, SURE] = [8, 0.7];
/** Many play without courts. */
const SMALL_DECK = 10;
/** Twice as slow, or twice as fast, is as far as is drawn. */
const FARTHEST = 2;

/** The families in the order of their lessons, out of a history, the newest first; what was never met is left out. */
export function* familiesOf(attempts: readonly Attempt[]): Work<readonly FamilyStanding[]> {
  const evidence = yield* evidenceOf(attempts.slice(0, LATEST_GRADED).reverse());
  const standings = standingsOf(evidence).filter(({ seen }) => seen > 0);
  return LESSON_IDS.map((family) => ({
    family,
    patterns: standings.filter(({ pattern }) => LESSON_OF[pattern] === family),
  })).filter(({ patterns }) => patterns.length > 0);
}

/** How the middle time stands to the usual one: −1 is twice as fast or faster, 0 the same, 1 twice as slow or slower; null while too few are known. */
export function leaningOf({ middle, usual, solved }: Pick<PatternStanding, 'middle' | 'usual' | 'solved'>) {
  if (middle === null || usual === null || solved < FEWEST_TIMED || middle <= 0 || usual <= 0) return null;
  return Math.max(-1, Math.min(1, Math.log(middle / usual) / Math.log(FARTHEST)));
}

/** Hands to practise a pattern with, always the same for a seed: surely of that pattern, and of the ranks that the person plays with where there are enough. The one that is `shown`, its ranks in order, is none of them. */
export function handsOfPattern(
  { pattern, last }: PatternStanding,
  seed: number,
  shown: readonly number[] = [],
): readonly GivenDeal[] {
  const of = (highest: number) =>
    handsOfFour(highest).filter((ranks) => {
      const known = knownPatterns(ranks);
      return known?.first === pattern && known.share >= SURE && ranks.join() !== shown.join();
    });
  const isSmall = last.every(({ attempt }) => ranksOf(attempt.cards).every((rank) => rank <= SMALL_DECK));
  const small = isSmall ? of(SMALL_DECK) : [];
  const hands = small.length >= PRACTISED ? small : of(TABLE.highest);
  return shuffled(hands, createRng(seed))
    .slice(0, PRACTISED)
    .map((ranks) => ({ ranks, target: TABLE.target }));
}

/** The ranks of a hand that there is a lesson about; null for one that has none. */
export function explainedRanks({
  cards,
  target,
}: Pick<Attempt, 'cards' | 'target'>): readonly number[] | null {
  const ranks = ranksOf(cards);
  return isHandInTable(ranks, target) && knownPatterns(ranks) ? ranks : null;
}
