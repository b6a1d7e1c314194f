import { expect, test } from 'vitest';
import { followDate } from '#lib/practice/follow-date.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import { Tables } from '#lib/practice/tables.ts';
import { fakeEnvironment, HOUR } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { until } from '../support/turns.ts';
import { testSolver } from './support/solvers.ts';

const TODAY = 2026_11_21;

test('another date is told as it begins, once, also by who comes back after it, until nobody follows', () => {
  const environment = fakeEnvironment();
  const heard: number[] = [];
  const stop = followDate(environment, () => heard.push(environment.today()));
  environment.pass(11 * HOUR);
  expect(heard).toEqual([]);
  environment.pass(2 * HOUR);
  expect(heard).toEqual([TODAY + 1]);
  // Asleep over midnight, and back.
  environment.block(24 * HOUR);
  environment.setVisible(true);
  expect(heard).toEqual([TODAY + 1, TODAY + 2]);
  stop();
  expect(environment.waiting).toBe(0);
  environment.pass(24 * HOUR);
  environment.setVisible(true);
  expect(heard).toHaveLength(2);
});

test('a hand of the day that nobody has looked at makes way as the page is first shown on another date', async () => {
  const environment = fakeEnvironment();
  const [store, solver] = [freshStore(environment), testSolver()];
  const tables = new Tables({
    environment,
    solver,
    store,
    supply: new Supply({ environment, solver, store }),
  });
  environment.setVisible(false);
  // Before the hand's own clock hears that the page is shown.
  const stop = followDate(environment, () => void tables.dayTurned(session));
  const session = await tables.day(() => {});
  environment.block(12 * HOUR);
  environment.setVisible(true);
  environment.pass(40);
  await until(() => session.hand.day === TODAY + 1);
  stop();
});
