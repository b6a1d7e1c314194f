import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { difficulty } from '#lib/core/difficulty/difficulty.ts';
import { aboutSeconds, dotsOf, dotsOfLevel, levelOf } from '#lib/core/difficulty/dots.ts';
import { countOfHands, handsOfFour, placeOfHand } from '#lib/core/difficulty/four-ranks.ts';
import { solutions } from '#lib/core/solve.ts';
import { makeTable } from '#lib/core/difficulty/table-make.ts';
import { LEVELS_ABOVE_TEN, WAYS } from '#lib/core/difficulty/table-rest.ts';
import { LEVELS_TO_TEN } from '#lib/core/difficulty/table-to-ten.ts';
import { isInTable } from '#lib/core/difficulty/table-range.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { canMake } from '../../support/brute-force.ts';

const inCore = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../../src/lib/core/difficulty/${file}`, import.meta.url)));
const hands = handsOfFour(13);
const entries = hands.map((hand) => ({ hand, entry: entryOf(hand) }));
const solvable = entries.flatMap(({ hand, entry }) => (entry ? [{ hand, entry }] : []));

describe('the place of a hand', () => {
  test('is its own, whatever the order of its ranks, and hands of lower ranks come first', () => {
    expect(hands).toHaveLength(1820);
    expect(hands.map(placeOfHand)).toEqual(hands.map((_, index) => index));
    expect(placeOfHand([13, 1, 7, 4])).toBe(placeOfHand([1, 4, 7, 13]));
    expect([1, 10, 13].map(countOfHands)).toEqual([1, 715, 1820]);
    expect(handsOfFour(10)).toEqual(hands.slice(0, 715));
  });
});

describe('the table', () => {
  test('is what npm run tables writes, byte for byte', () => {
    for (const [file, text] of Object.entries(makeTable())) expect(inCore(file).toString(), file).toBe(text);
  });

  test('takes no more than 1.5 KB of the download', () => {
    // In two pieces, since the first screen brings only the hands of 1–10 with it.
    const pieces = [LEVELS_TO_TEN, LEVELS_ABOVE_TEN + WAYS];
    const bytes = pieces.map((piece) => brotliCompressSync(piece).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1500);
  });

  test('has a solution exactly where there is one: 1362 of 1820 hands, 566 of 1–10 (ARITH-7)', () => {
    expect(entries.filter(({ hand, entry }) => (entry !== null) !== canMake(hand, 24))).toEqual([]);
    expect(solvable).toHaveLength(1362);
    expect(solvable.filter(({ hand }) => Math.max(...hand) <= 10)).toHaveLength(566);
  });

  test('counts the solutions (ARITH-6): 3017 in all, 11 at the most', () => {
    expect(solvable.reduce((sum, { entry }) => sum + entry.ways, 0)).toBe(3017);
    expect(solvable.filter(({ entry }) => entry.ways === 11).map(({ hand }) => hand)).toEqual([
      [2, 4, 8, 10],
    ]);
    for (const { hand, entry } of solvable.filter((_, index) => index % 20 === 0))
      expect(entry.ways, hand.join(' ')).toBe(solutions(hand, 24).length);
  });

  test('knows the sixteen hands that cannot do without a fraction, ten of them of 1–10 (ARITH-7)', () => {
    const fractions = solvable.filter(({ entry }) => entry.needsFraction).map(({ hand }) => hand.join(' '));
    expect(fractions).toEqual([
      '1 5 5 5',
      '1 3 4 6',
      '1 4 5 6',
      '3 3 7 7',
      '4 4 7 7',
      '1 6 6 8',
      '3 3 8 8',
      '2 5 5 10',
      '2 7 7 10',
      '2 4 10 10',
      '5 5 7 11',
      '5 7 7 11',
      '2 2 11 11',
      '2 3 5 12',
      '1 8 12 12',
      '2 2 13 13',
    ]);
  });

  test('gives the dots and the level that the model gives', () => {
    for (const { hand, entry } of solvable) {
      const score = difficulty(hand, 24)?.score ?? NaN;
      expect([entry.level, entry.dots], hand.join(' ')).toEqual([levelOf(score), dotsOf(score, 4)]);
      expect(dotsOfLevel(entry.level)).toBe(entry.dots);
    }
  });

  test('has 681 hands of one dot, 476 of two and 205 of three', () => {
    expect([1, 2, 3].map((dots) => solvable.filter(({ entry }) => entry.dots === dots).length)).toEqual([
      681, 476, 205,
    ]);
  });

  test('gives three dots to every hand that needs a fraction', () => {
    for (const { hand, entry } of solvable)
      if (entry.needsFraction) expect([hand, entry.dots]).toEqual([hand, 3]);
  });

  test.each([[[1, 2, 3]], [[1, 2, 3, 14]], [[1, 2, 3, 4, 5]]])('says that %j is not its own', (ranks) => {
    expect(() => entryOf(ranks)).toThrow(RangeError);
  });

  test('speaks of four ranks to 13 for 24, and of nothing else', () => {
    const standard = { count: 4, highest: 10, target: 24 };
    expect(isInTable(standard)).toBe(true);
    expect(isInTable({ ...standard, highest: 13 })).toBe(true);
    for (const part of [{ count: 5 }, { highest: 14 }, { target: 23 }, { target: -24 }])
      expect(isInTable({ ...standard, ...part })).toBe(false);
  });
});

describe('about so many seconds', () => {
  test('is within a third of the middle of each level, and never less than the level before', () => {
    const middles = Array.from({ length: 15 }, (_, index) => {
      const seconds = solvable
        .filter(({ entry }) => entry.level === index + 1)
        .map(({ hand }) => difficulty(hand, 24)?.seconds ?? NaN)
        .toSorted((a, b) => a - b);
      return seconds[seconds.length >> 1] ?? NaN;
    });
    const about = middles.map((_, index) => aboutSeconds(index + 1));
    expect(about).toEqual(about.toSorted((a, b) => a - b));
    for (const [index, seconds] of about.entries())
      expect(Math.abs(Math.log(seconds / (middles[index] ?? NaN))), `level ${index + 1}`).toBeLessThan(0.4);
  });
});
