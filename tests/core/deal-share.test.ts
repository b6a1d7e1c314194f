import { describe, expect, test } from 'vitest';
import { dealShare, isBelowHalf, outOfHundred } from '#lib/core/deal-share.ts';

describe('the share of deals that make a target', () => {
  test.each([
    [24, 10, 79_936, 91_390],
    [24, 13, 217_817, 270_725],
  ])('is the published one for %i with ranks up to %i (ARITH-7)', (target, highest, making, deals) => {
    expect(dealShare(target, highest)).toEqual({ making, deals });
  });

  test.each([
    [10, 93],
    [37, 53],
  ])('is the published one, in hundredths, for the dynamic target %i (KNOCK-11)', (target, share) => {
    expect(outOfHundred(dealShare(target, 10))).toBe(share);
  });

  test('is one half or more for every dynamic target of 40 cards, and least for 37 (KNOCK-11)', () => {
    const targets = Array.from({ length: 33 }, (_, index) => index + 6);
    const hardest = targets.toSorted((a, b) => dealShare(a, 10).making - dealShare(b, 10).making)[0];
    expect(hardest).toBe(37);
    expect(targets.filter((target) => isBelowHalf(dealShare(target, 10)))).toEqual([]);
    expect(isBelowHalf(dealShare(41, 10))).toBe(true);
  });

  test('counts one by one what a tiny deck deals', () => {
    // Four suits of ace and two make only one hand of each kind: 1111, 1112, 1122, 1222, 2222.
    expect(dealShare(16, 2)).toEqual({ making: 1, deals: 70 });
    expect(dealShare(4, 2).deals).toBe(1 + 16 + 36 + 16 + 1);
  });

  test('is never said to be all or nothing when it is not quite', () => {
    expect(outOfHundred({ making: 1, deals: 1000 })).toBe(1);
    expect(outOfHundred({ making: 999, deals: 1000 })).toBe(99);
    expect(outOfHundred({ making: 0, deals: 1000 })).toBe(0);
    expect(outOfHundred({ making: 7, deals: 7 })).toBe(100);
  });
});
