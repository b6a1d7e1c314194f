import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { drawDeal } from '#lib/core/find-deals.ts';
import { shortly } from '../support/cards.ts';

/** What these seeds deal first from a deck of fifty-two. A promise: links and the hands of the day hang on it. */
// oxfmt-ignore
const GOLDEN: readonly (readonly [number, string])[] = [
  [0, '11h 13h 9d 8s'], [1, '11d 1h 13s 3h'], [2, '5h 4d 7h 11c'],
  [3, '4h 11d 9d 1h'], [4, '8c 7s 13s 3h'], [5, '8c 9c 1s 8s'],
  [6, '8s 12d 11s 2h'], [7, '1c 10c 8c 8d'], [8, '4h 5s 9h 6d'],
  [9, '2c 11h 8d 3s'], [10, '3h 7s 6h 2s'], [11, '2d 2c 12c 2s'],
  [12, '4h 11s 4d 11d'], [13, '2s 1c 12c 10s'], [14, '13d 8c 1h 3d'],
  [15, '13d 13h 12d 7h'], [16, '11h 5d 4h 12c'], [17, '9c 7c 8s 8d'],
  [18, '12h 3s 2c 12s'], [19, '3h 9d 2c 6s'], [20, '4c 9s 6s 11h'],
  [21, '6h 2s 4s 8h'], [22, '4d 8d 1c 12h'], [23, '9c 9h 5h 1d'],
  [24, '3d 13d 2c 3s'], [25, '3c 10h 7h 12h'], [26, '10h 9s 6d 12s'],
  [27, '8s 12h 8h 11c'], [28, '3h 2c 4h 10s'], [29, '4d 3c 8d 8h'],
  [-1, '10h 5s 4s 13s'], [-2, '11h 4d 3c 10s'], [-24, '8d 12s 6s 11s'],
  [100, '11c 9s 8d 2s'], [1000, '9c 5d 8c 12c'], [65535, '1s 4d 8d 3c'],
  [65536, '11c 5h 8d 12s'], [123456789, '9h 8c 2s 11h'], [2147483647, '9c 3c 5d 5s'],
  [-2147483648, '5c 11h 10c 9h'], [20261121, '13h 5s 12c 6d'], [20261122, '6c 4d 5h 7h'],
  [20261123, '13s 11s 7h 7s'], [20270101, '10c 5d 10d 9c'], [2147418112, '9d 9s 1s 3d'],
  [-20261121, '10c 5s 2s 7h'], [987654321, '4s 6c 4c 1d'], [-987654321, '4h 13s 1s 2s'],
  [42424242, '6s 3d 8s 12d'],
];

const firstDeal = (seed: number) => shortly(drawDeal({ highest: 13, count: 4 }, createRng(seed)));

describe('createRng', () => {
  test.each(GOLDEN)('deals from seed %i what it has always dealt', (seed, deal) => {
    expect(firstDeal(seed)).toBe(deal);
  });

  test('gives the same draws for the same seed, and takes a seed by its 32 bits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100 }), (seed, below) => {
        const [a, b, wrapped] = [createRng(seed), createRng(seed), createRng(seed + 2 ** 32)];
        for (let draw = 0; draw < 20; draw += 1) {
          const next = a.next(below);
          expect(b.next(below)).toBe(next);
          expect(wrapped.next(below)).toBe(next);
        }
      }),
    );
  });

  test('draws whole numbers from 0 to below the limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const next = createRng(seed).next(below);
        expect(Number.isInteger(next) && next >= 0 && next < below).toBe(true);
      }),
    );
  });

  test('deals differently from neighbouring seeds, as dates are', () => {
    for (const start of [0, 2026_11_01, -500]) {
      const deals = Array.from({ length: 500 }, (_, index) => firstDeal(start + index));
      expect(new Set(deals).size).toBeGreaterThanOrEqual(499);
      const firsts = deals.map((deal) => deal.split(' ')[0]);
      const repeats = firsts.filter((card, index) => index > 0 && card === firsts[index - 1]).length;
      // One in fifty-two, so about ten; a generator whose neighbours go together has hundreds.
      expect(repeats).toBeLessThan(30);
    }
  });

  test('draws evenly, along one seed and across seeds', () => {
    const cells = 52;
    const draws = 52_000;
    const rng = createRng(99);
    const along = Array.from({ length: draws }, () => rng.next(cells));
    const across = Array.from({ length: draws }, (_, seed) => createRng(seed).next(cells));
    for (const sample of [along, across]) {
      const counts = new Array<number>(cells).fill(0);
      for (const draw of sample) counts[draw] = (counts[draw] ?? 0) + 1;
      const even = draws / cells;
      const chiSquare = counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
      // 51 degrees of freedom: more than 110 or less than 17 happens to even draws once in a million.
      expect(chiSquare).toBeGreaterThan(17);
      expect(chiSquare).toBeLessThan(110);
    }
  });
});
