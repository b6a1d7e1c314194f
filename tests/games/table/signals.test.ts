import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import {
  decide,
  hasSignalled,
  isFairOrder,
  orderSignals,
  signalOf,
  windowEnd,
  type Signal,
} from '#lib/games/table/signals.ts';

const signal = (seat: number, counts: number, resolution = 17): Signal => ({
  seat,
  at: counts,
  counts,
  resolution,
});
const rng = () => createRng(1);

test('a touch counts later by the delay of its seat (SLAP-13)', () => {
  const handicaps = [
    { delay: 0, second: false },
    { delay: 2000, second: false },
  ];
  const touch = { seat: 1, at: 500, resolution: 17 };
  expect(signalOf(handicaps, touch)).toEqual({ ...touch, counts: 2500 });
  expect(signalOf(handicaps, { ...touch, seat: 0 }).counts).toBe(500);
});

describe('the end of a window (SLAP-9)', () => {
  test('is open as long as too few have slapped', () => {
    expect(windowEnd([signal(0, 100), signal(1, 110)], 3)).toBeNull();
  });

  test('is twenty milliseconds after the signal that decides, or p if that is longer', () => {
    expect(windowEnd([signal(0, 100)], 1)).toBe(120);
    expect(windowEnd([signal(0, 100, 33)], 1)).toBe(133);
    expect(windowEnd([signal(2, 300), signal(0, 100), signal(1, 200)], 3)).toBe(320);
  });

  test('is at once where nobody raced (SLAP-15)', () => {
    expect(windowEnd([signal(0, 100, 0)], 1)).toBe(100);
  });
});

describe('the order of signals (SLAP-9)', () => {
  test('is by stamp, in whatever order they were handled', () => {
    const signals = [signal(1, 184), signal(0, 100)];
    expect(orderSignals(signals, 1, rng())).toEqual({ order: [0, 1], lot: [], resolution: 17 });
  });

  test('is by stamp at two touches exactly p apart', () => {
    expect(orderSignals([signal(0, 117), signal(1, 100)], 1, rng()).lot).toEqual([]);
    expect(orderSignals([signal(0, 116.9), signal(1, 100)], 1, rng()).lot).toEqual([1, 0]);
  });

  test('is drawn evenly between touches with one stamp: the handler never decides', () => {
    const signals = [signal(0, 100), signal(1, 100)];
    const firsts = Array.from(
      { length: 1000 },
      (_, seed) => orderSignals(signals, 1, createRng(seed)).order[0],
    );
    const zeros = firsts.filter((seat) => seat === 0).length;
    // Five standard deviations round one half.
    expect(Math.abs(zeros - 500)).toBeLessThan(80);
  });

  test('leaves alone what is close but on the same side of the line', () => {
    const signals = [signal(0, 100), signal(1, 105), signal(2, 110), signal(3, 200)];
    expect(orderSignals(signals, 3, rng())).toEqual({ order: [0, 1, 2, 3], lot: [], resolution: 17 });
  });

  test('draws between all that are too close to the line, and nobody else', () => {
    const signals = [signal(0, 100), signal(1, 190), signal(2, 195), signal(3, 200)];
    const orders = Array.from({ length: 300 }, (_, seed) => orderSignals(signals, 3, createRng(seed)));
    expect(orders.every(({ lot, order }) => lot.join() === '1,2,3' && order[0] === 0)).toBe(true);
    expect([...new Set(orders.map(({ order }) => order[3]))].sort()).toEqual([1, 2, 3]);
  });

  test('leaves out of the lot who was in by exactly p', () => {
    const signals = [signal(0, 100), signal(1, 183), signal(2, 190), signal(3, 200)];
    expect(orderSignals(signals, 3, rng()).lot).toEqual([2, 3]);
    const others = [signal(0, 100), signal(1, 110), signal(2, 117), signal(3, 118)];
    expect(orderSignals(others, 1, rng()).lot).toEqual([0, 1]);
  });

  test('draws between all that are too close to the only one who is in', () => {
    const signals = [signal(0, 100), signal(1, 110), signal(2, 116), signal(3, 118)];
    expect(orderSignals(signals, 1, rng()).lot).toEqual([0, 1, 2]);
  });

  test('takes p from the coarsest of the touches', () => {
    expect(orderSignals([signal(0, 100, 8), signal(1, 112, 17)], 1, rng())).toMatchObject({
      lot: [0, 1],
      resolution: 17,
    });
  });
});

describe('a stored order', () => {
  const signals = [signal(0, 100), signal(1, 190), signal(2, 195), signal(3, 200)];
  const fair = { order: [0, 3, 1, 2], lot: [1, 2, 3], resolution: 17 };
  test('is accepted for every lot that could be drawn', () => {
    expect(isFairOrder(signals, 3, fair)).toBe(true);
    for (let seed = 0; seed < 50; seed += 1)
      expect(isFairOrder(signals, 3, orderSignals(signals, 3, createRng(seed)))).toBe(true);
  });

  test.each([
    ['moves someone outside the dead heat', { ...fair, order: [3, 0, 1, 2] }],
    ['leaves someone out', { ...fair, order: [0, 3, 1] }],
    ['names someone twice', { ...fair, order: [0, 3, 3, 2] }],
    ['names a seat that did not slap', { ...fair, order: [0, 3, 1, 7] }],
    ['hides the lot', { ...fair, lot: [] }],
    ['has another resolution', { ...fair, resolution: 8 }],
  ])('is refused when it %s', (_, order) => {
    expect(isFairOrder(signals, 3, order)).toBe(false);
  });
});

describe('the line between in and out (SLAP-9)', () => {
  const signals = [signal(2, 115), signal(0, 100), signal(1, 110)];

  test('leaves those in who decide, and tells of the others by how much they came late', () => {
    const fair = { order: [0, 1, 2], lot: [], resolution: 1 };
    expect(decide(signals, 1, fair)).toEqual({
      signals: [signal(0, 100)],
      decided: 100,
      heat: { lot: [], resolution: 1 },
      late: [
        { seat: 1, after: 10 },
        { seat: 2, after: 15 },
      ],
    });
    expect(decide(signals, 3, fair)).toMatchObject({ decided: 115, late: [] });
  });

  test('makes nobody late before the decision, whom the lot put behind', () => {
    const drawn = { order: [1, 0, 2], lot: [0, 1], resolution: 17 };
    expect(decide(signals, 1, drawn)).toMatchObject({
      decided: 110,
      late: [
        { seat: 0, after: 0 },
        { seat: 2, after: 5 },
      ],
    });
  });

  test('knows who has signalled', () => {
    expect([0, 1, 2, 3].map((seat) => hasSignalled(signals, seat))).toEqual([true, true, true, false]);
  });
});
