import { expect, test } from 'vitest';
import { ghostAt, ghostTimes, meanPace, paceOfRun, steadyTimes } from '#lib/core/run/ghost.ts';
import { raceGhosts } from '../../../bench/ghost.ts';

test('on the same hands a ghost takes what it took', () => {
  const hands = [
    { ms: 4000, usual: 0.5 },
    { ms: 9000, usual: 1.5 },
    { ms: 7000, usual: 1 },
  ];
  const times = ghostTimes(paceOfRun(hands), [0.5, 1.5, 1]);
  expect(times).toEqual([4000, 13_000, 20_000]);
  expect([0, 3999, 4000, 19_999, 20_000].map((at) => ghostAt(times, at))).toEqual([0, 0, 1, 2, 3]);
});

test('for a hand that takes people twice as long it takes twice as long', () => {
  expect(ghostTimes(paceOfRun([{ ms: 4000, usual: 1 }]), [1 + Math.LN2])).toEqual([8000]);
});

test('beyond its last hand it goes on at its middling pace; without any there is no ghost', () => {
  const pace = paceOfRun([1000, 3000, 2000].map((ms) => ({ ms, usual: 1 })));
  expect(ghostTimes(pace, [1, 1, 1, 1])).toEqual([1000, 4000, 6000, 8000]);
  expect(ghostTimes([], [1, 1])).toEqual([]);
});

test('the mean of several goes hand by hand, over those that came so far', () => {
  const [one, other] = [[1000, 4000], [4000]].map((list) => paceOfRun(list.map((ms) => ({ ms, usual: 1 }))));
  expect(ghostTimes(meanPace([one ?? [], other ?? []]), [1, 1])).toEqual([2000, 6000]);
});

test('a pace that is named comes out on the whole, with more for harder hands', () => {
  const times = steadyTimes(9000, [1, 1 + Math.LN2]);
  expect(times).toEqual([6000, 18_000]);
});

test('who is as fast as before is level with the ghost, within a hand in the middle', () => {
  const ahead = raceGhosts(1, 100);
  expect(Math.abs(ahead[50] ?? NaN)).toBeLessThanOrEqual(1);
  // Either of them wins now and then.
  expect(ahead[10]).toBeLessThan(0);
  expect(ahead[90]).toBeGreaterThan(0);
});
