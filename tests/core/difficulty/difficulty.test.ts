import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulty, difficultyWork } from '#lib/core/difficulty/difficulty.ts';
import { dealtCards, movesFrom } from '#lib/core/difficulty/difficulty-moves.ts';
import { dotsOf } from '#lib/core/difficulty/dots.ts';
import { isSolvable } from '#lib/core/solve.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';

/** Hand, target, the logarithm of the chance, score, seconds and dots as two implementations in other languages agreed on them. */
// oxfmt-ignore
const ROWS: readonly (readonly [string, number, string, string, string, number])[] = [
  ['1 1 4 6', 24, '-5.5375', '-0.2405', '4.79', 1],
  ['2 2 5 7', 24, '-11.5925', '3.1981', '28.49', 3],
  ['6 6 6 6', 24, '-6.2481', '0.4190', '5.52', 1],
  ['7 8 8 13', 24, '-10.4942', '2.6270', '17.83', 3],
  ['1 1 1 8', 24, '-7.0287', '0.5349', '5.71', 1],
  ['3 5 7 13', 24, '-13.7509', '4.3205', '79.22', 3],
  ['3 3 3 8', 24, '-4.9364', '-0.2631', '4.77', 1],
  ['2 7 7 10', 24, '-13.5925', '4.2381', '73.27', 3],
  ['1 2 3 4', 24, '-7.0567', '0.5495', '5.73', 1],
  ['10 11 12 13', 24, '-7.3129', '0.9727', '6.65', 1],
  ['2 4 6 8', 24, '-8.4427', '1.5602', '8.76', 2],
  ['1 11 12 13', 24, '-8.0374', '1.0595', '6.88', 1],
  ['2 3 4 5', 24, '-8.8735', '1.7842', '9.96', 2],
  ['4 7 8 8', 24, '-7.3414', '0.9875', '6.68', 1],
  ['5 6 7 8', 24, '-8.0916', '1.3776', '7.97', 1],
  ['3 8 12 13', 24, '-7.3325', '0.9829', '6.67', 1],
  ['4 4 10 10', 24, '-13.0718', '3.9673', '56.84', 3],
  ['3 8 1', 24, '-2.9244', '-1.5993', '4.20', 1],
  ['12 12 13 13', 24, '-5.5089', '0.0346', '5.04', 1],
  ['1 5 5 5', 24, '-15.7362', '5.0628', '162.03', 3],
  ['5 5 5 9 11', 24, '-11.6209', '3.2129', '28.85', 3],
  ['3 3 8 8', 24, '-15.3470', '5.1504', '176.51', 3],
  ['1 2 3 4 5', 24, '-11.7365', '2.9830', '23.75', 3],
  ['3 3 7 7', 24, '-13.7545', '4.3224', '79.37', 3],
  ['1 7 13 4 4', 10, '-12.8813', '3.5783', '39.81', 3],
  ['1 3 4 6', 24, '-15.2584', '4.8144', '127.27', 3],
  ['2 5 7 9', 36, '-7.9261', '1.2916', '7.64', 1],
  ['1 4 5 6', 24, '-14.2805', '4.3059', '78.13', 3],
  ['3 4 6 9 11 13', 24, '-16.9157', '5.9662', '394.01', 3],
  ['2 3 5 12', 24, '-15.8756', '5.4253', '231.08', 3],
];
const numbersOf = (hand: string) => hand.split(' ').map(Number);

