import { beforeEach, describe, expect, test } from 'vitest';
import { bestAgainstPar, findPar } from '#lib/boards/fours/best-against-par.ts';
import type { Header } from '#lib/core/match/header.ts';
import { finish } from '#lib/core/work.ts';
import { betterAlone } from '#lib/games/fours/against-par.ts';
import { createAids } from '#lib/match/aids.ts';
import type { MatchRow } from '#lib/match/library.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { SolverMissing } from '#lib/solver/missing.ts';
import { workOn } from '#lib/solver/tasks.ts';
import { dealtTable, inGap } from '../support/fours.ts';
import { boardOf, handOf, PLAIN } from '../support/fours-turns.ts';

const NO_MATCHES = {
  load: () => Promise.resolve(),
  rows: [],
  read: () => Promise.resolve({ type: 'missing' as const }),
};
const answering: Pick<Solver, 'ask'> = {
  ask: async (name, question) => finish(await workOn(name, question)),
};
const missing: Pick<Solver, 'ask'> = { ask: () => Promise.reject(new SolverMissing('no network')) };

const QUESTION = { board: boardOf('4 × 4 + 4 4'), hand: handOf('÷÷'), target: 1, options: PLAIN };
const noted: unknown[] = [];
const note = (fault: unknown) => void noted.push(fault);
beforeEach(() => noted.splice(0));

describe('what a table may ask of its own game', () => {
  test('is answered by the solver: whether a hand could win, a par, what all boards are worth', async () => {
    const aids = createAids(answering, NO_MATCHES, note);
    const found = await aids.ask('foursWin', QUESTION);
    expect(found).toMatchObject({ win: { points: 4 }, boards: 3 });
    expect(await aids.ask('foursWin', { ...QUESTION, target: 11 })).toEqual({ win: null, boards: 3 });
    expect(await findPar(aids, dealtTable(['÷+−()×']).state)).toBe(1);
    expect(await aids.ask('foursCount', PLAIN)).toMatchObject({ boards: 206_400, defined: 200_375 });
    expect(noted).toEqual([]);
  });

  test('has no answer when the solver cannot be fetched, and the diagnostics are told why', async () => {
    const aids = createAids(missing, NO_MATCHES, note);
    expect(await aids.ask('foursWin', QUESTION)).toBeNull();
    expect(await aids.ask('foursCount', PLAIN)).toBeNull();
    expect(noted.map(String)).toEqual(['SolverMissing: no network', 'SolverMissing: no network']);
  });

  test('is worked out once, while it is looked for and once it is known; what failed is tried again', async () => {
    let asked = 0;
    let isThere = true;
    const counting: Pick<Solver, 'ask'> = {
      ask: (name, question) => {
        asked += 1;
        return (isThere ? answering : missing).ask(name, question);
      },
    };
    const aids = createAids(counting, NO_MATCHES, note);
    const hand = { numbers: [3, 7, 8, 2], target: 24 };
    const [first, second] = await Promise.all([aids.ask('solvable', hand), aids.ask('solvable', hand)]);
    expect([first, second, await aids.ask('solvable', { ...hand }), asked]).toEqual([true, true, true, 1]);
    isThere = false;
    const other = { ...hand, target: 25 };
    expect([await aids.ask('solvable', other), await aids.ask('solvable', other), asked]).toEqual([
      null,
      null,
      3,
    ]);
    isThere = true;
    expect([await aids.ask('solvable', other), asked]).toEqual([true, 4]);
  });

  test('is kept of the last twenty questions', async () => {
    let asked = 0;
    const aids = createAids({ ask: async () => (asked += 1) }, NO_MATCHES, note);
    for (let target = 0; target < 21; target += 1)
      await aids.ask('solvable', { numbers: [1, 2, 3, 4], target });
    await aids.ask('solvable', { numbers: [1, 2, 3, 4], target: 20 });
    expect(asked).toBe(21);
    await aids.ask('solvable', { numbers: [1, 2, 3, 4], target: 0 });
    expect(asked).toBe(22);
  });
});

