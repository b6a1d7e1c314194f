import { afterEach, describe, expect, test } from 'vitest';
import { createSolver } from '#lib/solver/client.ts';
import type { Desk } from '#lib/solver/desk.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { until } from '../support/turns.ts';
import { workersWith } from './support/workers.ts';

const HAND = { numbers: [1, 2, 3, 4, 5, 6], target: 24 };
const part = (count: number) => ({ count, lines: ['1 + 2'] });

let end = () => {};
afterEach(() => end());

/** A solver over a desk that is told from outside what it has so far. */
function setUp() {
  const alive: ((part?: unknown) => void)[] = [];
  const answers: ((answer: never) => void)[] = [];
  const desk: Desk = {
    answer: (_name, _question, says) =>
      new Promise((resolve) => {
        alive.push(says as never);
        answers.push(resolve);
      }),
  };
  const made = workersWith(desk);
  ({ end } = made);
  return {
    alive,
    answers,
    solver: createSolver({ environment: fakeEnvironment(), connect: made.connect }),
  };
}

describe('what is found so far', () => {
  test('is heard as it comes, before the answer', async () => {
    const { alive, answers, solver } = setUp();
    const heard: number[] = [];
    const answer = solver.ask('solutions', HAND, { onPart: ({ count }) => void heard.push(count) });
    await until(() => alive.length === 1);
    alive[0]?.(part(1));
    alive[0]?.();
    alive[0]?.(part(7));
    await until(() => heard.length === 2);
    answers[0]?.(['1 + 2'] as never);
    expect([await answer, heard]).toEqual([['1 + 2'], [1, 7]]);
  });

  test('is not heard any more once the question is called off', async () => {
    const { alive, solver } = setUp();
    const heard: number[] = [];
    const calling = new AbortController();
    const { signal } = calling;
    const answer = solver.ask('solutions', HAND, { signal, onPart: ({ count }) => void heard.push(count) });
    const refused = expect(answer).rejects.toThrow('typed on');
    await until(() => alive.length === 1);
    alive[0]?.(part(1));
    calling.abort(new Error('typed on'));
    await refused;
    alive[0]?.(part(2));
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.filter((count) => count === 2)).toEqual([]);
  });
});