describe('difficulty', () => {
  test.each(ROWS)('of %s for %i', (hand, target, lnChance, score, seconds) => {
    const found = difficulty(numbersOf(hand), target);
    expect(found?.lnChance.toFixed(4)).toBe(lnChance);
    expect(found?.score.toFixed(4)).toBe(score);
    expect(found?.seconds.toFixed(2)).toBe(seconds);
  });

  test('of a hand without a solution is none', () => {
    expect(difficulty([4, 6, 9], 24)).toBeNull();
    expect(difficulty([1, 1, 5, 9], 24)).toBeNull();
  });

  test('knows exactly the hands that have a solution, for 24, 0, a prime, and below zero', () => {
    for (const hand of handsOfFour(8)) {
      for (const target of [24, 0, 1, 37, -3, -24])
        expect([hand, target, difficulty(hand, target) !== null]).toEqual([
          hand,
          target,
          isSolvable(hand, target),
        ]);
    }
  });

  test('knows it for any three or five numbers and any target', () => {
    const hand = fc.oneof(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 13 }), { minLength: 5, maxLength: 5 }),
    );
    fc.assert(
      fc.property(hand, fc.integer({ min: -200, max: 200 }), (numbers, target) => {
        expect(difficulty(numbers, target) !== null).toBe(isSolvable(numbers, target));
      }),
    );
  });

  test('is the same in whatever order the numbers lie, and for a target with its sign turned', () => {
    const base = difficulty([3, 5, 7, 13], 24);
    expect(difficulty([13, 3, 7, 5], 24)?.lnChance).toBeCloseTo(base?.lnChance ?? 0, 10);
    expect(difficulty([5, 6, 7, 8], -24)).toEqual(difficulty([5, 6, 7, 8], 24));
    expect(difficulty([1, 1, 1], 3)).not.toBeNull();
    expect(difficulty([1, 1, 1], -3)).toBeNull();
  });

  test('of six numbers comes in many steps', () => {
    const work = difficultyWork([3, 4, 6, 9, 11, 13], 24);
    let steps = 0;
    while (!work.next().done) steps += 1;
    expect(steps).toBeGreaterThan(1000);
  });
});

describe('movesFrom', () => {
  const printed = (numbers: readonly number[]) =>
    movesFrom(dealtCards(numbers)).map(
      ({ operator, larger, smaller, result }) =>
        `${larger.n} ${operator} ${smaller.n} = ${result.n}${result.d === 1 ? '' : `/${result.d}`}`,
    );

  test('tries a pair under every operator, the larger number first, and both quotients', () => {
    expect(printed([3, 5, 5]).filter((move) => move.startsWith('5') && move.includes(' 3 '))).toEqual([
      '5 + 3 = 8',
      '5 - 3 = 2',
      '5 * 3 = 15',
      '5 / 3 = 5/3',
      '5 / 3 = 3/5',
    ]);
  });

  test('counts pairs that look alike once, and equal numbers divided once', () => {
    expect(printed([4, 4, 4])).toEqual(['4 + 4 = 8', '4 - 4 = 0', '4 * 4 = 16', '4 / 4 = 1']);
    expect(printed([2, 2, 7, 7])).toHaveLength(4 + 5 + 4);
  });

  test('tells a made number from a dealtCards one', () => {
    const [four, other, seven] = dealtCards([4, 4, 7]);
    if (!four || !other || !seven) throw new Error('three items');
    expect(movesFrom([four, { ...other, derived: true }, seven])).toHaveLength(4 + 5 + 5);
  });

  test('divides nothing by zero', () => {
    expect(printed([3, 0, 1]).filter((move) => move.includes(' 0 '))).toEqual([
      '3 + 0 = 3',
      '3 - 0 = 3',
      '3 * 0 = 0',
      '3 / 0 = 0',
      '1 + 0 = 1',
      '1 - 0 = 1',
      '1 * 0 = 0',
      '1 / 0 = 0',
    ]);
  });
});

describe('dotsOf', () => {
  test.each(ROWS.filter(([hand]) => hand.split(' ').length === 4))('of %s for %i', (...row) => {
    const [hand, target, , , , dots] = row;
    expect(dotsOf(difficulty(numbersOf(hand), target)?.score ?? NaN, 4)).toBe(dots);
  });

  test.each([
    [3, -0.5, -0.49, -0.18],
    [4, 1.486, 1.487, 2.341],
    [5, 3.3, 3.31, 3.81],
    [6, 5, 5.1, 5.5],
  ])('of %i cards', (count, easy, middle, hard) => {
    expect([easy, middle, hard].map((score) => dotsOf(score, count))).toEqual([1, 2, 3]);
  });

  test('are not given for other sizes of deal', () => {
    expect(() => dotsOf(1, 2)).toThrow(RangeError);
  });
});
