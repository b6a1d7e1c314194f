import { describe, expect, test } from 'vitest';
import { addDays, isDay, weekdayOf } from '#lib/core/calendar.ts';
import { ranksOf } from '#lib/core/cards.ts';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { dotsOf } from '#lib/core/difficulty/dots.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { DAY_TARGET, dealOfDay, dotsOfDay, numberOfDay } from '#lib/practice/day-hand.ts';
import { canMake } from '../support/brute-force.ts';
import { shortly } from '../support/cards.ts';

/** Fifty dates and their hands, for ever: people compare today's hand with each other. */
// oxfmt-ignore
const GOLDEN: readonly (readonly [number, string])[] = [
  [2026_01_01, '2c 8d 6c 5c'], [2026_01_02, '3s 8c 3h 9h'], [2026_01_03, '10s 7h 7c 6h'],
  [2026_01_31, '3d 2s 7h 8s'], [2026_02_01, '3s 3d 8s 6d'], [2026_02_28, '9d 7d 10c 7h'],
  [2026_03_01, '5c 4h 9h 6h'], [2026_04_01, '5c 5h 2h 2c'], [2026_05_31, '8d 8h 6c 9d'],
  [2026_06_15, '6s 6h 6c 6d'], [2026_07_04, '5c 1h 9h 4c'], [2026_08_31, '4s 4h 1d 10s'],
  [2026_09_30, '8d 7h 3c 1d'], [2026_10_31, '9c 6s 2d 9s'], [2026_11_20, '4h 4s 9c 4c'],
  [2026_11_21, '2d 4d 2c 9c'], [2026_11_22, '1h 6d 5s 4h'], [2026_11_23, '4h 8c 8h 8s'],
  [2026_11_24, '8s 8d 10d 1h'], [2026_12_24, '5d 10d 2s 7h'], [2026_12_25, '9d 1c 5s 5h'],
  [2026_12_31, '2h 4h 7h 10h'], [2027_01_01, '2h 6h 8s 8h'], [2027_02_28, '8c 7h 3c 3d'],
  [2027_03_01, '2d 1h 3h 8h'], [2027_06_29, '10s 1d 1h 2s'], [2027_12_31, '5s 1c 4c 8s'],
  [2028_01_01, '2s 10c 3d 7s'], [2028_02_28, '1d 2c 4h 6c'], [2028_02_29, '1c 7h 7s 10c'],
  [2028_03_01, '3d 3s 5c 4d'], [2028_10_30, '1c 7d 10s 8s'], [2029_03_19, '8d 8s 8h 3d'],
  [2029_12_31, '3h 7d 8d 7h'], [2030_01_01, '9c 2s 8d 9h'], [2031_07_13, '3s 10h 3h 9d'],
  [2032_02_29, '3s 7c 3d 8d'], [2033_08_08, '1h 6s 6h 3s'], [2034_09_09, '1s 6h 10d 3s'],
  [2035_10_10, '4s 10d 8s 4d'], [2036_02_29, '10s 6d 4c 3s'], [2037_11_11, '4h 4s 2h 3s'],
  [2038_12_12, '6s 8h 2c 3s'], [2040_02_29, '9h 9s 3c 6d'], [2045_05_05, '8c 9d 2c 10s'],
  [2050_01_01, '5c 2s 7h 3h'], [2060_06_06, '3s 3c 7s 7d'], [2072_02_29, '10h 3c 1h 2s'],
  [2099_12_31, '5c 9c 8c 2s'], [2100_03_01, '6d 5d 5h 5c'],
];

const everyDay = (first: number, days: number) => Array.from({ length: days }, (_, n) => addDays(first, n));
const TEN_YEARS = everyDay(2026_01_01, 3653);
const sorted = (day: number) => ranksOf(dealOfDay(day)).toSorted((a, b) => a - b);

describe('the hand of the day', () => {
  test.each(GOLDEN)('of %i is what it has always been', (day, deal) => {
    expect(isDay(day)).toBe(true);
    expect(shortly(dealOfDay(day))).toBe(deal);
  });

  test('can always be made: four different cards of ace to ten, over ten years', () => {
    for (const day of TEN_YEARS) {
      const deal = dealOfDay(day);
      const ranks = ranksOf(deal);
      expect(deal).toHaveLength(4);
      expect(new Set(deal.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(4);
      expect(Math.min(...ranks)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...ranks)).toBeLessThanOrEqual(10);
      expect(canMake(ranks, DAY_TARGET), `${day}: ${ranks.join(' ')}`).toBe(true);
    }
  });

  test('grows harder from Monday to Sunday, in every week of ten years', () => {
    const scores = TEN_YEARS.map((day) => difficulty(sorted(day), DAY_TARGET)?.score ?? NaN);
    for (const [index, day] of TEN_YEARS.entries()) {
      if (weekdayOf(day) === 0 || index === 0) continue;
      expect(scores[index], String(day)).toBeGreaterThan(scores[index - 1] ?? NaN);
    }
  });

  test('has the dots that are shown for it: one from Monday to Wednesday, two to Saturday, three on Sunday', () => {
    expect(everyDay(2026_11_16, 7).map(dotsOfDay)).toEqual([1, 1, 1, 2, 2, 2, 3]);
    for (const day of TEN_YEARS)
      expect(dotsOf(difficulty(sorted(day), DAY_TARGET)?.score ?? NaN, 4)).toBe(dotsOfDay(day));
  });

  test('needs a fraction on one Sunday in nine, and never on another day', () => {
    const days = TEN_YEARS.filter((day) => entryOf(ranksOf(dealOfDay(day)))?.needsFraction);
    expect(new Set(days.map(weekdayOf))).toEqual(new Set([6]));
    expect(days.length).toBeGreaterThan(522 / 10);
    expect(days.length).toBeLessThan(522 / 8);
  });

  test('does not come back within a year and a month, and in two years every hand is had once', () => {
    const last = new Map<string, number>();
    for (const [index, day] of TEN_YEARS.entries()) {
      const hand = sorted(day).join(' ');
      const before = last.get(hand);
      if (before !== undefined) expect(index - before, `${day}: ${hand}`).toBeGreaterThanOrEqual(59 * 7);
      last.set(hand, index);
    }
    expect(new Set(TEN_YEARS.slice(0, 93 * 7).map((day) => sorted(day).join(' '))).size).toBe(566);
  });

  test('is not laid out in the same order of suits and ranks when it comes again', () => {
    const again = TEN_YEARS.map((day) => shortly(dealOfDay(day)));
    expect(new Set(again).size).toBeGreaterThan(again.length - 20);
  });

  test('is numbered from 1 January 2026', () => {
    expect(numberOfDay(2026_01_01)).toBe(1);
    expect(numberOfDay(2026_11_21)).toBe(325);
    expect(numberOfDay(2027_01_01)).toBe(366);
    expect(numberOfDay(2028_03_01)).toBe(365 + 365 + 31 + 29 + 1);
    expect(numberOfDay(2025_12_31)).toBe(0);
  });
});
