import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import { workOn, type SoFar } from '#lib/solver/tasks.ts';

const SIX = { numbers: [1, 2, 3, 4, 5, 6], target: 24 };

describe('what is asked of the solver', () => {
  test('is one way, printed, or that there is none', async () => {
    expect(finish(await workOn('oneWay', { numbers: [3, 3, 8, 8], target: 24 }))).toBe('8 ÷ (3 − 8 ÷ 3)');
    expect(finish(await workOn('oneWay', { numbers: [1, 1, 5, 9], target: 24 }))).toBeNull();
  });

  test.each([
    [[1, 1, 5, 9], 24, ['23 below', '27 above']],
    [[1, 1, 5, 9], 22, ['45/2 above', '19 below']],
    [[7], 24, ['7 below']],
    [[7], -3, ['7 above']],
    [[7], 7, []],
  ])('are the nearest values of %j beside %i: %j', async (numbers, target, values) => {
    const found = finish(await workOn('nearest', { numbers, target }));
    expect(found.map(({ value, side }) => `${value} ${side}`)).toEqual(values);
  });

  test('are all solutions, with glimpses that grow and are as simple as can be had so far', async () => {
    const glimpses: SoFar[] = [];
    const work = await workOn('solutions', SIX);
    let step = work.next();
    for (; !step.done; step = work.next()) if (step.value) glimpses.push(step.value);
    const counts = glimpses.map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(2);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(step.value.length);
    for (const { count, lines } of glimpses) expect(lines).toHaveLength(Math.min(count, 200));
  });

  test('are the places of own lines among the solutions, by ARITH-6; null for what is none', async () => {
    const question = { numbers: [4, 6, 7, 7], target: 24 };
    const lines = [
      '(7 + 6) + (7 + 4)',
      '4 × 6 × (7 ÷ 7)',
      '6 × 4 + 7',
      'what?',
      '7 + 7 − 6 − 4',
      '4 × 6 + 7 ÷ 7',
    ];
    expect(finish(await workOn('solutions', question))).toEqual(['7 + 7 + 6 + 4', '6 × 4 + 7 − 7']);
    expect(finish(await workOn('places', { ...question, lines }))).toEqual([0, 1, null, null, null, null]);
  });
});
