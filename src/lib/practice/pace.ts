import { ranksOf } from '#lib/core/cards.ts';
import { isHandInTable } from '#lib/core/difficulty/table-range.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { learnPlayer, type AskedHand, type Pace, type TimedHand } from '#lib/core/pace/player.ts';
import { firstPattern, usualTime } from '#lib/core/patterns/table.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { FREE_HINTS } from './ended-day.ts';

/** Only hands of so many cards have a usual time. */
const COUNT = 4;
/** Fewer hands than this say nothing about a person. */
const FEWEST = 10;
const TRIED_MS = 8000;

/** What is asked of a hand: its cards and its target. */
export type Dealt = Pick<Attempt, 'cards' | 'target'>;

/** Learns from the latest attempts, the newest first, what somebody takes for a hand; null where there are too few. Every hand is a step. */
export function* learnFrom(attempts: readonly Attempt[]): Work<Pace | null> {
  const hands: TimedHand[] = [];
  const asked = new Map<string, AskedHand | null>();
  for (const attempt of attempts.toReversed()) {
    const timed = timedOf(attempt, asked);
    if (timed) hands.push(timed);
    yield;
  }
  return hands.filter(({ solved }) => solved).length < FEWEST ? null : learnPlayer(hands);
}

/** What a hand tells of the player; null where it tells nothing. `asked` keeps what was looked up. */
export function timedOf(attempt: Attempt, asked: Map<string, AskedHand | null>): TimedHand | null {
  const { outcome, ms, hints } = attempt;
  // A right "there is none" has no usual time.
  if (outcome === 'none' || isLeft(attempt) || isEased(attempt) || attempt.cards.length !== COUNT)
    return null;
  const key = keyOf(attempt);
  let hand = asked.get(key);
  if (hand === undefined) asked.set(key, (hand = askedOf(attempt)));
  return hand && { ...hand, seconds: ms / 1000, solved: outcome === 'solved' && hints <= FREE_HINTS };
}

/** Whoever left a hand so soon had not tried it. */
export const isLeft = ({ outcome, ms }: Attempt): boolean => outcome === 'skipped' && ms < TRIED_MS;

/** Out of the history once more, shown, or with its pattern announced: easier than it would have been. */
export const isEased = ({ from, named }: Attempt): boolean =>
  named === true || from === 'again' || from === 'lesson';

/** What the player's model asks about a hand; null where it has no usual time. */
export function askedOf({ cards, target }: Dealt): AskedHand | null {
  const ranks = ranksOf(cards);
  const isKnown = isHandInTable(ranks, target);
  // Of hands with a 0 nobody has measured how long people take.
  const isTimed = ranks.length === COUNT && !ranks.includes(0);
  const usual = isKnown ? usualTime(ranks) : isTimed ? handTime(ranks, target) : null;
  return usual === null ? null : { usual, pattern: isKnown ? firstPattern(ranks) : null };
}

const keyOf = ({ cards, target }: Dealt): string =>
  `${ranksOf(cards)
    .toSorted((a, b) => a - b)
    .join()}=${target}`;
