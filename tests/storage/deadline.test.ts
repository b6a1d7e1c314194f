import { describe, expect, test } from 'vitest';
import { DeadlineError, withDeadline } from '#lib/storage/deadline.ts';
import { testClock, turn } from './support/clock.ts';

describe('withDeadline', () => {
  test('gives up work that shows no sign of life for the whole time, and not a millisecond earlier', async () => {
    const clock = testClock();
    let failed: unknown = null;
    withDeadline(clock, 3_000, () => new Promise(() => undefined)).catch((error: unknown) => {
      failed = error;
    });
    clock.pass(2_999);
    await turn();
    expect(failed).toBeNull();
    clock.pass(1);
    await turn();
    expect(failed).toBeInstanceOf(DeadlineError);
  });

  test('lets work take any time that shows signs of life', async () => {
    const clock = testClock();
    let finish: (value: string) => void = () => undefined;
    let alive: () => void = () => undefined;
    const answer = withDeadline(clock, 3_000, (sign) => {
      alive = sign;
      return new Promise<string>((resolve) => {
        finish = resolve;
      });
    });
    for (let n = 0; n < 20; n += 1) {
      clock.pass(2_900);
      alive();
    }
    finish('done');
    expect(await answer).toBe('done');
    expect(clock.next()).toBeNull();
  });

  test('hands on what the work throws and asks nothing more of the clock', async () => {
    const clock = testClock();
    const answer = withDeadline(clock, 3_000, () => Promise.reject(new TypeError('no')));
    await expect(answer).rejects.toThrow(TypeError);
    expect(clock.next()).toBeNull();
  });
});
