import { expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { calendarDay, dateOf, dateOfDay, mondayOf } from '#lib/practice/wall-date.ts';
import { playedDays, stampWeeks } from '#lib/practice/week-stamps.ts';
import { attempt } from '../storage/support/attempts.ts';

/** A Thursday. */
const TODAY = 20260312;
const MARKS: Readonly<Record<number, 'solved' | 'helped'>> = {
  20260309: 'solved',
  20260310: 'helped',
  20260314: 'solved',
};
const weeks = (played: readonly number[] = []) =>
  stampWeeks(TODAY, (day) => MARKS[day] ?? (day > TODAY ? 'ahead' : 'missed'), new Set(played));

test('fifteen weeks up to this one, Monday first; what is played is told where the hand of the day is not solved', () => {
  const all = weeks([20260311, 20260309, 20251201]);
  expect(all.length).toBe(15);
  expect(all.at(-1)).toEqual({
    monday: dateOfDay(20260309),
    stamps: ['solved', 'helped', 'played', 'nothing', 'ahead', 'ahead', 'ahead'],
  });
  expect(all[0]).toEqual({
    monday: dateOfDay(20251201),
    stamps: ['played', ...Array.from({ length: 6 }, () => 'nothing')],
  });
});

test('what a clock ahead of today has dated stamps no date to come', () => {
  expect(weeks([20260313, 20270101]).flatMap(({ stamps }) => stamps)).not.toContain('played');
});

test('a hand is played on the date that the wall showed', () => {
  const late = Date.UTC(2026, 2, 11, 23, 30);
  const rows = [attempt('here', { endedAt: late, zone: 0 }), attempt('east', { endedAt: late, zone: 60 })];
  expect([...finish(playedDays(rows))]).toEqual([20260311, 20260312]);
});

test.each([20260101, 20260312, 19691231, 19700101, 20240229])(
  '%i as a count of days, and its Monday',
  (day) => {
    expect(calendarDay(dateOfDay(day))).toBe(day);
    const monday = mondayOf(dateOfDay(day));
    expect(dateOfDay(day) - monday).toBeGreaterThanOrEqual(0);
    expect(dateOfDay(day) - monday).toBeLessThan(7);
    expect(new Date(monday * 86_400_000).getUTCDay()).toBe(1);
    expect(dateOf({ endedAt: monday * 86_400_000, zone: 0 })).toBe(monday);
  },
);
