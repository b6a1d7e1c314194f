import { expect, test } from 'vitest';
import type { Work } from '#lib/core/work.ts';
import { inSlices } from '#lib/environment/slices.ts';
import { fakeEnvironment } from '../support/environment.ts';

test('a work goes on in slices, a step at least in each, and the page has its turn between them', async () => {
  const environment = fakeEnvironment();
  let steps = 0;
  function* work(): Work<number> {
    for (let step = 0; step < 6; step += 1) {
      steps += 1;
      environment.block(5);
      yield;
    }
    return steps;
  }
  const done = inSlices(work(), environment);
  expect(steps).toBe(2);
  // The page has had its turn; what is left goes on by itself.
  environment.pass(100);
  expect(await done).toBe(6);
});

test('a fault in it is told to whoever waits', async () => {
  function* work(): Work<number> {
    throw new Error('a bug');
  }
  await expect(inSlices(work(), fakeEnvironment())).rejects.toThrow('a bug');
});
