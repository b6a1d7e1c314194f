import { expect, test } from 'vitest';
import { Keeper } from '#lib/practice/keeper.svelte.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { handOf } from '../support/practice-hands.ts';
import { attempt } from '../storage/support/attempts.ts';
import { attemptsIn, freshStore, slowToFinish } from '../support/store.ts';

function keep() {
  const environment = fakeEnvironment();
  const real = freshStore(environment);
  const { store, release } = slowToFinish(real);
  return { environment, real, release, keeper: new Keeper('practice', environment, store) };
}

test('an ending is said to be saving only when it takes long enough to say so', async () => {
  const { keeper, environment, release, real } = keep();
  expect(keeper.stored).toBe('stored');
  const done = keeper.finish(attempt('a'), handOf([1, 2, 3, 4]));
  expect(keeper.stored).toBe('writing');
  environment.pass(249);
  expect(keeper.stored).toBe('writing');
  environment.pass(1);
  expect(keeper.stored).toBe('saving');
  release();
  await done;
  expect(keeper.stored).toBe('stored');
  expect(await attemptsIn(real)).toMatchObject([{ id: 'a' }]);
  environment.pass(1000);
  expect(keeper.stored, 'nothing is said afterwards').toBe('stored');
});

test('of two endings under way at once the first says nothing about the second', async () => {
  const { keeper, environment, release } = keep();
  const first = keeper.finish(attempt('a'), null);
  environment.pass(100);
  const second = keeper.finish(attempt('b'), null);
  // The first is late; the second is not.
  environment.pass(200);
  expect(keeper.stored).toBe('writing');
  release();
  await first;
  expect(keeper.stored).toBe('writing');
  environment.pass(50);
  expect(keeper.stored).toBe('saving');
  release();
  await second;
  expect(keeper.stored).toBe('stored');
});
