import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aloneOf, compareAlone, type Alone } from '#lib/games/contest/alone.ts';
import { shareOf, thousandths } from '#lib/games/contest/share.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { TYPE_IDS } from '#lib/games/contest/types.ts';
import { act, claim, dealt, openTable, raise, state, type ContestTable } from '../../support/contest.ts';

const RIGHT = '(7 − 3) × (8 − 2)';
const SETS = [[3, 7, 8, 2]];
const TONY = { type: 11, answerTime: 0, endScore: 9 } as const;
const CLOSEST = { type: 21, answerTime: 0, endScore: 9 } as const;

const classic = (settings: Partial<ContestConfig> = {}, sets = SETS) =>
  openTable(1, sets, { endScore: 9, ...settings });
/** The next round, dealt at this time. */
const next = (table: ContestTable, at: number, sets = SETS) =>
  table.play(act('readied', 0, at), dealt(at, ...sets));
/** An x, its proof and the best there was, all of it half a second long; the slip takes no time that is thought. */
const proves = (
  table: ContestTable,
  at: number,
  {
    x,
    d = 1,
    line,
    best,
  }: { readonly x: number; readonly d?: number; readonly line: string; readonly best: readonly number[] },
) =>
  table
    .answers(0, at, x, d)
    .play(state(0, table.match.at + 500, line))
    .play({ type: 'compared', seat: 0, at: table.match.at, best });
const resultOf = ({ timeline }: ContestTable) => aloneOf(timeline);

describe('what a match of one who plays alone waits for', () => {
  test('is the best there was, once an x is proved; the answer is what the match is told (CONTEST-9)', () => {
    const table = openTable(1, SETS, TONY).answers(0, 1000, 336);
    expect(contest.awaits?.(table.state)).toBeNull();
    const wanted = contest.awaits?.(table.play(state(0, table.match.at + 500, '3 × 7 × 8 × 2')).state);
    expect(wanted).toMatchObject({
      task: 'contestBest',
      question: { sets: SETS, family: 'tony' },
    });
    expect(wanted?.told({ best: [336, 1], lines: [] } as never, 9000)).toEqual({
      type: 'compared',
      seat: 0,
      at: 9000,
      best: [336, 1],
    });
  });
});

describe('the time of one who plays alone', () => {
  test('runs from the deal to the decision, the lines of a claim included', () => {
    const table = classic()
      .touch(claim(0, 4000))
      .play(state(0, 9020, RIGHT));
    // The window in which others might have touched is nobody's time.
    expect(resultOf(table)).toMatchObject({ points: 1, rounds: 1, missed: 0, near: null, thought: 9000 });
  });

  test('is of all decided rounds together, and not of what lies between them', () => {
    const table = classic()
      .touch(claim(0, 1000))
      .play(state(0, 2020, RIGHT));
    next(table, 60_000)
      .touch(claim(0, 63_000))
      .play(state(0, 64_020, RIGHT));
    next(table, 90_000).until(99_000);
    expect(resultOf(table)).toMatchObject({ points: 2, rounds: 2, thought: 6000 });
  });

  test('stands in a pause', () => {
    const table = classic()
      .play({ type: 'paused', at: 3000 }, { type: 'resumed', at: 3000 })
      .touch(claim(0, 4000))
      .play(state(0, 5020, RIGHT));
    expect(resultOf(table)?.thought).toBe(5000);
  });

  test('runs at a slip, though the answer clock stands there, and stands while the best x is looked for (CONTEST-7)', () => {
    const table = openTable(1, SETS, TONY).touch(raise(0, 2000));
    table.play({ type: 'entered', seat: 0, at: 20_000, n: 24, d: 1 });
    table.play(state(0, 25_000, RIGHT), { type: 'compared', seat: 0, at: 95_000, best: [336, 1] });
    // Twenty milliseconds collect touches.
    expect(resultOf(table)?.thought).toBe(24_980);
  });

  test('counts what was taken back, which has been thought all the same', () => {
    const table = classic().play(act('impossible', 0, 8000));
    table.play({ type: 'undone', at: 8000, to: table.timeline.events.length - 1 });
    table
      .play({ type: 'resumed', at: 0 })
      .touch(claim(0, 1000))
      .play(state(0, 2020, RIGHT));
    expect(resultOf(table)).toMatchObject({ rounds: 1, missed: 0, thought: 10_000, retaken: true });
  });

  test('of a claim that was taken back before it was decided makes no round known', () => {
    const table = classic().touch(claim(0, 4000)).until(5000);
    const seq = table.timeline.events.findIndex(({ type }) => type === 'claimed');
    table.play({ type: 'undone', at: 5000, to: seq }, { type: 'resumed', at: 0 });
    table.touch(claim(0, 6000)).play(state(0, 7020, RIGHT));
    expect(resultOf(table)).toMatchObject({ rounds: 1, retaken: false });
  });
});

