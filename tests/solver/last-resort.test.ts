import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { createSolver, PATIENCE_MS, SLICE_MS } from '#lib/solver/client.ts';
import { workOn } from '#lib/solver/tasks.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { turn, until } from '../support/turns.ts';
import { promptDesk, silentDesk, workersWith } from './support/workers.ts';

const EASY = { numbers: [3, 3, 8, 8], target: 24 };
const LONG = { numbers: [1, 2, 3, 4, 5, 6], target: 0 };

let end = () => {};
afterEach(() => end());

const noWorkers = () => {
  throw new Error('no workers here');
};

/** A page on which every look at the clock is so many milliseconds of work later; other things get their turn between slices. */
function busyPage(stepMs: number) {
  let time = 0;
  let since: number | null = null;
  const slices: number[] = [];
  const close = () => {
    if (since !== null) slices.push(time - since);
    since = null;
  };
  return {
    slices,
    close,
    environment: {
      monotonic: () => {
        since ??= time;
        return (time += stepMs);
      },
      after: (ms: number, callback: () => void) => {
        if (ms > 0) return () => undefined;
        close();
        setImmediate(callback);
        return () => undefined;
      },
    },
  };
}

describe('without workers', () => {
  test('the page computes in slices of 8 ms at most', async () => {
    const { environment, slices, close } = busyPage(0.5);
    const connect = vi.fn(noWorkers);
    const answer = await createSolver({ environment, connect }).ask('solutions', LONG);
    close();
    expect(answer).toEqual(finish(await workOn('solutions', LONG)));
    expect(connect).toHaveBeenCalledTimes(3);
    expect(slices.length).toBeGreaterThan(10);
    // The look at the clock that ends a slice comes one step late.
    expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_MS + 0.5);
  });

  test('every slice does something, also by a clock as coarse as a slice', async () => {
    const { environment } = busyPage(SLICE_MS);
    const answer = createSolver({ environment, connect: noWorkers }).ask('solvable', EASY);
    expect(await answer).toBe(true);
  });

  test('a question can be called off between slices', async () => {
    const { environment } = busyPage(1);
    const solver = createSolver({ environment, connect: noWorkers });
    const calling = new AbortController();
    const answer = solver.ask('solutions', LONG, calling);
    answer.catch(() => undefined);
    await turn();
    calling.abort(new Error('called off'));
    await expect(answer).rejects.toThrow('called off');
    expect(await solver.ask('solvable', EASY)).toBe(true);
  });

  test('a fault in the work itself fails that question only, in the first slice or later', async () => {
    const { environment } = busyPage(1);
    const solver = createSolver({ environment, connect: noWorkers });
    for (const draws of [0, 30]) {
      let read = 0;
      const spec = {
        ...{ target: 24, highest: 10, count: 4 },
        get kind(): 'solvable' {
          if ((read += 1) > draws) throw new TypeError('planted');
          return 'solvable';
        },
      };
      const answer = solver.ask('deals', { spec, seed: 1, wanted: 100, mostDraws: 100 });
      await expect(answer).rejects.toThrow(TypeError);
    }
    expect(await solver.ask('solvable', EASY)).toBe(true);
  });
});

describe('after three failures in a row', () => {
  test('the page computes, and every next question gives the worker one more chance', async () => {
    const environment = fakeEnvironment();
    const made = workersWith(silentDesk, silentDesk, silentDesk, silentDesk, promptDesk);
    ({ end } = made);
    const noted: string[] = [];
    const note = (fault: unknown) => void noted.push(String(fault));
    const solver = createSolver({ environment, connect: made.connect, note });
    const { workers } = made;
    const silence = async (from: number, to: number) => {
      for (let count = from; count <= to; count += 1) {
        await until(() => workers.length === count);
        environment.pass(PATIENCE_MS);
      }
    };

    const first = solver.ask('solvable', EASY);
    await silence(1, 3);
    expect(await first).toBe(true);
    expect(noted).toEqual(Array(3).fill('Error: no sign of life'));
    expect(workers).toHaveLength(3);

    const second = solver.ask('solvable', EASY);
    await silence(4, 4);
    expect(await second).toBe(true);
    expect(workers).toHaveLength(4);

    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true, true, false]);
  });

  test('one good answer makes all failures before it forgotten', async () => {
    const environment = fakeEnvironment();
    const made = workersWith(silentDesk, silentDesk, promptDesk);
    ({ end } = made);
    const solver = createSolver({ environment, connect: made.connect });
    const { workers } = made;
    const first = solver.ask('solvable', EASY);
    for (const count of [1, 2]) {
      await until(() => workers.length === count);
      environment.pass(PATIENCE_MS);
    }
    expect(await first).toBe(true);
    workers[2]?.break();
    await turn();
    expect(await solver.ask('solvable', EASY)).toBe(true);
    expect(workers).toHaveLength(4);
  });
});

test('the answer is the same by every road', async () => {
  const environment = fakeEnvironment();
  const made = workersWith(promptDesk);
  ({ end } = made);
  const byWorker = createSolver({ environment, connect: made.connect });
  const onPage = createSolver({ environment: busyPage(0.25).environment, connect: noWorkers });
  const question = fc.record({
    numbers: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 4 }),
    target: fc.integer({ min: -50, max: 120 }),
  });
  const spec = { target: 24, highest: 10, count: 4, kind: 'solvable' } as const;
  await fc.assert(
    fc.asyncProperty(question, fc.nat(), async (hand, seed) => {
      for (const name of ['solvable', 'solutions', 'reach'] as const) {
        const plain = finish(await workOn(name, hand));
        expect(await byWorker.ask(name, hand)).toEqual(plain);
        expect(await onPage.ask(name, hand)).toEqual(plain);
      }
      const deals = { spec, seed, wanted: 3, mostDraws: 20 };
      const plain = finish(await workOn('deals', deals));
      expect(await byWorker.ask('deals', deals)).toEqual(plain);
      expect(await onPage.ask('deals', deals)).toEqual(plain);
      const places = { ...hand, lines: finish(await workOn('solutions', hand)).toReversed() };
      expect(await byWorker.ask('places', places)).toEqual(finish(await workOn('places', places)));
    }),
    { numRuns: 25 },
  );
});
