import { describe, expect, test } from 'vitest';
import { addDays, isDay } from '#lib/core/calendar.ts';
import { ranksOf } from '#lib/core/cards.ts';
import { dealOfDay, numberOfDay } from '#lib/practice/day-hand.ts';
import { canMake } from '../support/brute-force.ts';
import { shortly } from '../support/cards.ts';

/** Fifty dates and their hands, for ever: people compare today's hand with each other. */
// prettier-ignore
const GOLDEN: readonly (readonly [number, string])[] = [
  [2026_01_01, '3h 9h 2d 6c'], [2026_01_02, '2s 6s 5c 8d'], [2026_01_03, '3h 2d 4s 2s'],
  [2026_01_31, '8h 6h 9s 2h'], [2026_02_01, '8c 10s 1c 6h'], [2026_02_28, '5c 5d 10s 10d'],
  [2026_03_01, '8h 5c 1d 10h'], [2026_04_01, '8s 6s 2h 10c'], [2026_05_31, '4c 2c 9d 6h'],
  [2026_06_15, '10c 6c 2h 5h'], [2026_07_04, '4d 6s 1d 10c'], [2026_08_31, '8h 9c 10h 6h'],
  [2026_09_30, '6c 3c 2h 3h'], [2026_10_31, '8s 9s 7d 5s'], [2026_11_20, '10s 8s 6s 6d'],
  [2026_11_21, '10s 8h 3s 8s'], [2026_11_22, '3h 6s 4h 5s'], [2026_11_23, '9d 6d 2d 9h'],
  [2026_11_24, '9h 1d 8h 5d'], [2026_12_24, '4h 2h 1c 9s'], [2026_12_25, '2c 10s 8d 4s'],
  [2026_12_31, '9s 9d 5c 6s'], [2027_01_01, '1d 2c 1s 9c'], [2027_02_28, '2c 2h 1h 10c'],
  [2027_03_01, '4c 7s 10s 9s'], [2027_06_29, '4d 8s 7d 10s'], [2027_12_31, '2h 2d 4c 9d'],
  [2028_01_01, '1d 1c 6d 3d'], [2028_02_28, '9d 10s 9s 4s'], [2028_02_29, '3c 10s 7s 9s'],
  [2028_03_01, '5s 8c 10c 5d'], [2028_10_30, '2c 3s 9c 1c'], [2029_03_19, '2d 3s 5h 2h'],
  [2029_12_31, '7h 1d 2s 4d'], [2030_01_01, '10h 3h 9s 10d'], [2031_07_13, '4c 3s 4d 7s'],
  [2032_02_29, '8c 9d 7h 1h'], [2033_08_08, '9d 3d 2s 3h'], [2034_09_09, '7c 6d 10h 4d'],
  [2035_10_10, '3c 10c 8h 8c'], [2036_02_29, '2h 1c 3h 6s'], [2037_11_11, '8d 3s 8h 2d'],
  [2038_12_12, '5h 4c 8d 9s'], [2040_02_29, '9c 9s 6c 4h'], [2045_05_05, '8c 5c 1c 3c'],
  [2050_01_01, '9c 5d 10s 3s'], [2060_06_06, '9s 2s 3s 5c'], [2072_02_29, '4d 2h 5c 3h'],
  [2099_12_31, '10s 2d 1h 4c'], [2100_03_01, '10c 3d 7s 1c'],
];

const everyDay = (first: number, days: number) => Array.from({ length: days }, (_, n) => addDays(first, n));

describe('the hand of the day', () => {
  test.each(GOLDEN)('of %i is what it has always been', (day, deal) => {
    expect(isDay(day)).toBe(true);
    expect(shortly(dealOfDay(day))).toBe(deal);
  });

  test('can always be made: four different cards of ace to ten, over four years', () => {
    for (const day of everyDay(2026_01_01, 4 * 365 + 1)) {
      const deal = dealOfDay(day);
      const ranks = ranksOf(deal);
      expect(deal).toHaveLength(4);
      expect(new Set(deal.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(4);
      expect(Math.min(...ranks)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...ranks)).toBeLessThanOrEqual(10);
      expect(canMake(ranks, 24), `${day}: ${ranks.join(' ')}`).toBe(true);
    }
  });

  test('changes with the date', () => {
    const deals = everyDay(2026_01_01, 366).map((day) => shortly(dealOfDay(day)));
    expect(new Set(deals).size).toBeGreaterThan(360);
    expect(deals.filter((deal, index) => deal === deals[index - 1])).toEqual([]);
  });

  test('is numbered from 1 January 2026', () => {
    expect(numberOfDay(2026_01_01)).toBe(1);
    expect(numberOfDay(2026_11_21)).toBe(325);
    expect(numberOfDay(2027_01_01)).toBe(366);
    expect(numberOfDay(2028_03_01)).toBe(365 + 365 + 31 + 29 + 1);
    expect(numberOfDay(2025_12_31)).toBe(0);
  });
});