describe('what one who plays alone came to', () => {
  test('is nothing before a round is decided', () => {
    expect(resultOf(classic().until(5000))).toBeNull();
  });

  test('in an endless contest is that of its rounds; one that ran when it was ended is none', () => {
    const table = classic({ type: 1 })
      .touch(claim(0, 1000))
      .play(state(0, 2020, RIGHT));
    next(table, 3000).play(act('finished', 0, 9000));
    expect(resultOf(table)).toMatchObject({ points: 1, rounds: 1, thought: 2000 });
  });

  test('in Classic has missed what could be made: given up, wrong, or out of time', () => {
    const table = classic({ roundTime: 10_000 }).play(act('impossible', 0, 1000));
    next(table, 2000)
      .touch(claim(0, 3000))
      .play(state(0, 4000, '3 + 7 + 8 + 2'));
    next(table, 5000).through(15_000);
    expect(resultOf(table)).toMatchObject({ points: -1, rounds: 3, missed: 3 });
  });

  test('in Classic has not missed what was rightly called impossible (CONTEST-2)', () => {
    const none = classic({}, [[1, 1, 1, 1]]).play(act('impossible', 0, 1000));
    expect(resultOf(none)).toMatchObject({ points: 0, rounds: 1, missed: 0 });
    // A round is impossible when any of its sets is.
    const one = classic({}, [
      [3, 7, 8, 2],
      [1, 1, 1, 1],
    ]).play(act('impossible', 0, 1000));
    expect(resultOf(one)).toMatchObject({ missed: 0 });
  });

  test('in Tony Four is the mean share of the best x, a missed round being none', () => {
    const table = openTable(1, SETS, TONY);
    proves(table, 1000, { x: 336, line: '3 × 7 × 8 × 2', best: [336, 1] });
    expect(resultOf(table)).toMatchObject({ points: 1, near: 1000, missed: 0 });
    proves(next(table, 10_000), 11_000, { x: 84, line: '3 × 7 × 8 ÷ 2', best: [336, 1] });
    expect(resultOf(table)).toMatchObject({ points: 1, rounds: 2, near: 625, missed: 0 });
    next(table, 20_000)
      .answers(0, 21_000, 168)
      .play(act('conceded', 0, 22_000));
    // 1¼ of 3, rounded down.
    expect(resultOf(table)).toMatchObject({ rounds: 3, near: 416, missed: 1 });
    // Impossible was none: it is no x that could be compared.
    next(table, 30_000).answers(0, 31_000, null);
    table.play({ type: 'compared', seat: 0, at: 32_000, best: [336, 1] });
    expect(resultOf(table)).toMatchObject({ rounds: 4, near: 312, missed: 2 });
  });

  test('in Tony Four is the whole where nothing was possible, and it was said', () => {
    const table = openTable(1, SETS, TONY).answers(0, 1000, null);
    table.play({ type: 'compared', seat: 0, at: 2000, best: [] });
    expect(resultOf(table)).toMatchObject({ points: 1, near: 1000, missed: 0 });
  });

  test('in Closest to is how much farther than the nearest on average, missed rounds apart', () => {
    const table = openTable(1, SETS, CLOSEST);
    const best = [2, 7];
    proves(table, 1000, { x: 2, d: 7, line: '8 × 3 − 2 ÷ 7', best });
    expect(resultOf(table)).toMatchObject({ points: 1, near: 0, missed: 0 });
    proves(next(table, 10_000), 11_000, { x: 1, line: '3 × (8 + 2) − 7', best });
    // Five sevenths of two, rounded up: only the nearest itself is 0.
    expect(resultOf(table)).toMatchObject({ points: 1, near: 36, missed: 0 });
    next(table, 20_000)
      .answers(0, 21_000, 5)
      .play(act('conceded', 0, 22_000));
    expect(resultOf(table)).toMatchObject({ rounds: 3, near: 36, missed: 1 });
  });

  test('in Closest to has no distance where nothing was proved', () => {
    const table = openTable(1, SETS, CLOSEST)
      .answers(0, 1000, 5)
      .play(act('conceded', 0, 2000));
    expect(resultOf(table)).toMatchObject({ near: null, missed: 1 });
  });
});

