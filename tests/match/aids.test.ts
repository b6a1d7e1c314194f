import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { createAids } from '#lib/match/aids.ts';
import type { Solver } from '#lib/solver/client.ts';
import { SolverMissing } from '#lib/solver/missing.ts';
import { workOn } from '#lib/solver/tasks.ts';
import { dealtTable } from '../support/fours.ts';
import { boardOf, handOf, PLAIN } from '../support/fours-turns.ts';

const NO_MATCHES = { load: () => Promise.resolve(), rows: [] };
const answering: Pick<Solver, 'ask'> = {
  ask: async (name, question) => finish(await workOn(name, question)),
};
const missing: Pick<Solver, 'ask'> = { ask: () => Promise.reject(new SolverMissing('no network')) };

const QUESTION = { board: boardOf('4 × 4 + 4 4'), hand: handOf('÷÷'), goal: 1, options: PLAIN };
const { state } = dealtTable(['÷+−()×']);

describe('what a table of Four Fours may ask', () => {
  test('is whether a hand could win, and among how many boards', async () => {
    const aids = createAids(answering, NO_MATCHES);
    const found = await aids.couldWin(QUESTION);
    expect(found).toMatchObject({ win: { points: 4 }, boards: 3 });
    expect(found?.win?.plays).toHaveLength(2);
    expect(await aids.couldWin({ ...QUESTION, goal: 11 })).toEqual({ win: null, boards: 3 });
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
});
