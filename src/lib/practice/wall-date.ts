import { addDays, dayOf, serialOf, type Day } from '#lib/core/calendar.ts';
import type { Attempt } from '#lib/storage/attempt.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The local date that an attempt ended on, in whole days since 1970: what the wall calendar of that place showed. */
export const dateOf = ({ endedAt, zone }: Pick<Attempt, 'endedAt' | 'zone'>): number =>
  Math.floor((endedAt + zone * MINUTE_MS) / DAY_MS);

/** The Monday of the week of a date, both in whole days since 1970, which was a Thursday. */
export const mondayOf = (date: number): number => date - ((((date + 3) % 7) + 7) % 7);

/** A date in whole days since 1970 as a calendar shows it, and the other way round. */
export const calendarDay = (date: number): Day => addDays(FIRST, date);
export const dateOfDay = (day: Day): number => serialOf(day) - serialOf(FIRST);
const FIRST = dayOf(1970, 1, 1);
