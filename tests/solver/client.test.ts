import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSolver, IDLE_MS, PATIENCE_MS, type Solver } from '#lib/solver/client.ts';
import type { Desk } from '#lib/solver/desk.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { turn, until } from '../support/turns.ts';
import { deskByHand, promptDesk, silentDesk, workersWith } from './support/workers.ts';

const EASY = { numbers: [3, 3, 8, 8], target: 24 };
const NONE = { numbers: [1, 1, 5, 9], target: 24 };

let end = () => {};
afterEach(() => end());

/** A solver over workers with these desks, and the clock in hand. */
function solverOver(...desks: readonly Desk[]) {
  const environment = fakeEnvironment();
  const made = workersWith(...desks);
  ({ end } = made);
  const { workers } = made;
  const connect = vi.fn(made.connect);
  return { environment, workers, connect, solver: createSolver({ environment, connect }) };
}
const solvable = (solver: Solver, question = EASY) => solver.ask('solvable', question);

describe('a question', () => {
  test('is answered by the worker, which is started by the first one and stays', async () => {
    const { solver, connect } = solverOver(promptDesk);
    expect(connect).not.toHaveBeenCalled();
    const solutions = await solver.ask('solutions', EASY);
    expect(solutions).toEqual(['8 ÷ (3 − 8 ÷ 3)']);
    expect(await solvable(solver)).toBe(true);
    expect(await solvable(solver, NONE)).toBe(false);
    expect(await solver.ask('reach', NONE)).toMatchObject({ values: 223 });
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('waits for those before it: one at a time, in the order asked', async () => {
    const { desk, questions } = deskByHand();
    const { solver } = solverOver(desk);
    const answers = Promise.all(
      ['solutions', 'reach', 'solvable'].map((name) => solver.ask(name as 'reach', EASY)),
    );
    for (const [index, name] of ['solutions', 'reach', 'solvable'].entries()) {
      await until(() => questions.length > index);
      await turn();
      expect(questions).toHaveLength(index + 1);
      expect(questions[index]).toMatchObject({ name, question: EASY });
      questions[index]?.answer(`answer ${index}`);
    }
    expect(await answers).toEqual(['answer 0', 'answer 1', 'answer 2']);
  });

  test('may take as long as it likes while there are signs of life', async () => {
    const { desk, questions } = deskByHand();
    const { solver, environment, connect } = solverOver(desk);
    const answer = solvable(solver);
    await until(() => questions.length === 1);
    for (let signs = 0; signs < 50; signs += 1) {
      environment.pass(PATIENCE_MS - 1);
      await questions[0]?.alive();
    }
    questions[0]?.answer(true);
    expect(await answer).toBe(true);
    expect(connect).toHaveBeenCalledTimes(1);
  });
});

describe('a worker that', () => {
  test('is silent for 500 ms is ended, and another one asked', async () => {
    const { solver, environment, workers } = solverOver(silentDesk, promptDesk);
    const answer = solvable(solver);
    await until(() => workers.length === 1);
    environment.pass(PATIENCE_MS - 1);
    await turn();
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    environment.pass(1);
    expect(await answer).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('falls silent in the middle is ended too', async () => {
    const { desk, questions } = deskByHand();
    const { solver, environment, workers } = solverOver(desk, promptDesk);
    const answer = solvable(solver);
    await until(() => questions.length === 1);
    environment.pass(400);
    await questions[0]?.alive();
    environment.pass(400);
    await questions[0]?.alive();
    environment.pass(500);
    expect(await answer).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test.each(['error', 'messageerror'] as const)(
    'tells of a fault by "%s" is ended, and another one asked',
    async (event) => {
      const { solver, workers } = solverOver(silentDesk, promptDesk);
      const answer = solvable(solver);
      await until(() => workers.length === 1);
      workers[0]?.break(event);
      expect(await answer).toBe(true);
      expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    },
  );

  test('broke while nobody asked is replaced by the next question', async () => {
    const { solver, workers } = solverOver(promptDesk);
    await solvable(solver);
    workers[0]?.break();
    await turn();
    expect(await solvable(solver)).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('throws is ended, and another one asked', async () => {
    const { desk, questions } = deskByHand();
    const { solver, workers } = solverOver(desk, promptDesk);
    const answer = solvable(solver);
    await until(() => questions.length === 1);
    questions[0]?.fail(new RangeError('planted'));
    expect(await answer).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('has nothing to do for 30 seconds is let go, and started again when needed', async () => {
    const { solver, environment, workers } = solverOver(promptDesk);
    await solvable(solver);
    environment.pass(IDLE_MS - 1);
    await solvable(solver);
    environment.pass(IDLE_MS - 1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    environment.pass(1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(await solvable(solver)).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('is at work is never let go for idleness', async () => {
    const { desk, questions } = deskByHand();
    const { solver, environment, workers } = solverOver(desk);
    const first = solvable(solver);
    await until(() => questions.length === 1);
    questions[0]?.answer(true);
    await first;
    const second = solvable(solver);
    await until(() => questions.length === 2);
    for (let time = 0; time <= IDLE_MS; time += 400) {
      environment.pass(400);
      await questions[1]?.alive();
    }
    questions[1]?.answer(false);
    expect(await second).toBe(false);
    expect(workers).toHaveLength(1);
  });
});
