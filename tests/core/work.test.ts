import { describe, expect, test } from 'vitest';
import { finish, stepWhile, type Work } from '#lib/core/work.ts';

function* countTo(most: number, steps: number[] = []): Work<string> {
  for (let step = 1; step <= most; step += 1) {
    steps.push(step);
    yield;
  }
  return `counted to ${most}`;
}

describe('work', () => {
  test('runs to its end and gives its result', () => {
    const steps: number[] = [];
    expect(finish(countTo(5, steps))).toBe('counted to 5');
    expect(steps).toEqual([1, 2, 3, 4, 5]);
  });

  test('without steps is done at once', () => {
    expect(finish(countTo(0))).toBe('counted to 0');
    expect(stepWhile(countTo(0), () => true)).toEqual({ result: 'counted to 0' });
  });

  test('goes as far as it may, and on from there the next time', () => {
    const steps: number[] = [];
    const work = countTo(5, steps);
    const twice = () => {
      let asked = 0;
      return () => (asked += 1) <= 2;
    };
    expect(stepWhile(work, twice())).toBeNull();
    expect(steps).toEqual([1, 2]);
    expect(stepWhile(work, twice())).toBeNull();
    expect(steps).toEqual([1, 2, 3, 4]);
    expect(stepWhile(work, twice())).toEqual({ result: 'counted to 5' });
  });

  test('does nothing where it may not go on at all', () => {
    const steps: number[] = [];
    expect(stepWhile(countTo(5, steps), () => false)).toBeNull();
    expect(steps).toEqual([]);
  });

  test('tells a result that is nothing from not being done', () => {
    const nothing = (function* (): Work<null> {
      yield;
      return null;
    })();
    expect(stepWhile(nothing, () => true)).toEqual({ result: null });
  });

  test('lets a fault out to whoever runs it', () => {
    const faulty = (function* (): Work<never> {
      yield;
      throw new RangeError('planted');
    })();
    expect(() => finish(faulty)).toThrow('planted');
  });
});
