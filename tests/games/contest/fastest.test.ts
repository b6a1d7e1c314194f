import { describe, expect, test } from 'vitest';
import { fastestTouches } from '#lib/games/contest/fastest.ts';
import { act, claim, dealt, openTable, raise, state, type ContestTable } from '../../support/contest.ts';

const SET = [4, 6];
/** The next round's numbers come when both are ready. */
const next = (table: ContestTable, at: number) =>
  table.play(act('readied', 0, at), act('readied', 1, at), dealt(at, SET));
const wins = (table: ContestTable, seat: number, at: number) =>
  table.touch(claim(seat, at)).play(state(seat, at + 2000, '4 * 6'));

describe('the fastest touch of each', () => {
  test('is the shortest time from the numbers to a touch that won its round', () => {
    const table = wins(openTable(2, [SET]), 0, 9000);
    expect(fastestTouches(table.timeline)).toEqual([9000, null]);
    wins(next(table, 20_000), 0, 24_500);
    wins(next(table, 40_000), 0, 46_000);
    expect(fastestTouches(table.timeline)).toEqual([4500, null]);
  });

  test('is none of a wrong claim, and none of an Impossible', () => {
    const table = openTable(2, [SET])
      .touch(claim(0, 1000))
      .play(state(0, 2000, '4 + 6'));
    expect(fastestTouches(table.timeline)).toEqual([null, null]);
    next(table, 20_000).play(act('impossible', 0, 21_000), act('impossible', 1, 22_000));
    expect(fastestTouches(table.timeline)).toEqual([null, null]);
  });

  test('of an x is that of the x that won, not of one before or after it', () => {
    const table = openTable(2, [[1, 2, 3, 4]], { type: 11 }).answers(0, 3000, 10);
    table
      .answers(0, 12_000, 24)
      .touch(raise(0, 20_000))
      .play(act('closed', 0, 21_000))
      .answers(1, 30_000, null);
    table.play(state(0, table.match.at + 1000, '1 × 2 × 3 × 4'));
    expect(table.state.rounds.at(-1)).toMatchObject({ by: 'proved', winner: 0 });
    expect(fastestTouches(table.timeline)).toEqual([12_000, null]);
  });

  test('is none of a round that was taken back', () => {
    const table = wins(openTable(2, [SET]), 0, 9000);
    const stated = table.timeline.events.length - 1;
    table.play({ type: 'undone', at: table.match.at, to: stated });
    expect(fastestTouches(table.timeline)).toEqual([null, null]);
  });
});
