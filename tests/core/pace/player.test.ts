import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handTime, MIDDLE } from '#lib/core/pace/hand-time.ts';
import { above, meanAbove } from '#lib/core/pace/normal.ts';
import {
  chanceToSolve,
  learnPlayer,
  levelOfHand,
  levelOfPlayer,
  type TimedHand,
} from '#lib/core/pace/player.ts';
import { simulate } from '../../../bench/simulate.ts';

const anyHand: fc.Arbitrary<TimedHand> = fc.record({
  usual: fc.double({ min: 0, max: 4.5, noNaN: true }),
  pattern: fc.option(fc.integer({ min: 0, max: 24 })),
  seconds: fc.double({ min: 0.2, max: 3600, noNaN: true }),
  solved: fc.boolean(),
});
/** Hands of somebody who takes so many seconds beyond 3 for each that people take one for beyond 3.9. */
const hands = (count: number, factor: number, more: Partial<TimedHand> = {}): readonly TimedHand[] =>
  Array.from({ length: count }, (_, at) => {
    const usual = 1 + (at % 7) / 5;
    return { usual, pattern: null, seconds: 3 + factor * Math.exp(usual), solved: true, ...more };
  });
const MIDDLING = { usual: MIDDLE, pattern: null };

describe('what lies above a normal quantity', () => {
  test('is what tables say, near and far', () => {
    for (const [z, part] of [
      [0, 0.5],
      [1, 0.158655],
      [1.96, 0.024998],
      [3, 0.00135],
      [4, 0.0000316712],
      [-1, 0.841345],
    ] as const)
      expect(above(z) / part).toBeCloseTo(1, 3);
    expect(meanAbove(0)).toBeCloseTo(0.797885, 5);
    expect(meanAbove(8)).toBeCloseTo(8.1213, 2);
  });
});

describe('the usual time of a hand', () => {
  test('grows with the difficulty; there is none where there is no solution', () => {
    const [easy = 0, hard = 0] = [handTime([1, 1, 11, 13], 24) ?? 9, handTime([3, 3, 8, 8], 24) ?? 0];
    expect(easy).toBeLessThan(MIDDLE);
    expect(hard).toBeGreaterThan(3.5);
    expect(handTime([1, 1, 5, 9], 24)).toBeNull();
  });
});

describe('a player', () => {
  test('of whom nothing is known takes what people take', () => {
    const { offset, slope, uncertainty, weight, expect: expected } = learnPlayer([]);
    expect([offset, slope, weight]).toEqual([0, 1, 0]);
    expect(uncertainty).toBeCloseTo(0.5);
    expect(expected(MIDDLING).seconds).toBeCloseTo(3.9 + Math.exp(MIDDLE), 5);
  });

  test('is learnt: who takes twice as long is slower by a logarithm of 2, and by three hundred', () => {
    const slow = learnPlayer(hands(100, 2));
    expect(slow.offset).toBeGreaterThan(0.5);
    expect(slow.offset).toBeLessThan(0.9);
    const quick = learnPlayer(hands(100, 0.5));
    expect(levelOfPlayer(quick) - levelOfPlayer(slow)).toBeGreaterThan(400);
    expect(slow.expect(MIDDLING).seconds / (3 + 2 * Math.exp(MIDDLE))).toBeCloseTo(1, 1);
    expect(slow.uncertainty).toBeLessThan(0.1);
  });

  test('changes: later hands count more than earlier ones', () => {
    const before = learnPlayer(hands(400, 2)).expect(MIDDLING).seconds;
    const after = learnPlayer([...hands(400, 2), ...hands(400, 1)]).expect(MIDDLING).seconds;
    const other = learnPlayer([...hands(400, 1), ...hands(400, 2)]).expect(MIDDLING).seconds;
    expect(after).toBeLessThan(other);
    expect(other).toBeLessThan(before);
  });

  test('a pattern that takes longer is expected to, and others are not', () => {
    const mixed = hands(60, 1).map((hand, at) =>
      at % 3 === 0 ? { ...hand, pattern: 5, seconds: 3 + 2 * Math.exp(hand.usual) } : { ...hand, pattern: 6 },
    );
    const { expect: expected } = learnPlayer(mixed);
    const [weak, strong, unknown] = [5, 6, 7].map((pattern) => expected({ usual: MIDDLE, pattern }).seconds);
    expect(weak).toBeGreaterThan((strong ?? 0) * 1.15);
    expect(unknown).toBeGreaterThan(strong ?? 0);
    expect(unknown).toBeLessThan(weak ?? 0);
  });

  test('hands that were given up make a player slower, never quicker', () => {
    const solved = hands(40, 1);
    const gaveUp = solved.map((hand) => ({ ...hand, solved: false }));
    const more = learnPlayer([...solved, ...gaveUp]).offset;
    expect(more).toBeGreaterThan(learnPlayer([...solved, ...solved]).offset);
  });

  test('is a figure for every history, bounds in order and nothing below the floor', () => {
    fc.assert(
      fc.property(fc.array(anyHand, { maxLength: 60 }), anyHand, (history, asked) => {
        const player = learnPlayer(history);
        const { seconds, least, most } = player.expect(asked);
        expect([player.offset, player.slope, player.uncertainty, seconds].every(Number.isFinite)).toBe(true);
        expect(player.floor).toBeLessThanOrEqual(least);
        expect(least).toBeLessThan(seconds);
        expect(seconds).toBeLessThan(most);
      }),
      { numRuns: 300 },
    );
  });

  test('solves less of what is harder, and less where slower; a hand of one’s level is even', () => {
    expect(chanceToSolve(1, { offset: 0 })).toBeGreaterThan(chanceToSolve(3, { offset: 0 }));
    expect(chanceToSolve(2, { offset: -0.5 })).toBeGreaterThan(chanceToSolve(2, { offset: 0.5 }));
    expect([levelOfHand(MIDDLE), levelOfPlayer({ offset: 0 })]).toEqual([1500, 1500]);
    expect(levelOfPlayer({ offset: -Math.LN2 })).toBe(1800);
  });
});

describe('on made-up players', () => {
  // Sixty of them; `npm run simulate` has two hundred for each of six seeds.
  const figures = simulate(1, 60, [0, 20, 100]);

  test('a hundred solves tell the middle time to a quarter for five hands of eight, and four of five within a factor of 1.4', () => {
    const [none, , hundred] = figures;
    expect(hundred?.near).toBeGreaterThan(0.625);
    expect(hundred?.factor).toBeLessThanOrEqual(1.4);
    expect(hundred?.near).toBeGreaterThan((none?.near ?? 1) + 0.15);
  });

  test('bounds that say four of five hold four of five, early and late', () => {
    for (const { solves, covered } of figures.slice(1)) {
      expect(covered, `${solves}`).toBeGreaterThan(solves < 100 ? 0.73 : 0.76);
      expect(covered, `${solves}`).toBeLessThan(0.84);
    }
  });
});
