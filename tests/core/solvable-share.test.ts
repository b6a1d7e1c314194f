import { describe, expect, test } from 'vitest';
import { solvableShare } from '#lib/core/solvable-share.ts';

describe('the share of deals that can make a target', () => {
  // ARITH-7: counted over all deals of four cards of the deck.
  test.each([
    [24, 10, 79_936 / 91_390],
    [24, 13, 217_817 / 270_725],
  ])('%i from ranks up to %i is what is published', (target, highest, share) => {
    expect(solvableShare(target, highest)).toBe(share);
    expect(solvableShare(target, highest)).toBe(share);
  });

  test.each([
    [10, 0.93],
    [37, 0.53],
  ])('%i from forty cards is about %f (KNOCK-11)', (target, share) => {
    expect(solvableShare(target, 10)).toBeCloseTo(share, 2);
  });

  test('is lowest at 37 among the dynamic targets of forty cards, which are 6 to 38', () => {
    const targets = Array.from({ length: 33 }, (_, n) => n + 6);
    const lowest = Math.min(...targets.map((target) => solvableShare(target, 10)));
    expect(lowest).toBe(solvableShare(37, 10));
  });

  test('tells decks apart', () => {
    expect(solvableShare(50, 10)).not.toBe(solvableShare(50, 13));
  });
});
