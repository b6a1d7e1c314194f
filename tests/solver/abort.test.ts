import { afterEach, describe, expect, test } from 'vitest';
import { createSolver } from '#lib/solver/client.ts';
import type { Desk } from '#lib/solver/desk.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { turn, until } from '../support/turns.ts';
import { deskByHand, promptDesk, workersWith } from './support/workers.ts';

const EASY = { numbers: [3, 3, 8, 8], target: 24 };

let end = () => {};
afterEach(() => end());

function setUp(...desks: readonly Desk[]) {
  const made = workersWith(...desks);
  ({ end } = made);
  const solver = createSolver({ environment: fakeEnvironment(), connect: made.connect });
  return { solver, workers: made.workers };
}

describe('a question that is called off', () => {
  test('ends the worker, rejects with the reason, and leaves the next to a new worker', async () => {
    const { desk, questions } = deskByHand();
    const { solver, workers } = setUp(desk, promptDesk);
    const calling = new AbortController();
    const reason = new Error('another hand');
    const answer = solver.ask('solvable', EASY, calling);
    const refused = expect(answer).rejects.toBe(reason);
    await until(() => questions.length === 1);
    calling.abort(reason);
    await refused;
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('is no failure of the worker, however often', async () => {
    const { desk, questions } = deskByHand();
    const { solver, workers } = setUp(desk, desk, desk, desk, desk, promptDesk);
    for (let count = 1; count <= 5; count += 1) {
      const calling = new AbortController();
      const refused = expect(solver.ask('solvable', EASY, calling)).rejects.toThrow();
      await until(() => questions.length === count);
      calling.abort();
      await refused;
    }
    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(workers).toHaveLength(6);
  });

  test('before its turn never reaches the worker, and those before and behind it are answered', async () => {
    const { desk, questions } = deskByHand();
    const { solver, workers } = setUp(desk);
    const calling = new AbortController();
    const first = solver.ask('solvable', EASY);
    const refused = expect(solver.ask('reach', EASY, calling)).rejects.toThrow();
    const third = solver.ask('solutions', EASY);
    await until(() => questions.length === 1);
    calling.abort();
    await turn();
    expect(workers[0]?.terminated).toBe(false);
    questions[0]?.answer(true);
    expect(await first).toBe(true);
    await refused;
    await until(() => questions.length === 2);
    questions[1]?.answer([]);
    expect(await third).toEqual([]);
    expect(questions.map(({ name }) => name)).toEqual(['solvable', 'solutions']);
  });

  test('before it was asked starts nothing', async () => {
    const { solver, workers } = setUp(promptDesk);
    await expect(solver.ask('solvable', EASY, { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
    expect(workers).toHaveLength(0);
  });

  test('after its answer changes nothing', async () => {
    const { solver, workers } = setUp(promptDesk);
    const calling = new AbortController();
    expect(await solver.ask('solvable', EASY, calling)).toBe(true);
    calling.abort();
    expect(workers[0]?.terminated).toBe(false);
    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(workers).toHaveLength(1);
  });
});
