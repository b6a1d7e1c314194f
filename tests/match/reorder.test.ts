import { describe, expect, test } from 'vitest';
import { SIGNAL_WINDOW } from '#lib/games/table/signals.ts';
import { afterAwake } from '#lib/match/awake.ts';
import { createMatchClock } from '#lib/match/clock.ts';
import { createReorderBuffer } from '#lib/match/reorder.ts';
import { fakeEnvironment } from '../support/environment.ts';

/** Holds what is added, and writes down what is handed on. */
function hold() {
  const environment = fakeEnvironment();
  const handed: string[][] = [];
  const held = createReorderBuffer<{ readonly at: number; readonly name: string }>(environment, (items) =>
    handed.push(items.map(({ name }) => name)),
  );
  return { environment, held, handed };
}

describe('what is held', () => {
  test('is handed on a window after the first, in the order of the stamps; ties as they came', () => {
    const { environment, held, handed } = hold();
    held.add({ at: 7, name: 'later' });
    environment.pass(SIGNAL_WINDOW - 1);
    held.add({ at: 3, name: 'earlier' });
    held.add({ at: 7, name: 'tied' });
    expect([handed, environment.waiting]).toEqual([[], 1]);
    environment.pass(1);
    expect(handed).toEqual([['earlier', 'later', 'tied']]);
    environment.pass(1000);
    expect(handed).toHaveLength(1);
  });

  test('begins a window of its own after the last one', () => {
    const { environment, held, handed } = hold();
    held.add({ at: 0, name: 'one' });
    environment.pass(SIGNAL_WINDOW);
    held.add({ at: 25, name: 'two' });
    environment.pass(SIGNAL_WINDOW - 1);
    expect(handed).toEqual([['one']]);
    environment.pass(1);
    expect(handed).toEqual([['one'], ['two']]);
  });

  test('is handed on at once where that is asked for, and then begins anew', () => {
    const { environment, held, handed } = hold();
    held.flush();
    held.add({ at: 0, name: 'one' });
    environment.pass(SIGNAL_WINDOW / 2);
    held.flush();
    expect([handed, environment.waiting]).toEqual([[['one']], 0]);
    held.add({ at: 30, name: 'two' });
    environment.pass(SIGNAL_WINDOW - 1);
    expect(handed).toHaveLength(1);
    environment.pass(1);
    expect(handed).toEqual([['one'], ['two']]);
  });

  test('waits for the touches of a page that stood still', () => {
    const { environment, held, handed } = hold();
    held.add({ at: 9, name: 'heard first' });
    environment.block(300);
    // The page comes to its timers before it comes to what people did.
    environment.pass(0);
    held.add({ at: 5, name: 'touched first' });
    environment.pass(SIGNAL_WINDOW);
    expect(handed).toEqual([['touched first', 'heard first']]);
  });
});

describe('a window of a page that is awake', () => {
  const waitFor = () => {
    const environment = fakeEnvironment();
    let calls = 0;
    const cancel = afterAwake(environment, () => (calls += 1));
    return { environment, cancel, calls: () => calls };
  };

  test('may end twice as late as it should', () => {
    const { environment, calls } = waitFor();
    environment.block(2 * SIGNAL_WINDOW);
    environment.pass(0);
    expect(calls()).toBe(1);
  });

  test('is waited for again where it ended later, in full', () => {
    const { environment, calls } = waitFor();
    environment.block(2 * SIGNAL_WINDOW + 1);
    environment.pass(SIGNAL_WINDOW - 1);
    expect(calls()).toBe(0);
    environment.pass(1);
    expect(calls()).toBe(1);
  });

  test('is waited for eight times and no more: a page that always stands still goes on', () => {
    const { environment, calls } = waitFor();
    for (let times = 1; times < 8; times += 1) {
      environment.block(100);
      environment.pass(0);
      expect(calls()).toBe(0);
    }
    environment.block(100);
    environment.pass(0);
    expect([calls(), environment.waiting]).toEqual([1, 0]);
  });

  test.each([0, 1])('can be called off, after %i of them', (times) => {
    const { environment, cancel, calls } = waitFor();
    if (times > 0) {
      environment.block(100);
      environment.pass(0);
    }
    cancel();
    environment.pass(1000);
    expect([calls(), environment.waiting]).toEqual([0, 0]);
  });
});

describe('match time', () => {
  test('stands at 0 until it is started, and runs with the page’s clock from where it was put', () => {
    const environment = fakeEnvironment();
    const clock = createMatchClock(environment);
    environment.pass(70);
    expect([clock.now(), clock.timeOf(50)]).toEqual([0, 0]);
    clock.start(1000);
    expect(clock.now()).toBe(1000);
    environment.pass(30);
    expect([clock.now(), clock.timeOf(80)]).toEqual([1030, 1010]);
  });

  test('of a touch from before it was started is the time from which it runs', () => {
    const environment = fakeEnvironment();
    const clock = createMatchClock(environment);
    environment.pass(100);
    clock.start(1000);
    expect([clock.timeOf(99), clock.timeOf(0), clock.timeOf(101)]).toEqual([1000, 1000, 1001]);
  });

  test('stands where it is put', () => {
    const environment = fakeEnvironment();
    const clock = createMatchClock(environment);
    clock.start(0);
    environment.pass(500);
    clock.stand(400);
    environment.pass(500);
    expect([clock.now(), clock.timeOf(900)]).toEqual([400, 400]);
    clock.start(400);
    environment.pass(5);
    expect(clock.now()).toBe(405);
  });
});
