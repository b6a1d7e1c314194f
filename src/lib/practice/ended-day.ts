import type { Day } from '#lib/core/calendar.ts';
import type { StoredAttempt } from '#lib/storage/index.ts';

/** A hand of the day keeps its place in the streak with this many hints at most. */
export const FREE_HINTS = 1;

/** Solved without help: such an attempt gives its date a place in the streak. */
export const keepsPlace = ({ outcome, hints }: Pick<StoredAttempt, 'outcome' | 'hints'>): boolean =>
  outcome === 'solved' && hints <= FREE_HINTS;

/** The attempt that ended the hand of a date, if it has ended: the best one, should there be several. */
export function endedOn(attempts: readonly StoredAttempt[], day: Day): StoredAttempt | null {
  const ofDay = attempts.filter((attempt) => attempt.day === day && attempt.outcome !== 'skipped');
  return ofDay.find(keepsPlace) ?? ofDay.find(({ outcome }) => outcome === 'solved') ?? ofDay[0] ?? null;
}
