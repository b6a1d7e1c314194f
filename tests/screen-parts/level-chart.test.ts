import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelChart } from '#lib/screens/progress/level-chart.ts';

const week = fc.record({
  monday: fc.nat(25).map((at) => 20_000 + 7 * at),
  level: fc.integer({ min: -2000, max: 4500 }),
  band: fc.integer({ min: 5, max: 200 }),
  solved: fc.nat(100),
});
const someWeeks = fc
  .uniqueArray(week, { minLength: 1, selector: ({ monday }) => monday })
  .map((all) => all.sort((a, b) => a.monday - b.monday));
const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('all of it lies between three lines that are evenly apart, at whole numbers', () => {
  fc.assert(
    fc.property(someWeeks, (weeks) => {
      const { ticks, line, band, last } = levelChart(weeks);
      const [top = 0, middle = 0, bottom = 0] = ticks;
      expect(top - middle).toBe(middle - bottom);
      expect(top).toBeGreaterThan(bottom);
      const all = [...numbersIn(line), ...numbersIn(band), last];
      expect(all.filter((each) => !(each >= 0 && each <= 100))).toEqual([]);
      expect(numbersIn(line).length).toBe(2 * weeks.length);
      expect(numbersIn(band).length).toBe(4 * weeks.length);
      expect(last).toBe(numbersIn(line).at(-1));
    }),
  );
});

test('little that changes is seen as well: the lines are as near as they can be', () => {
  const weeks = [1510, 1525].map((level, at) => ({ monday: 7 * at, level, band: 10, solved: 9 }));
  expect(levelChart(weeks).ticks).toEqual([1600, 1550, 1500]);
  expect(levelChart(weeks.slice(0, 1)).last).toBe(90);
});
