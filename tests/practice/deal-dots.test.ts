import { describe, expect, test } from 'vitest';
import { DEAL_KINDS, STANDARD_DEAL } from '#lib/core/deal.ts';
import { hardnessOf, openDots } from '#lib/practice/deal-dots.ts';
import { cardsOf } from '../support/cards.ts';
import { handOf } from '../support/practice-hands.ts';

const solved = { outcome: 'solved', expression: null, ms: 1 } as const;

describe('the dots of an open deal', () => {
  test('come from the table, whatever solvable kind was asked for', () => {
    for (const kind of DEAL_KINDS) {
      const shows = kind !== 'mixed' && kind !== 'none';
      expect([kind, openDots(cardsOf(3, 3, 8, 8), { ...STANDARD_DEAL, kind })]).toEqual([
        kind,
        shows ? 3 : null,
      ]);
    }
    expect(openDots(cardsOf(6, 6, 6, 6), STANDARD_DEAL)).toBe(1);
    expect(openDots(cardsOf(2, 4, 6, 8), STANDARD_DEAL)).toBe(2);
  });

  test('are computed for up to four cards where there is no table', () => {
    expect(openDots(cardsOf(2, 5, 7, 9), { ...STANDARD_DEAL, target: 36 })).toBe(1);
    expect(openDots(cardsOf(3, 8, 1), { ...STANDARD_DEAL, count: 3 })).toBe(1);
  });

  test('of five or six cards are those that were asked for, or none', () => {
    const five = { ...STANDARD_DEAL, count: 5 };
    expect(openDots(cardsOf(1, 2, 3, 4, 5), { ...five, kind: 'twoDots' })).toBe(2);
    expect(openDots(cardsOf(1, 2, 3, 4, 5), five)).toBeNull();
  });

  test('are none where the deal is not what its setting says', () => {
    expect(openDots(cardsOf(1, 2, 3, 4, 5), STANDARD_DEAL)).toBeNull();
    expect(openDots(cardsOf(1, 1, 1, 100), STANDARD_DEAL)).toBeNull();
  });
});

describe('how hard a hand is', () => {
  test('is said with the dots it was dealt with, and with a round time where that is known', () => {
    expect(hardnessOf(handOf([3, 3, 8, 8], { dots: 3 }))).toEqual({ dots: 3, seconds: 60 });
    expect(hardnessOf(handOf([1, 2, 3, 4, 5], { dots: 2 }))).toEqual({ dots: 2, seconds: null });
    expect(hardnessOf(handOf([2, 4, 6, 8], { dots: 1, target: 20 }))).toEqual({ dots: 1, seconds: null });
  });

  test('is not said of an open hand that may have no solution, and is said after its ending', () => {
    expect(hardnessOf(handOf([3, 3, 8, 8]))).toBeNull();
    expect(hardnessOf(handOf([3, 3, 8, 8], { ending: solved }))).toEqual({ dots: 3, seconds: 60 });
  });

  test('is never said of a hand without a solution', () => {
    expect(hardnessOf(handOf([1, 1, 5, 9]))).toBeNull();
    expect(hardnessOf(handOf([1, 1, 5, 9], { ending: { ...solved, outcome: 'none' } }))).toBeNull();
  });
});
