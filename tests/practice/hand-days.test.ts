import { expect, test } from 'vitest';
import { addDays } from '#lib/core/calendar.ts';
import { blocksOf } from '#lib/practice/hand-days.ts';
import { dateOf } from '#lib/practice/wall-date.ts';
import type { StoredAttempt } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 2, 12, 12);
const at = (seq: number, hours: number, zone = 0): StoredAttempt => ({
  ...attempt(`${seq}`, { endedAt: NOON + hours * HOUR, zone }),
  seq,
});
const dayOfDate = (date: number) => addDays(1970_01_01, date);
const told = (rows: readonly StoredAttempt[]) =>
  blocksOf(rows).flatMap(({ parts }) =>
    parts.map(({ date, rows, count }) => [dayOfDate(date), count, rows.map(({ seq }) => seq)]),
  );

test('a hand stands under the date on the wall where it was played', () => {
  expect(dayOfDate(dateOf(at(1, 11.5)))).toBe(20260312);
  expect(dayOfDate(dateOf(at(1, 11.5, 60)))).toBe(20260313);
  expect(dayOfDate(dateOf(at(1, -11, -120)))).toBe(20260311);
});

test('dates come newest first with how many hands they have, and of one date the last that was stored', () => {
  expect(told([at(5, 24), at(4, 1), at(3, 0), at(2, 0.5), at(1, -48)])).toEqual([
    [20260313, 1, [5]],
    [20260312, 3, [4, 3, 2]],
    [20260310, 1, [1]],
  ]);
});

test('a clock that was set back loses no hand and makes no date twice', () => {
  expect(told([at(4, 0), at(3, -24 * 400), at(2, 24 * 365 * 50), at(1, 0)])).toEqual([
    [20760228, 1, [2]],
    [20260312, 2, [4, 1]],
    [20250205, 1, [3]],
  ]);
});

test('a long list comes in blocks that know their place; a date that goes on has one heading', () => {
  const rows = Array.from({ length: 55 }, (_, index) => at(55 - index, index < 30 ? 0 : -24));
  const blocks = blocksOf(rows);
  expect(blocks.map(({ before, size }) => [before, size])).toEqual([
    [0, 20],
    [20, 20],
    [40, 15],
  ]);
  expect(blocks.map(({ parts }) => parts.map(({ count, rows }) => [count, rows.length]))).toEqual([
    [[30, 20]],
    [
      [null, 10],
      [25, 10],
    ],
    [[null, 15]],
  ]);
  expect(new Set(blocks.map(({ key }) => key)).size).toBe(3);
});
