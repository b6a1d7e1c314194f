import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { handTime } from '#lib/core/pace/hand-time.ts';
import { PATTERNS, patternOf } from '#lib/core/patterns/pattern.ts';
import { patternShares } from '#lib/core/patterns/shares.ts';
import { makePatternTable } from '#lib/core/patterns/table-make.ts';
import { FIRST_PATTERNS, FIRST_SHARES, SECOND_PATTERNS } from '#lib/core/patterns/table-text.ts';
import { firstPattern, knownPatterns, usualTime } from '#lib/core/patterns/table.ts';
import { solutions } from '#lib/core/solve.ts';

const HANDS = handsOfFour(13);
const anyHand = fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 3, maxLength: 4 });

describe('the shares of a hand', () => {
  test('make 1 together, whatever the order of the cards; there are some where there is a solution', () => {
    fc.assert(
      fc.property(anyHand, fc.integer({ min: 1, max: 60 }), (hand, target) => {
        const shares = patternShares(hand, target);
        expect(shares.length > 0).toBe(difficulty(hand, target) !== null);
        if (shares.length > 0) expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
        const turned = patternShares(hand.toReversed(), target);
        expect(turned.map(({ pattern }) => pattern)).toEqual(shares.map(({ pattern }) => pattern));
        for (const [at, { share }] of turned.entries()) expect(share).toBeCloseTo(shares[at]?.share ?? 0, 10);
      }),
      { numRuns: 200 },
    );
  });

  test('are of patterns that solutions of the hand have', () => {
    for (const hand of HANDS.filter((_, at) => at % 40 === 3)) {
      const patterns = new Set(solutions(hand, 24).map((line) => patternOf(line, 24)));
      for (const { pattern } of patternShares(hand, 24)) expect(patterns, hand.join(' ')).toContain(pattern);
    }
  });
});

describe('the table', () => {
  const known = HANDS.map((hand) => ({ hand, patterns: knownPatterns(hand) }));
  const solvable = known.flatMap(({ hand, patterns }) => (patterns ? [{ hand, patterns }] : []));

  test('is what npm run tables writes, byte for byte', () => {
    for (const [file, text] of Object.entries(makePatternTable()))
      expect(readFileSync(`src/lib/core/patterns/${file}`, 'utf8'), file).toBe(text);
  });

  test('knows the usual time of each hand to a twentieth', () => {
    for (const { hand } of solvable)
      expect(Math.abs((usualTime(hand) ?? NaN) - (handTime(hand, 24) ?? NaN)), hand.join(' ')).toBeLessThan(
        0.0501,
      );
    expect(usualTime([1, 1, 5, 9])).toBeNull();
  });

  test('takes no more than 2 KB of the download', () => {
    expect(brotliCompressSync(FIRST_PATTERNS + SECOND_PATTERNS + FIRST_SHARES).length).toBeLessThanOrEqual(
      2048,
    );
  });

  test('has the 1362 hands that can be made, in any order of their ranks; one pattern has more than half of 93 %', () => {
    expect(solvable).toHaveLength(1362);
    expect(knownPatterns([1, 1, 5, 9])).toBeNull();
    expect(knownPatterns([8, 3, 8, 3])).toEqual({ first: 'fraction', second: null, share: 1 });
    const clear = solvable.filter(({ hand }) => (patternShares(hand, 24)[0]?.share ?? 0) > 0.5);
    expect(Math.round((100 * clear.length) / solvable.length)).toBe(93);
  });

  test('says what the shares say, to a sixteenth', () => {
    for (const { hand, patterns } of solvable.filter((_, at) => at % 9 === 0)) {
      const [first, second] = patternShares(hand, 24);
      expect(PATTERNS[firstPattern(hand) ?? -1]).toBe(first?.pattern);
      expect(patterns).toMatchObject({ first: first?.pattern, second: second?.pattern ?? null });
      expect(Math.abs(patterns.share - (first?.share ?? 0))).toBeLessThanOrEqual(1 / 16);
    }
  });
});
