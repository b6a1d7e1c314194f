import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { histogramOf, usualOf } from '#lib/practice/statistics.ts';

const timed = (...seconds: readonly number[]) => seconds.map((each) => ({ ms: each * 1000 }));

describe('the usual time', () => {
  test.each([
    [[], null],
    [[10, 20, 30, 40], null],
    [[50, 10, 30, 20, 40], 30_000],
    [[60, 10, 50, 20, 40, 30], 35_000],
    [[1, 1, 1, 1, 3600], 1_000],
  ])('of %j seconds is %j milliseconds', (seconds, usual) => {
    expect(usualOf(timed(...seconds))).toBe(usual);
  });

  test('is whole, lies between the extremes, and does not change its source', () => {
    const times = fc.array(fc.record({ ms: fc.nat(1_000_000) }), { minLength: 5 });
    fc.assert(
      fc.property(times, (attempts) => {
        const before = structuredClone(attempts);
        const usual = usualOf(attempts) ?? Number.NaN;
        const all = attempts.map(({ ms }) => ms);
        expect(Number.isInteger(usual)).toBe(true);
        expect(usual >= Math.min(...all) && usual <= Math.max(...all)).toBe(true);
        expect(attempts).toEqual(before);
      }),
    );
  });
});

describe('the bars', () => {
  test('are ten, the last without an end', () => {
    const bars = histogramOf(timed(0, 9.999, 10, 35, 89.9, 89.9, 89.9, 89.9, 89.9, 4_000));
    expect(bars.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0, 0, 0, 0, 5, 1]);
    expect(bars.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 10 }, (_, bar) => [bar * 10_000, (bar + 1) * 10_000]),
    );
  });

  test.each([
    ['nobody', [], 1],
    ['a player of two seconds', [1.2, 1.8, 2, 2.2, 2.9, 3.4, 4.1], 1],
    ['most', [4, 6, 8, 9, 12, 15, 40], 2],
    ['a child of ninety', [40, 60, 80, 90, 110, 150, 210], 20],
    ['who is stuck for hours', [9000, 9000, 9000], 600],
  ] as const)('are as wide as the times want it: %s', (_, seconds, width) => {
    const bars = histogramOf(timed(...seconds));
    expect(bars[0]?.to).toBe(width * 1000);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(seconds.length);
    if (width < 600 && seconds.length > 0)
      expect(bars.filter(({ count }) => count > 0).length).toBeGreaterThanOrEqual(4);
  });

  test('hold every attempt once', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ ms: fc.nat(10_000_000) })), (attempts) => {
        expect(histogramOf(attempts).reduce((sum, { count }) => sum + count, 0)).toBe(attempts.length);
      }),
    );
  });
});
