// @vitest-environment runes
import { describe, expect, test, vi } from 'vitest';
import { Slips } from '#lib/boards/contest/slips.svelte.ts';
import { EMPTY } from '#lib/boards/contest/x-line.ts';
import type { ContestMatch } from '#lib/boards/contest/match.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import { act, enter, openTable, raise, type ContestTable } from '../../support/contest.ts';
import { turn } from '../../support/turns.ts';

const SET = [[3, 8, 3, 1]];
const LINE = { minus: false, top: '24', bottom: null };

/** The slips of a table; `paused` and `resume` as a match has them. */
function slipsOf(table: ContestTable, paused = false) {
  const resume = vi.fn();
  const { config } = table.state;
  const header = { players: Array.from({ length: config.players }) };
  const match = {
    get view() {
      return table.game.view(table.state, 'table');
    },
    ...{ header, config, paused, resume },
  } as unknown as ContestMatch;
  return { slips: new Slips(() => match), resume };
}
const closest = (players: ContestConfig['players'] = 2, settings: Partial<ContestConfig> = {}) =>
  openTable(players, SET, { type: 20, answerTime: 600_000, entryTime: 30_000, ...settings });

describe('the slips of a table (CONTEST-7)', () => {
  test('there is none while all look; then it is that of who touched, and covered', () => {
    const table = closest();
    const { slips } = slipsOf(table);
    expect([slips.signal, slips.word, slips.isCovered]).toEqual([null, '', false]);
    table.touch(raise(1, 1000));
    expect([slips.signal?.seat, slips.isCovered]).toEqual([1, true]);
  });

  test('who has just touched the own place types at once; another touch is covered again', () => {
    const table = closest();
    const { slips } = slipsOf(table);
    slips.raised(0);
    slips.openOwn();
    table.touch(raise(0, 1000));
    expect(slips.isCovered).toBe(true);
    slips.openOwn();
    expect([slips.isCovered, slips.isShielded]).toEqual([false, false]);
    table.play(act('closed', 0, 2000)).touch(raise(0, 60_000));
    slips.openOwn();
    expect(slips.isCovered).toBe(true);
  });

  test('the touch of one does not open the slip of another', () => {
    const table = closest();
    const { slips } = slipsOf(table);
    slips.raised(1);
    table.touch(raise(0, 1000));
    slips.openOwn();
    expect(slips.isCovered).toBe(true);
  });

  test('is taken, behind a hand or not, and covered again', () => {
    const table = closest().touch(raise(0, 1000));
    const { slips, resume } = slipsOf(table);
    slips.take(false);
    expect([slips.isCovered, slips.isShielded]).toEqual([false, false]);
    slips.shield();
    expect(slips.isShielded).toBe(true);
    slips.cover();
    expect(slips.isCovered).toBe(true);
    slips.take(true);
    expect([slips.isCovered, slips.isShielded]).toEqual([false, true]);
    expect(resume).not.toHaveBeenCalled();
  });

  test('who takes it lets a clock that stands go on', () => {
    const { slips, resume } = slipsOf(closest().touch(raise(0, 1000)), true);
    slips.take(false);
    expect(resume).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['alone', closest(1)],
    ['in an open type', closest(2, { type: 22 })],
  ])('nothing is secret %s', (_, table) => {
    table.touch(raise(0, 1000));
    const { slips } = slipsOf(table);
    slips.shield();
    expect([slips.isSecret, slips.isCovered, slips.isShielded]).toEqual([false, false, false]);
  });

  test('what stood on a slip whose time ran out is on the next of that seat, and on no other', async () => {
    const table = closest().touch(raise(0, 1000));
    const { slips } = slipsOf(table);
    slips.leave(0, LINE);
    table.through(40_000);
    await turn();
    expect([slips.typed(0), slips.typed(1)]).toEqual([LINE, EMPTY]);
    // What is there already is not to be seen by who has the device now.
    slips.raised(0);
    table.touch(raise(0, 100_000));
    slips.openOwn();
    expect(slips.isCovered).toBe(true);
    slips.take(false);
    slips.leave(0, LINE);
    table.play(enter(0, 101_000, 24));
    await turn();
    expect(slips.typed(0)).toEqual(EMPTY);
  });
});
