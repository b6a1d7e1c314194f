import { describe, expect, test } from 'vitest';
import { Ways } from '#lib/practice/ways.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { fakeEnvironment, type FakeEnvironment } from '../support/environment.ts';
import { handOf } from '../support/practice-hands.ts';
import { turn, until } from '../support/turns.ts';
import { testSolver } from './support/solvers.ts';

const EASY = handOf([1, 2, 3, 4]);
const NEXT = handOf([3, 3, 8, 8]);
const FIVE = handOf([1, 1, 1, 1, 1]);

describe('what the solver knows about a hand', () => {
  test('is nothing until it is asked', () => {
    const solver = testSolver();
    const ways = new Ways(solver, fakeEnvironment());
    ways.turnTo(EASY);
    expect([ways.solutions, ways.reach, ways.list([]), solver.asked]).toEqual([null, null, null, []]);
  });

  test('is decided on the spot for four numbers, and asked for five', async () => {
    const solver = testSolver();
    const ways = new Ways(solver, fakeEnvironment());
    ways.turnTo(EASY);
    expect([await ways.solvable(), solver.asked]).toEqual([true, []]);
    ways.turnTo(FIVE);
    expect([await ways.solvable(), solver.asked]).toEqual([false, ['solvable']]);
  });

  test('is called off when another hand is laid, and says nothing about that one', async () => {
    const signals: AbortSignal[] = [];
    const held = testSolver();
    const solver: Solver = {
      ask: (name, question, calling) => {
        if (calling?.signal) signals.push(calling.signal);
        return held.ask(name, question, calling);
      },
    };
    const ways = new Ways(solver, fakeEnvironment());
    held.hold();
    ways.turnTo(FIVE);
    const asked = [ways.find(), ways.solvable(), ways.measure(), ways.compare(['1 + 1'])];
    await turn();
    ways.turnTo(NEXT);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(await Promise.all(asked)).toEqual([null, null, undefined, undefined]);
    held.release();
    expect([ways.solutions, ways.reach]).toEqual([null, null]);
    expect(await ways.find()).toHaveLength(1);
  });

  test('is called off when the table is left', async () => {
    const solver = testSolver();
    const ways = new Ways(solver, fakeEnvironment());
    solver.hold();
    ways.turnTo(EASY);
    const found = ways.find();
    ways.dispose();
    expect(await found).toBeNull();
  });

  test('lets a fault of the solver out: that is a bug, not an answer', async () => {
    const ways = new Ways({ ask: () => Promise.reject(new RangeError('planted')) }, fakeEnvironment());
    ways.turnTo(FIVE);
    await expect(ways.solvable()).rejects.toThrow('planted');
  });
});

describe('the list of ways', () => {
  test('marks what was found oneself, by ARITH-6', async () => {
    const ways = new Ways(testSolver(), fakeEnvironment());
    ways.turnTo(EASY);
    const found = ['4 × 3 × 2 ÷ 1', '(3 + 2 + 1) × 4'];
    await ways.compare(found);
    expect(
      ways
        .list(found)
        ?.map(({ own }) => own)
        .sort(),
    ).toEqual([false, true, true]);
    expect(ways.list([])?.every(({ own }) => !own)).toBe(true);
  });

  test('is there also with a line that cannot be read, as damage would leave it', async () => {
    const ways = new Ways(testSolver(), fakeEnvironment());
    ways.turnTo(EASY);
    await ways.compare(['what?', '1 × 2 × 3 × 4']);
    expect(ways.list(['what?', '1 × 2 × 3 × 4'])?.filter(({ own }) => own)).toHaveLength(1);
    expect(await ways.sameAmong(['what?'], 'what?')).toBe('what?');
    expect(await ways.sameAmong(['what?'], '1 × 2 × 3 × 4')).toBeNull();
  });
});

describe('a solver whose code cannot be fetched', () => {
  test('is said to be missing, and asked again with the next question', async () => {
    const solver = testSolver();
    const ways = new Ways(solver, fakeEnvironment());
    ways.turnTo(FIVE);
    solver.missing = true;
    expect([await ways.find(), await ways.solvable(), ways.missing]).toEqual([null, null, true]);
    solver.missing = false;
    expect([await ways.find(), ways.solutions, ways.missing]).toEqual([[], [], false]);
  });

  test.each<[string, (environment: FakeEnvironment) => void]>([
    ['the page is shown', (environment) => environment.setVisible(true)],
    ['there is a network', (environment) => environment.setOnline(true)],
  ])('is asked again for what is being read when %s', async (_, back) => {
    const solver = testSolver();
    const environment = fakeEnvironment();
    const ways = new Ways(solver, environment);
    ways.turnTo(EASY);
    solver.missing = true;
    await ways.compare(['1 × 2 × 3 × 4']);
    // Another way, found meanwhile, is asked about as well.
    expect(await ways.sameAmong(['1 × 2 × 3 × 4'], '(3 + 2 + 1) × 4')).toBeNull();
    environment.setVisible(false);
    environment.setOnline(false);
    const asked = solver.asked.length;
    await turn();
    expect([solver.asked.length, ways.missing]).toEqual([asked, true]);
    solver.missing = false;
    back(environment);
    const found = ['1 × 2 × 3 × 4', '(3 + 2 + 1) × 4'];
    await until(() => ways.list(found) !== null);
    expect(ways.list(found)?.filter(({ own }) => own)).toHaveLength(2);
    expect(ways.missing).toBe(false);
  });

  test('is asked again for what a hand without a solution can make', async () => {
    const solver = testSolver();
    const environment = fakeEnvironment();
    const ways = new Ways(solver, environment);
    ways.turnTo(handOf([1, 1, 5, 9]));
    solver.missing = true;
    await ways.measure();
    expect([ways.reach, ways.missing]).toEqual([null, true]);
    solver.missing = false;
    environment.setOnline(true);
    await until(() => ways.reach !== null);
    expect(ways.reach?.values).toBe(223);
  });

  test('is not asked again for a hand that is gone, nor when the table is left', async () => {
    const solver = testSolver();
    const environment = fakeEnvironment();
    const ways = new Ways(solver, environment);
    ways.turnTo(EASY);
    solver.missing = true;
    await ways.compare([]);
    ways.turnTo(NEXT);
    expect(ways.missing).toBe(false);
    environment.setOnline(true);
    await ways.compare([]);
    const asked = solver.asked.length;
    ways.dispose();
    environment.setOnline(true);
    environment.setVisible(true);
    await turn();
    expect(solver.asked).toHaveLength(asked);
  });
});
