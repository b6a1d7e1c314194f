import { describe, expect, test } from 'vitest';
import { Ways } from '#lib/practice/ways.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { handOf } from '../support/practice-hands.ts';
import { turn } from '../support/turns.ts';
import { testSolver } from './support/solvers.ts';

const EASY = handOf([1, 2, 3, 4]);
const NEXT = handOf([3, 3, 8, 8]);
const FIVE = handOf([1, 1, 1, 1, 1]);

describe('what the solver knows about a hand', () => {
  test('is nothing until it is asked', () => {
    const solver = testSolver();
    const ways = new Ways(solver);
    ways.turnTo(EASY);
    expect([ways.solutions, ways.reach, ways.list([]), solver.asked]).toEqual([null, null, null, []]);
  });

  test('is decided on the spot for four numbers, and asked for five', async () => {
    const solver = testSolver();
    const ways = new Ways(solver);
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
    const ways = new Ways(solver);
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
    const ways = new Ways(solver);
    solver.hold();
    ways.turnTo(EASY);
    const found = ways.find();
    ways.dispose();
    expect(await found).toBeNull();
  });

  test('lets a fault of the solver out: that is a bug, not an answer', async () => {
    const ways = new Ways({ ask: () => Promise.reject(new RangeError('planted')) });
    ways.turnTo(FIVE);
    await expect(ways.solvable()).rejects.toThrow('planted');
  });
});

describe('the list of ways', () => {
  test('marks what was found oneself, by ARITH-6', async () => {
    const ways = new Ways(testSolver());
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
    const ways = new Ways(testSolver());
    ways.turnTo(EASY);
    await ways.compare(['what?', '1 × 2 × 3 × 4']);
    expect(ways.list(['what?', '1 × 2 × 3 × 4'])?.filter(({ own }) => own)).toHaveLength(1);
    expect(await ways.sameAmong(['what?'], 'what?')).toBe('what?');
    expect(await ways.sameAmong(['what?'], '1 × 2 × 3 × 4')).toBeNull();
  });
});
