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
  test('are ten of ten seconds, the last without an end', () => {
    const bars = histogramOf(timed(0, 9.999, 10, 35, 89.9, 90, 4_000));
    expect(bars.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0, 0, 0, 0, 1, 2]);
    expect(bars.map(({ from, to }) => [from, to])).toEqual(
      Array.from({ length: 10 }, (_, bar) => [bar * 10_000, (bar + 1) * 10_000]),
    );
  });

  test('hold every attempt once', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ ms: fc.nat(10_000_000) })), (attempts) => {
        expect(histogramOf(attempts).reduce((sum, { count }) => sum + count, 0)).toBe(attempts.length);
      }),
    );
  });
});
