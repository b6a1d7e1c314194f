import { describe, expect, test } from 'vitest';
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
const { state } = dealtTable(['÷+−()×']);

describe('what a table of Four Fours may ask', () => {
  test('is whether a hand could win, and among how many boards', async () => {
    const aids = createAids(answering, NO_MATCHES);
    const found = await aids.couldWin(QUESTION);
    expect(found).toMatchObject({ win: { points: 4 }, boards: 3 });
    expect(found?.win?.plays).toHaveLength(2);
    expect(await aids.couldWin({ ...QUESTION, target: 11 })).toEqual({ win: null, boards: 3 });
  });

  test('is the par of a round', async () => {
    expect(await createAids(answering, NO_MATCHES).findPar(state)).toBe(1);
  });

  test('is what all boards are worth', async () => {
    const counts = await createAids(answering, NO_MATCHES).countBoards(PLAIN);
    expect(counts).toMatchObject({ boards: 206_400, defined: 200_375 });
  });

  test('has no answer when the solver cannot be fetched', async () => {
    const aids = createAids(missing, NO_MATCHES);
    expect(await aids.couldWin(QUESTION)).toBeNull();
    expect(await aids.findPar(state)).toBeNull();
    expect(await aids.countBoards(PLAIN)).toBeNull();
  });

  test('is the best against par of the matches alone by the same rules', async () => {
    const quick = dealtTable(['÷+−()×']).turn(['÷', inGap(1)], ['+', inGap(2)], ['−', inGap(3)]);
    const slow = dealtTable(['÷+−()×'])
      .turn(['÷', inGap(1)])
      .turn(['+', inGap(2)], ['−', inGap(3)]);
    const kept = new Map([slow, quick].map((table, at) => [`m${at}`, table]));
    const header = { game: 'fours', config: quick.state.config } as Header;
    const rowOf = (id: string, more: object = {}) =>
      ({
        id,
        header,
        standing: { scores: [1], sets: 9, winners: [0], stopped: false, ...more },
      }) as unknown as MatchRow;
    const bestOver = (...rows: readonly MatchRow[]) =>
      createAids(answering, {
        load: () => Promise.resolve(),
        rows,
        read: (id) =>
          Promise.resolve({ type: 'match', match: { header, timeline: kept.get(id)?.timeline } } as never),
      }).findBestAgainstPar(header);
    expect(await bestOver(rowOf('m0'))).toEqual({ made: 1, over: 1 });
    expect(await bestOver(rowOf('m0'), rowOf('m1'))).toEqual({ made: 1, over: 0 });
    // Neither a match that was broken off counts nor one of several.
    expect(await bestOver(rowOf('m0'), rowOf('m1', { stopped: true }))).toEqual({ made: 1, over: 1 });
    expect(await bestOver(rowOf('m1', { scores: [1, 0] }))).toBeNull();
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
