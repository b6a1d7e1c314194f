/** A calendar date as the number yyyymmdd (20261121): what a wall calendar shows, with no time and no zone. */
export type Day = number;

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** The date of a year, a month 1–12 and a day of the month 1–31. */
export const dayOf = (year: number, month: number, date: number): Day => year * 10_000 + month * 100 + date;

/** Whole days since 1 January of the year 1 (Gregorian), so that dates can be subtracted. */
export function serialOf(day: Day): number {
  const year = Math.floor(day / 10_000);
  const month = Math.floor(day / 100) % 100;
  const before = year - 1;
  const leapDays = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapToday = month > 2 && isLeap(year) ? 1 : 0;
  return before * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapToday + (day % 100) - 1;
}

/** The date a number of days after (or before, below 0) another. */
export function addDays(day: Day, days: number): Day {
  const serial = serialOf(day) + days;
  let year = Math.floor(serial / 365.2425) + 1;
  while (serialOf(dayOf(year, 1, 1)) > serial) year -= 1;
  while (serialOf(dayOf(year + 1, 1, 1)) <= serial) year += 1;
  let month = 12;
  while (serialOf(dayOf(year, month, 1)) > serial) month -= 1;
  return dayOf(year, month, serial - serialOf(dayOf(year, month, 1)) + 1);
}

/** 0 for Monday … 6 for Sunday. 1 January of the year 1 was a Monday. */
export const weekdayOf = (day: Day): number => ((serialOf(day) % 7) + 7) % 7;

/** The seven dates, Monday first, of the week in which a date lies. */
export function weekOf(day: Day): readonly Day[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** True for a number that names a date that exists. */
export function isDay(day: number): boolean {
  return (
    Number.isInteger(day) && day >= dayOf(1, 1, 1) && day <= dayOf(9999, 12, 31) && addDays(day, 0) === day
  );
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
