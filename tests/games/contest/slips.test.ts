import { describe, expect, test } from 'vitest';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { phaseOf } from '../../support/claims.ts';
import { act, enter, openTable, raise } from '../../support/contest.ts';

const SETS = [[1, 2, 3, 4]];
const TIMED = { type: 10, answerTime: 60_000 } as const;

describe('a slip (CONTEST-7)', () => {
  test('has thirty seconds, or no limit', () => {
    expect(standardContest(2, 11).entryTime).toBe(30_000);
    const table = openTable(2, SETS, TIMED).touch(raise(0, 1000));
    expect(phaseOf(table, 'slip').until).toBe(31_020);
    const free = openTable(2, SETS, { ...TIMED, entryTime: 0 }).touch(raise(0, 1000));
    expect(phaseOf(free, 'slip').until).toBeNull();
  });

  test.each([
    ['closed', 9000],
    ['expired', 31_020],
  ] as const)('that ends without an x (%s) is told, and its seat waits for ten seconds', (why, ends) => {
    const table = openTable(2, SETS, TIMED).touch(raise(0, 1000));
    if (why === 'closed') table.play(act('closed', 0, ends));
    else table.through(ends);
    expect(table.state).toMatchObject({ missed: [{ seat: 0, why }], rests: [ends + 10_000, null] });
    expect(phaseOf(table, 'answering').until).toBe(ends + 59_000);
    expect(table.send(raise(0, ends + 9999))).toBe('resting');
    // The other seat does not wait.
    table.touch(raise(1, ends + 100)).play(enter(1, ends + 1000, 24));
    expect(table.state.missed).toEqual([]);
    expect(table.send(raise(0, ends + 10_000))).toBeNull();
  });

  test('with an x has its seat open the next one at once', () => {
    const table = openTable(2, SETS, TIMED).answers(0, 1000, 24);
    expect(table.send(raise(0, 1100))).toBeNull();
  });

  test('that ended without an x in the round before is forgotten', () => {
    const table = openTable(1, SETS, { ...TIMED, answerTime: 12_000 }).touch(raise(0, 1000));
    table.play(act('closed', 0, 2000)).through(13_000);
    expect(table.state.rounds).toHaveLength(1);
    table.play(act('readied', 0, 13_000)).until(13_001);
    expect(table.state).toMatchObject({ missed: [], rests: [null] });
    expect(table.send(raise(0, 13_001))).toBeNull();
  });

  test('of a match of the first edition kept nobody waiting', () => {
    const table = openTable(2, SETS, { ...TIMED, edition: undefined }).touch(raise(0, 1000));
    table.play(act('closed', 0, 2000));
    expect(table.send(raise(0, 2000))).toBeNull();
  });

  test('cannot stop an answer clock of a minute more than six times for one seat', () => {
    // Touched whenever it may be, and never filled in.
    const table = openTable(2, SETS, TIMED);
    let slips = 0;
    for (let at = 0; table.state.phase.type !== 'waiting'; at += 100) {
      table.until(at);
      if (table.state.phase.type === 'answering' && table.send(raise(0, at)) === null) slips += 1;
      if (at > 600_000) throw new Error('the clock never ended');
    }
    expect(slips).toBe(6);
  });

  test('covers the numbers of the round for everybody as long as it is open', () => {
    const table = openTable(2, SETS, TIMED).touch(raise(0, 1000));
    for (const viewer of [0, 1, 'table'] as const) expect(contest.view(table.state, viewer).sets).toEqual([]);
    expect(contest.view(table.state, 'open').sets).toEqual(SETS);
    table.play(act('closed', 0, 2000));
    expect(contest.view(table.state, 'table').sets).toEqual(SETS);
  });
});
