import { serialOf, type Day } from '#lib/core/calendar.ts';

/** A date on a device's clock: `at` epoch ms, `zone` minutes east of UTC. For a solved hand, `day` is its date and the rest the moment. */
export interface DayMoment {
  readonly day: Day;
  readonly at: number;
  readonly zone: number;
}

const LONGEST_SKIP_MS = 48 * 3_600_000;
/** So many minutes the clock is put forward when the date line skips a date: neither summer time nor a journey over land does that. */
const LEAST_SKIP = 12 * 60;

/**
 * How many dates in a row are solved, as seen at `now`.
 *
 * A run is alive while today is in it or can still follow its last date; a clock that was set back has dates ahead of it
 * and breaks nothing. Each date counts once. A single date between two solves does not break the run if the clock skipped most of it:
 * it was put forward by half a day or more, and the solves are under 48 hours apart.
 */
export const streakOn = (now: DayMoment, solved: readonly DayMoment[]): number =>
  longestStreak(solved, (last) => last.day >= now.day || follows(last, now));

/** The most dates in a row that were solved, of those rows whose last date, or an earlier one, is wanted. Each date counts once. */
export function longestStreak(
  solved: readonly DayMoment[],
  isWanted: (last: DayMoment) => boolean = () => true,
): number {
  const firstSolveOf = new Map<Day, DayMoment>();
  for (const solve of [...solved].sort((a, b) => a.at - b.at)) {
    if (!firstSolveOf.has(solve.day)) firstSolveOf.set(solve.day, solve);
  }
  let best = 0;
  let run = 0;
  let previous: DayMoment | null = null;
  for (const solve of [...firstSolveOf.values()].sort((a, b) => a.day - b.day)) {
    run = previous !== null && follows(previous, solve) ? run + 1 : 1;
    previous = solve;
    if (isWanted(solve)) best = Math.max(best, run);
  }
  return best;
}

/** Whether one date comes right after another, as the clocks of both places showed them. */
function follows(earlier: DayMoment, later: DayMoment): boolean {
  const gap = serialOf(later.day) - serialOf(earlier.day);
  if (gap === 1) return true;
  return (
    gap === 2 && later.zone - earlier.zone >= LEAST_SKIP && Math.abs(later.at - earlier.at) < LONGEST_SKIP_MS
  );
}
