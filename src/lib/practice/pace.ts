import { ranksOf } from '#lib/core/cards.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { learnPlayer, type AskedHand, type Pace, type TimedHand } from '#lib/core/pace/player.ts';
import { firstPattern } from '#lib/core/patterns/table.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';

/** Only hands of so many cards have a usual time. */
const COUNT = 4;
/** Fewer hands than this say nothing about a person. */
const FEWEST = 10;
/** Who left a hand sooner had not tried it. */
const TRIED_MS = 8000;
/** With more hints than the first, which gives nothing of the solution away, somebody was helped. */
const FREE_HINTS = 1;

/** What is asked of a hand: its cards and its target. */
export type Dealt = Pick<Attempt, 'cards' | 'target'>;

/** Learns from the latest attempts, the newest first, what somebody takes for a hand; null where there are too few. Every hand is a step. */
export function* learnFrom(attempts: readonly Attempt[]): Work<Pace | null> {
  const hands: TimedHand[] = [];
  const asked = new Map<string, AskedHand | null>();
  for (const attempt of attempts.toReversed()) {
    const { outcome, ms, hints } = attempt;
    // A right "there is none" has no usual time.
    if (outcome === 'none' || (outcome === 'skipped' && ms < TRIED_MS) || attempt.cards.length !== COUNT)
      continue;
    const key = keyOf(attempt);
    const hand = asked.get(key) ?? askedOf(attempt);
    asked.set(key, hand);
    if (hand)
      hands.push({ ...hand, seconds: ms / 1000, solved: outcome === 'solved' && hints <= FREE_HINTS });
    yield;
  }
  return hands.filter(({ solved }) => solved).length < FEWEST ? null : learnPlayer(hands);
}

/** What the player's model asks about a hand; null where it has no usual time. */
export function askedOf({ cards, target }: Dealt): AskedHand | null {
  const ranks = ranksOf(cards);
  // Of hands with a 0 nobody has measured how long people take.
  const usual = ranks.length === COUNT && !ranks.includes(0) ? handTime(ranks, target) : null;
  return usual === null ? null : { usual, pattern: patternIn(ranks, target) };
}

const patternIn = (ranks: readonly number[], target: number): number | null =>
  isHandInTable(ranks, target) ? firstPattern(ranks) : null;

const keyOf = ({ cards, target }: Dealt): string =>
  `${ranksOf(cards)
    .toSorted((a, b) => a - b)
    .join()}=${target}`;