describe('Four Fours alone', () => {
  test('the best against par is that of the matches by the same rules', async () => {
    const quick = dealtTable(['÷+−()×']).turn(['÷', inGap(1)], ['+', inGap(2)], ['−', inGap(3)]);
    const slow = dealtTable(['÷+−()×'])
      .turn(['÷', inGap(1)])
      .turn(['+', inGap(2)], ['−', inGap(3)]);
    const kept = new Map([slow, quick, slow].map((table, at) => [`m${at}`, table]));
    const header = { id: 'm0', game: 'fours', config: quick.state.config } as Header;
    const rowOf = (id: string, more: object = {}) =>
      ({
        id,
        header,
        standing: { scores: [1], sets: 9, winners: [0], stopped: false, ...more },
      }) as unknown as MatchRow;
    const bestOver = (...rows: readonly MatchRow[]) =>
      bestAgainstPar(
        createAids(
          answering,
          {
            load: () => Promise.resolve(),
            rows,
            read: (id) =>
              Promise.resolve({
                type: 'match',
                match: { header, timeline: kept.get(id)?.timeline },
              } as never),
          },
          note,
        ),
        header,
      );
    expect(await bestOver(rowOf('m1'))).toEqual({ made: 1, over: 0 });
    expect(await bestOver(rowOf('m0'), rowOf('m1'))).toEqual({ made: 1, over: 0 });
    // Neither a match that was broken off counts nor one of several.
    expect(await bestOver(rowOf('m0'), rowOf('m2'), rowOf('m1', { stopped: true }))).toEqual({
      made: 1,
      over: 1,
    });
    expect(await bestOver(rowOf('m1', { scores: [1, 0] }))).toBeNull();
  });

  test('there is none where it is the first, against par and against the clock', async () => {
    const { state, timeline } = dealtTable(['÷+−()×']).turn(
      ['÷', inGap(1)],
      ['+', inGap(2)],
      ['−', inGap(3)],
    );
    const standing = { scores: [1], sets: 9, winners: [0], stopped: false, thought: 1000 };
    const rowOf = (id: string) => {
      const header = { id, game: 'fours', config: state.config } as Header;
      return { id, header, standing } as unknown as MatchRow;
    };
    const bestsAmong = (...ids: readonly string[]) => {
      const rows = ids.map(rowOf);
      const { header } = rowOf('own');
      const read = () => Promise.resolve({ type: 'match', match: { header, timeline } } as never);
      const aids = createAids(answering, { load: () => Promise.resolve(), rows, read }, note);
      return Promise.all([bestAgainstPar(aids, header), aids.findBest(header)]);
    };
    expect(await bestsAmong('own')).toEqual([null, null]);
    expect(await bestsAmong('own', 'before')).toEqual([
      { made: 1, over: 0 },
      { score: 1, thought: 1000 },
    ]);
  });

  test('there is none where the list cannot be read, and the diagnostics are told why', async () => {
    const broken = { ...NO_MATCHES, load: () => Promise.reject(new Error('no disk')) };
    const aids = createAids(answering, broken, note);
    const header = { game: 'fours', config: {} } as Header;
    expect([await bestAgainstPar(aids, header), await aids.findBest(header)]).toEqual([null, null]);
    expect(noted.map(String)).toEqual(['Error: no disk', 'Error: no disk']);
  });

  test('alone, more rounds made count before fewer turns', () => {
    const [few, many, quick] = [
      { made: 3, over: -3 },
      { made: 9, over: 4 },
      { made: 9, over: -1 },
    ] as const;
    expect(betterAlone(few, many)).toBe(many);
    expect(betterAlone(many, quick)).toBe(quick);
    expect(betterAlone(quick, many)).toBe(quick);
    expect(betterAlone(null, few)).toBe(few);
    expect(betterAlone(few, null)).toBe(few);
  });
});
