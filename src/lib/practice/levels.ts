import { bandOfPlayer, learnPlayer, levelOfPlayer, type TimedHand } from '#lib/core/pace/player.ts';
import type { AskedHand } from '#lib/core/pace/player.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { LATEST_PACED } from './latest.ts';
import { timedOf } from './pace.ts';
import { dateOf, mondayOf } from './wall-date.ts';

/** The level at the end of a week in which hands were played. */
export interface WeekLevel {
  /** The Monday, in whole days since 1970. */
  readonly monday: number;
  readonly level: number;
  /** Four times of five the level lies within so much of this. */
  readonly band: number;
  /** Hands of that week that were solved without help. */
  readonly solved: number;
}

export interface Levels {
  /** The oldest first, from when enough was known; the last is how it stands now. */
  readonly weeks: readonly WeekLevel[];
  /** How many more solved hands it takes until a level is told. */
  readonly missing: number;
}

/** Fewer solved hands carry no level. */
export const FEWEST_FOR_LEVEL = 25;
/** So many weeks are looked back on. */
const WEEKS = 26;
/** Attempts looked at in one step. */
const STEP = 16;

/**
 * The level by week out of a history, the newest first. A hand counts in the week that it was played in by the clock of that place, one that a clock
 * ahead of `today` has dated as of today; hands that were made easier do not count.
 */
export function* levelsOf(attempts: readonly Attempt[], today: number): Work<Levels> {
  const asked = new Map<string, AskedHand | null>();
  const timed: { readonly monday: number; readonly hand: TimedHand }[] = [];
  for (const [place, attempt] of attempts.toReversed().entries()) {
    const hand = timedOf(attempt, asked);
    if (hand) timed.push({ monday: mondayOf(Math.min(dateOf(attempt), today)), hand });
    if (place % STEP === 0) yield;
  }
  // In order already, unless a clock was set back.
  timed.sort((a, b) => a.monday - b.monday);
  const first = mondayOf(today) - 7 * (WEEKS - 1);
  const weeks: WeekLevel[] = [];
  let [known, solved] = [0, 0];
  for (const [at, { monday, hand }] of timed.entries()) {
    if (hand.solved) [known, solved] = [known + 1, solved + 1];
    if (timed[at + 1]?.monday === monday) continue;
    if (known >= FEWEST_FOR_LEVEL && monday >= first) {
      const pace = learnPlayer(
        timed.slice(Math.max(0, at + 1 - LATEST_PACED), at + 1).map((each) => each.hand),
      );
      weeks.push({ monday, level: levelOfPlayer(pace), band: bandOfPlayer(pace), solved });
      yield;
    }
    solved = 0;
  }
  return { weeks, missing: Math.max(0, FEWEST_FOR_LEVEL - known) };
}