describe('the share of the best x (CONTEST-9)', () => {
  test.each([
    [[64, 1], [100, 1], 640],
    [[336, 1], [336, 1], 1000],
    [[2, 3], [1, 1], 666],
    // Nearly the best is not the best.
    [[99_999_999, 1], [100_000_000, 1], 999],
  ])('of %j in %j is told in thousandths', ([n = 0, d = 1], [bn = 0, bd = 1], share) => {
    const of = shareOf({ n, d }, { n: bn, d: bd });
    expect(of && thousandths(of)).toBe(share);
  });

  test.each([
    [0, 5],
    [-2, 5],
    [-2, -1],
    [3, 0],
  ])('of %i in %i is none: below 0 there is nothing to compare', (x, best) => {
    expect(shareOf({ n: x, d: 1 }, { n: best, d: 1 })).toBeNull();
  });
});

const plain: Alone = { points: 5, rounds: 6, missed: 1, near: null, thought: 60_000, retaken: false };
const better = (type: ContestConfig['type'], one: Partial<Alone>, other: Partial<Alone>) =>
  compareAlone({ type }, { ...plain, ...one }, { ...plain, ...other }) < 0;

describe('of two results alone', () => {
  test('in Classic more points are better, then fewer missed, then less time', () => {
    expect(better(1, { points: 6, missed: 9, thought: 99_000 }, {})).toBe(true);
    expect(better(0, { missed: 0, thought: 99_000 }, {})).toBe(true);
    expect(better(2, { thought: 59_999 }, {})).toBe(true);
  });

  test('in Tony Four the larger share is better, then less time', () => {
    expect(better(11, { near: 941, thought: 99_000 }, { near: 940 })).toBe(true);
    expect(better(11, { near: 940, thought: 59_999, missed: 3 }, { near: 940 })).toBe(true);
  });

  test('in Closest to fewer missed are better, then the smaller distance, then less time', () => {
    expect(better(21, { missed: 0, near: 900 }, { near: 1 })).toBe(true);
    expect(better(21, { near: 35, thought: 99_000 }, { near: 36 })).toBe(true);
    expect(better(21, { near: 35, thought: 59_999 }, { near: 35 })).toBe(true);
    expect(better(21, { near: 10 ** 9 }, { near: null })).toBe(true);
  });

  const type = fc.constantFrom(...TYPE_IDS);
  // Few values, so that equal ones meet.
  const few = fc.integer({ min: 0, max: 3 });
  const result: fc.Arbitrary<Alone> = fc.record({
    points: few.map((points) => points - 1),
    rounds: few,
    missed: few,
    near: fc.option(few),
    thought: few,
    retaken: fc.boolean(),
  });

  test('never each is better than the other, and the best of three is the best whichever comes first', () => {
    fc.assert(
      fc.property(type, result, result, result, (type, a, b, c) => {
        const compare = (one: Alone, other: Alone) => Math.sign(compareAlone({ type }, one, other));
        expect(compare(a, b) + compare(b, a)).toBe(0);
        expect(compare(a, a)).toBe(0);
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('the quicker one is better whenever all else is equal', () => {
    fc.assert(
      fc.property(type, result, (type, one) => {
        expect(compareAlone({ type }, one, { ...one, thought: one.thought + 1 })).toBeLessThan(0);
      }),
    );
  });
});
