import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameRatio, ValueSet } from '#lib/core/search/value-set.ts';

/** 1 + 1/2^30 and 1 + 1/(2^30 + 1): less than 2^−60 apart, and so the same double. */
const NEAR = [
  [2 ** 30 + 1, 2 ** 30],
  [2 ** 30 + 2, 2 ** 30 + 1],
] as const;

describe('sameRatio', () => {
  test('tells two fractions apart that are the same double', () => {
    const [[n, d], [p, q]] = NEAR;
    expect(n / d).toBe(p / q);
    expect(sameRatio(n, d, p, q)).toBe(false);
  });

  test('agrees with big integers, up to the largest cross products of the solver', () => {
    const part = fc.bigInt({ min: 1n, max: 2n ** 41n });
    const factor = fc.bigInt({ min: 1n, max: 7n });
    const nudge = fc.bigInt({ min: -2n, max: 2n });
    fc.assert(
      fc.property(part, part, factor, factor, nudge, (n, d, f, g, by) => {
        const [p, q] = [n * f + by, d * g];
        if (p < 0n || n * q >= 2n ** 84n) return;
        const isSame = n * q === p * d;
        expect(sameRatio(Number(n), Number(d), Number(p), Number(q))).toBe(isSame);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('ValueSet', () => {
  test('keeps values apart that are the same double, and finds each', () => {
    const set = new ValueSet(10);
    for (const [n, d] of NEAR) set.add(n, d, 0);
    expect(set.size).toBe(2);
    expect(NEAR.map(([n, d]) => set.indexOf(n, d))).toEqual([0, 1]);
    const third = [2 ** 30 + 3, 2 ** 30 + 2] as const;
    expect([third[0] / third[1], set.indexOf(...third)]).toEqual([NEAR[0][0] / NEAR[0][1], -1]);
  });

  test('refuses to make room for more values than its entries can name', () => {
    expect(() => new ValueSet(2 ** 19 - 1)).not.toThrow();
    expect(() => new ValueSet(2 ** 19)).toThrow(RangeError);
  });

  test('takes fractions that are not cancelled as the same value, and keeps a mark', () => {
    const set = new ValueSet(10);
    set.add(1, 3, 0);
    set.add(700, 2100, 1);
    set.add(2, 6, 0);
    expect([set.size, set.marks[0], set.indexOf(33, 99)]).toEqual([1, 1, 0]);
  });

  test('holds as many values as it was made for, and none after it was cleared', () => {
    const set = new ValueSet(1000);
    for (let n = 0; n < 1000; n += 1) set.add(n, 7, 0);
    expect([set.size, set.indexOf(999, 7), set.indexOf(1000, 7)]).toEqual([1000, 999, -1]);
    set.clear();
    expect([set.size, set.indexOf(999, 7)]).toEqual([0, -1]);
  });
});
