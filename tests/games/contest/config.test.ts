import { expect, test } from 'vitest';
import { parseContestConfig, standardContest } from '#lib/games/contest/config.ts';
import { setsOf } from '#lib/games/contest/deal.ts';
import { parseContestEvent } from '#lib/games/contest/events.ts';
import { isSolvable } from '#lib/core/solve.ts';
import { TYPE_IDS } from '#lib/games/contest/types.ts';
import { openTable } from '../../support/contest.ts';

const fault = (change: object) => {
  const read = parseContestConfig({ ...standardContest(2), ...change });
  return read.ok ? null : read.error.field;
};

test('settings are read field by field', () => {
  expect(fault({})).toBe(null);
  for (const type of TYPE_IDS) expect(fault({ type })).toBe(null);
  expect(fault({ players: 5 })).toBe('players');
  expect(fault({ target: 10_001 })).toBe('target');
  expect(fault({ numbers: 7 })).toBe('numbers');
  expect(fault({ sets: 6 })).toBe('sets');
  expect(fault({ range: 101 })).toBe('range');
  expect(fault({ type: 3 })).toBe('type');
  expect(fault({ endScore: 0 })).toBe('endScore');
  expect(fault({ roundTime: -1 })).toBe('roundTime');
  expect(fault({ betweenTime: -1 })).toBe('betweenTime');
  expect(fault({ answerTime: '60' })).toBe('answerTime');
  expect(fault({ entryTime: 3_600_001 })).toBe('entryTime');
  expect(fault({ deck: 'physical' })).toBe('deck');
  expect(fault({ rounds: 3 })).toBe('rounds');
});

test('Closest to is played with one set (CONTEST-6)', () => {
  expect(fault({ type: 20, sets: 2 })).toBe('sets');
  expect(fault({ type: 10, sets: 2 })).toBe(null);
});

test('where only solvable sets are dealt there must be some (CONTEST-2)', () => {
  expect(fault({ type: 2, target: 9999, numbers: 2 })).toBe('target');
  expect(fault({ type: 0, target: 9999, numbers: 2 })).toBe(null);
  const config = { ...standardContest(2), type: 2 as const, sets: 5 };
  for (let seed = 0; seed < 50; seed += 1)
    for (const set of setsOf(config, 0, seed)) expect(isSolvable(set, 24)).toBe(true);
});

test('numbers come evenly from 1 to the range (CONTEST-1)', () => {
  const config = { ...standardContest(2), numbers: 6, range: 100 };
  const drawn = Array.from({ length: 400 }, (_, seed) => setsOf(config, 0, seed)).flat(2);
  expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([1, 100]);
  expect(drawn.reduce((sum, number) => sum + number) / drawn.length).toBeCloseTo(50.5, -1);
});

test('sets that are none of these settings are refused', () => {
  const table = openTable(2, [[1, 2, 3, 4]]);
  expect(table.send({ type: 'dealt', at: 0, sets: [[1, 2, 3, 4]] })).toBe('notNow');
  const begin = openTable(1, [[1, 2, 3, 4]]).timeline.points[1];
  expect(begin?.match.state.phase.type).toBe('dealing');
});

test.each([
  { type: 'dealt', at: 0, sets: [[101]] },
  { type: 'dealt', at: 0, sets: [[1], [1], [1], [1], [1], [1]] },
  { type: 'stated', seat: 0, at: 0, text: 'x'.repeat(1001) },
  { type: 'entered', seat: 0, at: 0, n: 1, d: 0 },
  { type: 'entered', seat: 0, at: 0, n: 10 ** 16, d: 1 },
  { type: 'entered', seat: 0, at: 0, n: 1.5, d: 1 },
  { type: 'claimed', seat: 0, at: 0 },
  { type: 'compared', seat: 0, at: 0, best: [1, 2, 3] },
])('a malformed event is none: %j', (event) => {
  expect(parseContestEvent(event)).toBe(null);
});
