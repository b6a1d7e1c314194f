import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, isDay, serialOf, weekdayOf, weekOf } from '#lib/core/calendar.ts';

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 21) / DAY_MS;
/** Four hundred years either way: one whole turn of the Gregorian calendar. */
const anyDay = fc.integer({ min: TODAY - 146_097, max: TODAY + 146_097 });
const dateOf = (days: number) => new Date(days * DAY_MS);
const numberOf = (days: number) => {
  const date = dateOf(days);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
};

describe('calendar', () => {
  test('counts days as the platform does over four hundred years either way', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(serialOf(numberOf(a)) - serialOf(numberOf(b))).toBe(a - b);
      }),
    );
  });

  test('goes any number of days on or back', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(addDays(numberOf(a), b - a)).toBe(numberOf(b));
      }),
    );
  });

  test('knows the day of the week', () => {
    fc.assert(
      fc.property(anyDay, (days) => {
        expect(weekdayOf(numberOf(days))).toBe((dateOf(days).getUTCDay() + 6) % 7);
      }),
    );
  });

  test('lists a week from Monday to Sunday with the date in it', () => {
    fc.assert(
      fc.property(anyDay, (days) => {
        const week = weekOf(numberOf(days));
        expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        expect(week[weekdayOf(numberOf(days))]).toBe(numberOf(days));
        expect(week.map((day) => serialOf(day) - serialOf(week[0]!))).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }),
    );
  });

  test('counts from 1 January of the year 1', () => {
    expect(serialOf(1_01_01)).toBe(0);
    expect(serialOf(1_12_31)).toBe(364);
    expect(weekdayOf(1_01_01)).toBe(0);
  });

  test.each([2026_01_01, 2026_12_31, 2028_02_29, 2000_02_29, 1_01_01, 9999_12_31])(
    'takes %i for a date',
    (day) => expect(isDay(day)).toBe(true),
  );

  test.each([
    ...[2026_02_29, 2100_02_29, 1900_02_29, 2026_04_31, 2026_13_01, 2026_00_10, 2026_01_00, 2026_01_32],
    ...[0, -2026_01_01, 1_01_00, 1_0000_01_01, 2026.5, Number.NaN, Infinity],
  ])('does not take %d for a date', (day) => expect(isDay(day)).toBe(false));

  test('takes for dates exactly those that the platform knows', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1000, max: 9998 }),
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 0, max: 40 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, date]) => {
        const real = new Date(Date.UTC(year, month - 1, date));
        const same = real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
        expect(isDay(dayOf(year, month, date))).toBe(same && real.getUTCFullYear() === year);
      }),
    );
  });
});
