import { levelOfHand, type AskedHand } from '#lib/core/pace/player.ts';
import type { Work } from '#lib/core/work.ts';
import type { StoredAttempt } from '#lib/storage/attempt.ts';
import { keepsPlace } from './ended-day.ts';
import { timedOf } from './pace.ts';
import { FEWEST_FOR_USUAL } from './statistics.ts';
import { longestStreak } from './streak.ts';

/** What somebody has done best; what they have not done often enough is null. */
export interface Bests {
  readonly fastest: StoredAttempt | null;
  /** Ten hands in a row that were solved: how long each took on average in milliseconds, and the last of them. */
  readonly ten: { readonly ms: number; readonly last: StoredAttempt } | null;
  readonly hardest: { readonly level: number; readonly row: StoredAttempt } | null;
  /** Days in a row. */
  readonly days: number;
}

const TEN = 10;
/** Attempts looked at in one step. */
const STEP = 64;

/** Out of a history, the newest first. Hands that were made easier, and those that nobody has a usual time for, do not count. */
export function* bestsOf(attempts: readonly StoredAttempt[]): Work<Bests> {
  const asked = new Map<string, AskedHand | null>();
  let solved = 0;
  let fastest: StoredAttempt | null = null;
  let ten: Bests['ten'] = null;
  let hardest: { readonly usual: number; readonly row: StoredAttempt } | null = null;
  let row: number[] = [];
  for (const [place, attempt] of attempts.toReversed().entries()) {
    if (place % STEP === 0) yield;
    const hand = timedOf(attempt, asked);
    if (!hand) continue;
    if (!hand.solved) {
      row = [];
      continue;
    }
    solved += 1;
    if (!fastest || attempt.ms < fastest.ms) fastest = attempt;
    if (!hardest || hand.usual > hardest.usual) hardest = { usual: hand.usual, row: attempt };
    row = [...row, attempt.ms].slice(-TEN);
    const ms = row.reduce((sum, each) => sum + each, 0) / TEN;
    if (row.length === TEN && (!ten || ms < ten.ms)) ten = { ms, last: attempt };
  }
  const days = longestStreak(
    attempts
      .filter(keepsPlace)
      .flatMap(({ day, endedAt, zone }) => (day === null ? [] : [{ day, at: endedAt, zone }])),
  );
  // The best of two or three is nobody's best.
  if (solved < FEWEST_FOR_USUAL) return { fastest: null, ten: null, hardest: null, days };
  return {
    fastest,
    ten,
    hardest: hardest && { level: levelOfHand(hardest.usual), row: hardest.row },
    days,
  };
}
