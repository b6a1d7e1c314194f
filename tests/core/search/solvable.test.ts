import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSolvable, isSolvableWork } from '#lib/core/solve.ts';
import { finish } from '#lib/core/work.ts';
import { canMake } from '../../support/brute-force.ts';
import { dealsOf, everyHand } from '../../support/hands.ts';

const solvable = (highest: number) => everyHand(highest, 4).filter((hand) => isSolvable(hand, 24));
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('isSolvable: published counts', () => {
  test.each([
    [9, 404, 495],
    [10, 566, 715],
    [13, 1362, 1820],
  ])('of ranks 1 to %i makes 24 from %i of the %i different hands (ARITH-7)', (highest, count, all) => {
    expect([solvable(highest).length, everyHand(highest, 4).length]).toEqual([count, all]);
  });

  test.each([
    [10, 79_936, 91_390],
    [13, 217_817, 270_725],
  ])('makes 24 from %i-rank decks in %i of %i deals (ARITH-7)', (highest, count, all) => {
    expect([sum(solvable(highest).map(dealsOf)), sum(everyHand(highest, 4).map(dealsOf))]).toEqual([
      count,
      all,
    ]);
  });

  test.each([
    [[3, 3, 8, 8], true],
    [[1, 5, 5, 5], true],
    [[2, 4, 10, 10], true],
    [[1, 1, 5, 9], false],
  ])('says of %j: %s (ARITH-7)', (hand, answer) => {
    expect(isSolvable(hand, 24)).toBe(answer);
  });
});

describe('isSolvable: against brute force', () => {
  test('agrees on every hand of 1 to 13 (ARITH-1, ARITH-2, ARITH-3)', () => {
    const disagreeing = everyHand(13, 4).filter((hand) => isSolvable(hand, 24) !== canMake(hand, 24));
    expect(disagreeing).toEqual([]);
  });

  test('agrees on 2,000 random hands of two to five numbers with random targets (ARITH-1, ARITH-2)', () => {
    // Five numbers have 136,080 trees: fewer of such hands are tried.
    const count = fc.oneof(
      { weight: 48, arbitrary: fc.constantFrom(2, 3) },
      { weight: 20, arbitrary: fc.constant(4) },
      { weight: 6, arbitrary: fc.constant(5) },
    );
    const question = fc
      .tuple(count, fc.constantFrom(6, 13, 100))
      .chain(([length, highest]) =>
        fc.tuple(
          fc.array(fc.integer({ min: 1, max: highest }), { minLength: length, maxLength: length }),
          fc.oneof(fc.integer({ min: -20, max: 60 }), fc.integer({ min: -10_000, max: 10_000 })),
        ),
      );
    fc.assert(
      fc.property(question, ([hand, target]) => {
        expect(isSolvable(hand, target)).toBe(canMake(hand, target));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isSolvable: digits (ARITH-7)', () => {
  test('of the 10,000 strings of four digits 8,147 make 10', () => {
    let making = 0;
    for (let string = 0; string < 10_000; string += 1) {
      const digits = [...String(string).padStart(4, '0')].map(Number);
      if (isSolvable(digits, 10)) making += 1;
    }
    expect(making).toBe(8147);
  });

  test('a 0 never divides: 0 0 0 5 makes 5 and 0, and neither 1 nor 10', () => {
    const makes = (target: number) => isSolvable([0, 0, 0, 5], target);
    expect([5, 0, -5, 1, 10].map(makes)).toEqual([true, true, true, false, false]);
  });
});

describe('isSolvable: the edges of its range', () => {
  test.each([
    [[24], 24, true],
    [[24], 23, false],
    [[4, 6], 24, true],
    [[4, 7], -3, true],
    [[100, 100], 10_000, true],
    [[7, 7, 3], 0, true],
    [[1, 2, 3, 4, 5, 6], 24, true],
    [[97, 89, 83, 79, 73, 71], -9999, false],
    [[100, 100, 100, 100, 100, 100], 10_000, true],
    [[100, 99, 98, 97, 96, 95], -10_000, true],
    [[1, 1, 1, 1, 1, 1], 10_000, false],
  ])('answers %j for %i: %s (ARITH-1)', (hand, target, answer) => {
    expect(isSolvable(hand, target)).toBe(answer);
    expect(finish(isSolvableWork(hand, target))).toBe(answer);
  });
});
