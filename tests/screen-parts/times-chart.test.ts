import { describe, expect, test } from 'vitest';
import { barsOf, CHART, marksOf } from '#lib/screens/progress/times-chart.ts';

const SECOND = 1000;
const bars = [4, 1, 0, 0, 0, 0, 0, 0, 0, 2].map((count, bar) => ({
  from: 10 * bar * SECOND,
  to: 10 * (bar + 1) * SECOND,
  count,
}));

describe('the bars of the times', () => {
  test('are as high as their share of the highest, and those without hands are left out', () => {
    expect(barsOf(bars, null).map(({ from, height }) => [from, height])).toEqual([
      [0, 96],
      [10 * SECOND, 24],
      [90 * SECOND, 48],
    ]);
  });

  test('stand on the line, side by side within the drawing', () => {
    for (const { x, y, width, height } of barsOf(bars, null)) {
      expect(y + height).toBe(CHART.height);
      expect([x > 0, x + width < CHART.width]).toEqual([true, true]);
    }
  });

  test.each([
    [null, []],
    [9_999, [0]],
    [10_000, [10 * SECOND]],
    [300 * SECOND, [90 * SECOND]],
  ])('mark a usual time of %j ms at %j', (usual, marked) => {
    expect(
      barsOf(bars, usual)
        .filter((bar) => bar.usual)
        .map(({ from }) => from),
    ).toEqual(marked);
  });

  test('have a time below every second one', () => {
    expect(marksOf(bars).map(({ from }) => from / SECOND)).toEqual([0, 20, 40, 60, 80]);
    expect(marksOf(bars).map(({ x }) => Math.round(x))).toEqual([0, 65, 130, 196, 261]);
  });
});
