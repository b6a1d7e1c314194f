import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from '#lib/core/evaluate.ts';
import { numbersOf } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { equals, printRational, rational } from '#lib/core/rational.ts';
import {
  isBegun,
  isMade,
  isTouched,
  lastMade,
  numbersOfHand,
  remaining,
  tableOf,
  withCombined,
  type Hand,
} from '#lib/practice/hand.ts';
import { handOf, move, playedHand } from '../support/practice-hands.ts';

/** The table in short: cards by rank, made values with what they were made of, holes as a dot. */
const seen = (hand: Pick<Hand, 'cards' | 'moves'>) =>
  tableOf(hand).map((place) => {
    if (place.type === 'hole') return '.';
    const value = printRational(place.value);
    return place.type === 'card' ? value : `${value} = ${printExpression(place.expression)}`;
  });
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('the table', () => {
  test('is the deal before the first move', () => {
    expect(seen(handOf([3, 3, 8, 8]))).toEqual(['3', '3', '8', '8']);
  });

  test('follows the moves: the first card goes, the second becomes the value', () => {
    const hand = handOf([3, 3, 8, 8], { moves: [move(2, '/', 0), move(1, '-', 0), move(3, '/', 0)] });
    expect(seen(hand)).toEqual(['24 = 8 ÷ (3 − 8 ÷ 3)', '.', '.', '.']);
    expect(isMade(hand)).toBe(true);
    expect(seen({ ...hand, moves: hand.moves.slice(0, 2) })).toEqual(['1/3 = 3 − 8 ÷ 3', '.', '.', '8']);
    expect(isMade({ ...hand, moves: hand.moves.slice(0, 2) })).toBe(false);
  });

  test('keeps the order of the two cards, which − and ÷ depend on', () => {
    expect(seen(handOf([2, 7, 1], { moves: [move(0, '-', 1)] }))).toEqual(['.', '−5 = 2 − 7', '1']);
    expect(seen(handOf([2, 7, 1], { moves: [move(1, '-', 0)] }))).toEqual(['5 = 7 − 2', '.', '1']);
  });

  test('is the deal again after a restart', () => {
    const hand = handOf([4, 6, 1], { moves: [move(0, '*', 1), { type: 'restarted' }] });
    expect(seen(hand)).toEqual(['4', '6', '1']);
    expect(seen({ ...hand, moves: hand.moves.slice(0, -1) })).toEqual(['.', '24 = 4 × 6', '1']);
  });
});

describe('a move', () => {
  const hand = handOf([4, 4, 1, 2], { moves: [move(0, '-', 1)] });
  test.each([
    ['from a hole', 0, '+', 2],
    ['onto a hole', 2, '+', 0],
    ['of a card onto itself', 2, '+', 2],
    ['from outside the table', 4, '+', 2],
    ['from before the table', -1, '+', 2],
    ['onto half a place', 2, '+', 0.5],
    ['that divides by zero (ARITH-3)', 2, '/', 1],
  ] as const)('%s cannot be made', (_, from, operator, onto) => {
    expect(withCombined(hand, from, operator, onto)).toBeNull();
  });

  test('that can be made is added, and nothing is changed in place', () => {
    const before = structuredClone(hand);
    expect(withCombined(hand, 1, '/', 2)).toEqual([...hand.moves, move(1, '/', 2)]);
    expect(hand).toEqual(before);
  });

  test('leaves its value picked up, a restart nothing', () => {
    expect(lastMade(hand)).toBe(1);
    expect(lastMade(handOf([1, 2, 3]))).toBeNull();
    expect(lastMade({ ...hand, moves: [...hand.moves, { type: 'restarted' }] })).toBeNull();
  });
});

describe('a hand', () => {
  test.each([
    [{}, false],
    [{ moves: [move(0, '+', 1)] }, true],
    [{ hints: 1 }, true],
    [{ wrongNone: 1 }, true],
  ])('with %o is touched, and so begun: %s', (part, touched) => {
    expect(isTouched(handOf([1, 2, 3], part))).toBe(touched);
    expect(isBegun(handOf([1, 2, 3], part))).toBe(touched);
  });

  test('is begun by thinking alone, without being touched', () => {
    const looked = handOf([1, 2, 3], { ms: 1 });
    expect([isBegun(looked), isTouched(looked)]).toEqual([true, false]);
  });

  test('is made only by exactly the target with every card', () => {
    expect(isMade(handOf([4, 6, 1], { moves: [move(0, '*', 1)] }))).toBe(false);
    expect(isMade(handOf([4, 6, 1], { moves: [move(0, '*', 1), move(1, '*', 2)] }))).toBe(true);
    expect(isMade(handOf([4, 6, 1], { moves: [move(0, '*', 1), move(1, '+', 2)] }))).toBe(false);
    expect(isMade(handOf([1, 2, 4], { target: -1, moves: [move(0, '+', 1), move(1, '-', 2)] }))).toBe(true);
  });
});

describe('any lawful play', () => {
  test('undone to the start gives the deal', () => {
    fc.assert(
      fc.property(playedHand, (hand) => {
        let undone = hand;
        while (undone.moves.length > 0) {
          const before = undone;
          undone = { ...undone, moves: undone.moves.slice(0, -1) };
          // What was taken back can be done again, and gives the same table.
          expect(tableOf({ ...undone, moves: [...undone.moves, before.moves.at(-1)!] })).toEqual(
            tableOf(before),
          );
        }
        expect(tableOf(undone)).toEqual(tableOf({ ...hand, moves: [] }));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps every number of the hand on the table exactly once (ARITH-1)', () => {
    fc.assert(
      fc.property(playedHand, (hand) => {
        const on = tableOf(hand).flatMap((place) =>
          place.type === 'hole' ? [] : numbersOf(place.expression),
        );
        expect(sorted(on)).toEqual(sorted(numbersOfHand(hand)));
      }),
    );
  });

  test('shows at each place the exact value of its expression (ARITH-2)', () => {
    fc.assert(
      fc.property(playedHand, (hand) => {
        for (const place of tableOf(hand)) {
          if (place.type !== 'hole') expect(evaluate(place.expression)).toEqual(place.value);
        }
        const last = remaining(tableOf(hand));
        expect(isMade(hand)).toBe(last !== null && equals(last.value, rational(hand.target)));
      }),
    );
  });
});
