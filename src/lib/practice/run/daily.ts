import type { Day } from '#lib/core/calendar.ts';
import { RUN_VERSION, type RunSpec } from '#lib/core/run/spec.ts';
import { streakStart } from '#lib/core/run/start.ts';

/** The climb of a date: the same for everybody, so it begins where people do, and not where this person would. */
export const climbOf = (day: Day): RunSpec => ({
  kind: 'streak',
  seed: day,
  ranks: 10,
  version: RUN_VERSION,
  decoys: false,
  timed: true,
  start: streakStart({ offset: 0 }),
});

export const isSameRun = (one: RunSpec, other: RunSpec): boolean =>
  (Object.keys(one) as (keyof RunSpec)[]).every((part) => one[part] === other[part]);
