import { addDays, weekOf, type Day } from '#lib/core/calendar.ts';
import type { Work } from '#lib/core/work.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { DayMark } from './days.svelte.ts';
import { calendarDay, dateOf, dateOfDay } from './wall-date.ts';

/** What a date shows: its hand solved, or solved with help; else whether anything was played on it. */
export type Stamp = 'solved' | 'helped' | 'played' | 'nothing' | 'ahead';
export const STAMPS = ['solved', 'helped', 'played', 'nothing'] as const satisfies readonly Stamp[];

export interface StampWeek {
  /** In whole days since 1970. */
  readonly monday: number;
  /** Monday first. */
  readonly stamps: readonly Stamp[];
}

const WEEKS = 15;
/** Attempts looked at in one step. */
const STEP = 256;

/** The dates on which anything was played, by the clocks of those places. */
export function* playedDays(attempts: readonly Attempt[]): Work<ReadonlySet<Day>> {
  const dates = new Set<number>();
  for (const [place, attempt] of attempts.entries()) {
    dates.add(dateOf(attempt));
    if (place % STEP === 0) yield;
  }
  return new Set([...dates].map(calendarDay));
}

/** Fifteen weeks, the oldest first, up to that of today. */
export const stampWeeks = (
  today: Day,
  markOf: (day: Day) => DayMark,
  played: ReadonlySet<Day>,
): readonly StampWeek[] =>
  Array.from({ length: WEEKS }, (_, week) => {
    const days = weekOf(addDays(today, 7 * (week - WEEKS + 1)));
    return {
      monday: dateOfDay(days[0] ?? today),
      stamps: days.map((day): Stamp => {
        const mark = markOf(day);
        if (day > today) return 'ahead';
        if (mark === 'solved' || mark === 'helped') return mark;
        return played.has(day) ? 'played' : 'nothing';
      }),
    };
  });
