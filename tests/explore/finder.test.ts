import { describe, expect, test } from 'vitest';
import { Finder, LOOKING_MS, TYPING_MS, type WantedHands } from '#lib/explore/finder.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { turn } from '../support/turns.ts';
import { slowSolver } from './support/slow-solver.ts';

const wanted = (numbers: readonly number[], target = 24, whether = false): WantedHands => ({
  question: { numbers, target },
  whether,
});
const EASY = wanted([1, 2, 3, 4]);
const HARD = wanted([3, 3, 8, 8]);
const NONE = wanted([1, 1, 5, 9]);
const EIGHT = wanted([1, 2, 3, 4, 5, 6, 7, 8]);

function finding() {
  const environment = fakeEnvironment();
  const solver = slowSolver();
  return { environment, solver, finder: new Finder(environment, solver) };
}

const ways = (...lines: readonly string[]) => ({ type: 'ways', stopped: false, count: lines.length, lines });

describe('a question', () => {
  test('is answered with all solutions, those told before included', async () => {
    const { finder, solver } = finding();
    expect(finder.finding).toBeNull();
    void finder.ask(EASY, false);
    expect(finder.finding).toEqual({ type: 'looking', late: false, count: 0, lines: [] });
    solver.tell({ count: 2, lines: ['1', '2'] });
    expect(finder.finding).toEqual({ type: 'looking', late: true, count: 2, lines: ['1', '2'] });
    await solver.answer(['1', '2', '3']);
    expect([finder.finding, solver.asked]).toEqual([ways('1', '2', '3'), ['solutions 1 2 3 4']]);
  });

  test('that has no answer is told so before the nearest is looked for', async () => {
    const { finder, solver } = finding();
    void finder.ask(NONE, false);
    await solver.answer([]);
    expect(finder.finding).toEqual({ type: 'none', nearest: null });
    const near = { line: '9 × (1 + 1) + 5', value: '23', side: 'below' } as const;
    await solver.answer([near, { line: 'other', value: '26', side: 'above' }]);
    expect(finder.finding).toEqual({ type: 'none', nearest: [near] });
    expect(solver.asked).toEqual(['solutions 1 1 5 9', 'nearest 1 1 5 9']);
  });

  test('about seven and eight numbers gets one way, or the nearest', async () => {
    const { finder, solver } = finding();
    void finder.ask(EIGHT, false);
    await solver.answer('one line');
    expect(finder.finding).toEqual({ type: 'oneWay', line: 'one line' });
    void finder.ask(EIGHT, false);
    await solver.answer(null);
    await solver.answer([]);
    expect(finder.finding).toEqual({ type: 'none', nearest: [] });
  });

  test.each([true, false])('may be only whether there is one: %s', async (solvable) => {
    const { finder, solver } = finding();
    void finder.ask({ ...EIGHT, whether: true }, false);
    await solver.answer(solvable);
    expect([finder.finding, solver.asked]).toEqual([
      { type: 'whether', solvable },
      ['solvable 1 2 3 4 5 6 7 8'],
    ]);
  });

  test('is said to be looked at when that takes long, and not later', async () => {
    const { environment, finder, solver } = finding();
    void finder.ask(EASY, false);
    environment.pass(LOOKING_MS - 1);
    expect(finder.finding).toMatchObject({ late: false });
    environment.pass(1);
    expect(finder.finding).toMatchObject({ late: true });
    await solver.answer(['x']);
    expect(finder.finding).toEqual(ways('x'));
    void finder.ask(HARD, false);
    await solver.answer(['y']);
    environment.pass(LOOKING_MS);
    expect(finder.finding).toEqual(ways('y'));
  });

  test('waits while somebody types, and is asked once', async () => {
    const { environment, finder, solver } = finding();
    void finder.ask(EASY, true);
    environment.pass(TYPING_MS - 1);
    void finder.ask(HARD, true);
    environment.pass(TYPING_MS - 1);
    await turn();
    expect(solver.asked).toEqual([]);
    environment.pass(1);
    await turn();
    expect(solver.asked).toEqual(['solutions 3 3 8 8']);
  });
});

describe('an older question', () => {
  test('is called off, and neither its answer nor what it tells is heard any more', async () => {
    const { finder, solver } = finding();
    void finder.ask(EASY, false);
    const old = solver.last();
    void finder.ask(HARD, false);
    expect(old.signal?.aborted).toBe(true);
    // A solver that has not heard of it yet goes on.
    old.tell({ count: 3, lines: ['old'] });
    old.resolve(['old']);
    await turn();
    expect(finder.finding).toMatchObject({ type: 'looking', lines: [] });
    await solver.answer(['8 ÷ (3 − 8 ÷ 3)']);
    expect(finder.finding).toEqual(ways('8 ÷ (3 − 8 ÷ 3)'));
  });

  test('that turns out to have no answer does not ask for the nearest', async () => {
    const { finder, solver } = finding();
    void finder.ask(NONE, false);
    const old = solver.last();
    void finder.ask(HARD, false);
    old.resolve([]);
    await turn();
    expect(solver.asked).toEqual(['solutions 1 1 5 9', 'solutions 3 3 8 8']);
  });

  test('is not said to be late in place of the newer one', () => {
    const { environment, finder } = finding();
    void finder.ask(EASY, false);
    environment.pass(LOOKING_MS - 1);
    void finder.ask(HARD, false);
    environment.pass(1);
    expect(finder.finding).toMatchObject({ late: false });
  });

  test('leaves nothing behind when all is cleared', async () => {
    const { finder, solver } = finding();
    void finder.ask(EASY, false);
    const old = solver.last();
    finder.clear();
    old.resolve(['old']);
    await turn();
    expect([finder.finding, old.signal?.aborted]).toEqual([null, true]);
  });
});

describe('a search that is stopped', () => {
  test('keeps what was told so far', async () => {
    const { finder, solver } = finding();
    void finder.ask(EASY, false);
    solver.tell({ count: 2, lines: ['1', '2'] });
    const old = solver.last();
    finder.stop();
    old.resolve(['1', '2', '3']);
    await turn();
    expect(finder.finding).toEqual({ ...ways('1', '2'), stopped: true });
  });

  test('for the nearest leaves that out', async () => {
    const { finder, solver } = finding();
    void finder.ask(NONE, false);
    await solver.answer([]);
    finder.stop();
    expect(finder.finding).toEqual({ type: 'none', nearest: [] });
  });

  test('changes nothing when it is over', async () => {
    const { finder, solver } = finding();
    void finder.ask(EASY, false);
    await solver.answer(['1']);
    finder.stop();
    expect(finder.finding).toEqual(ways('1'));
  });
});

test('a fault of the solver is told to the person, and let out: that is a bug', async () => {
  const broken: Solver = { ask: () => Promise.reject(new RangeError('planted')) };
  const finder = new Finder(fakeEnvironment(), broken);
  await expect(finder.ask(EASY, false)).rejects.toThrow('planted');
  expect(finder.finding).toEqual({ type: 'failed' });
});

test('a fault in looking for the nearest takes nothing away from what is known', async () => {
  const ask: Solver['ask'] = (name) =>
    name === 'solutions' ? Promise.resolve([] as never) : Promise.reject(new RangeError('planted'));
  const finder = new Finder(fakeEnvironment(), { ask });
  await expect(finder.ask(NONE, false)).rejects.toThrow('planted');
  expect(finder.finding).toEqual({ type: 'none', nearest: [] });
});
