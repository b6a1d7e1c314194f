import { describe, expect, test } from 'vitest';
import { placeInRing, turnInRing } from '#lib/screens/setup/ring.ts';

const COUNTS = [2, 3, 4, 5, 6];
const seatsOf = (count: number) => Array.from({ length: count }, (_, seat) => seat);

/** Where on a clock face something is drawn, seen from the middle of the ring. */
function angleOf(seat: number, count: number, turned: boolean): number {
  const { row, side } = placeInRing(seat, count, turned);
  const rows = Math.ceil(count / 2);
  const x = { left: -1, middle: 0, right: 1 }[side];
  return Math.atan2(x, (rows + 1) / 2 - row + (side === 'middle' ? -0.5 : 0));
}
/** How far the clock goes from one angle to the other, in parts of a full circle. */
const clockwise = (from: number, to: number) => ((to - from) / (2 * Math.PI) + 1) % 1;

describe('the ring', () => {
  test.each(COUNTS)('has a place of its own for each of %d', (count) => {
    for (const turned of [false, true]) {
      const places = seatsOf(count).map((seat) => JSON.stringify(placeInRing(seat, count, turned)));
      expect(new Set(places).size).toBe(count);
    }
  });

  test.each([3, 4, 5, 6])('draws the seats of %d in the order of the clock, or against it', (count) => {
    for (const turned of [false, true]) {
      const steps = seatsOf(count).map((seat) => {
        const [from, to] = [angleOf(seat, count, turned), angleOf((seat + 1) % count, count, turned)];
        return turned ? clockwise(to, from) : clockwise(from, to);
      });
      // Once round the middle and no further.
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(1);
    }
  });

  test.each(COUNTS)('leaves everyone of %d where they are when it is turned', (count) => {
    for (const seat of seatsOf(count))
      expect(placeInRing((count - seat) % count, count, true)).toEqual(placeInRing(seat, count, false));
  });

  test('is as drawn for six: the nearest at the right below', () => {
    expect(placeInRing(0, 6, false)).toEqual({ row: 3, side: 'right' });
    expect(placeInRing(3, 6, false)).toEqual({ row: 1, side: 'left' });
    expect(placeInRing(5, 6, false)).toEqual({ row: 2, side: 'right' });
  });

  test('has the turn go from each seat to the one before it (FOURS-2)', () => {
    expect(seatsOf(4).map((seat) => turnInRing(seat, 4, 2))).toEqual([3, 2, 1, 4]);
    expect(turnInRing(0, 1, 0)).toBe(1);
  });
});
