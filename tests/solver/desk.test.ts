import { describe, expect, test } from 'vitest';
import { createDesk } from '#lib/solver/desk.ts';
import { workOn } from '#lib/solver/tasks.ts';
import { dealtTable } from '../support/fours.ts';

describe('the desk in the worker', () => {
  test('says that it is alive at once, and about every 100 ms while it works', async () => {
    let time = 0;
    const heard: number[] = [];
    // Each look at the clock is a step of work later: five milliseconds.
    const desk = createDesk(() => (time += 5));
    const answer = await desk.answer(
      'solutions',
      { numbers: [1, 2, 3, 4, 5, 6], target: 0 },
      () => void heard.push(time),
    );
    expect(answer.length).toBeGreaterThan(10);
    expect(heard[0]).toBe(0);
    expect(heard.length).toBeGreaterThan(3);
    heard.slice(1).forEach((at, index) => expect(at - (heard[index] ?? 0)).toBeLessThanOrEqual(110));
  });

  test('says it once over something that is done at once', async () => {
    let heard = 0;
    const desk = createDesk(() => 0);
    expect(await desk.answer('solvable', { numbers: [1, 1, 5, 9], target: 24 }, () => (heard += 1))).toBe(
      false,
    );
    expect(heard).toBe(1);
  });

  test('works in steps fine enough for its signs of life, whatever is asked', async () => {
    const spec = { target: 9999, highest: 100, count: 6, kind: 'solvable' } as const;
    const works = [
      await workOn('deals', { spec, seed: 1, wanted: 1, mostDraws: 1 }),
      await workOn('solvable', { numbers: [2, 3, 5, 7, 11, 13], target: 9999 }),
      await workOn('reach', { numbers: [2, 3, 5, 7, 11], target: 24 }),
      await workOn('solutions', { numbers: [2, 3, 5, 7, 11, 13], target: 24 }),
      await workOn('foursPar', dealtTable(['++()××']).state),
      await workOn('foursCount', { implied: false, negation: false, extended: false }),
    ];
    for (const work of works) {
      let steps = 0;
      while (!work.next().done) steps += 1;
      expect(steps).toBeGreaterThan(5);
    }
  });
});
