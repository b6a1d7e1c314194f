import { describe, expect, test } from 'vitest';
import { parseContestConfig, standardContest } from '#lib/games/contest/config.ts';
import { canDeal, setsOf } from '#lib/games/contest/deal.ts';
import { parseContestEvent } from '#lib/games/contest/events.ts';
import { withType } from '#lib/games/contest/settings.ts';
import { dealt } from '#lib/games/contest/rounds.ts';
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
  const { edition: _, ...first } = standardContest(2);
  expect(parseContestConfig({ ...first, target: 9999, numbers: 2 }).ok).toBe(true);
  expect(parseContestConfig({ ...first, edition: 3 })).toMatchObject({
    ok: false,
    error: { field: 'edition' },
  });
  const config = { ...standardContest(2), type: 2 as const, sets: 5 };
  for (let seed = 0; seed < 50; seed += 1)
    for (const set of setsOf(config, 0, seed)) expect(isSolvable(set, 24)).toBe(true);
});

test.each([0, 1, 2] as const)(
  'settings under which no round can be won are refused in type %i (CONTEST-11)',
  (type) => {
    expect(fault({ type, range: 1 })).toBe('target');
    expect(fault({ type, range: 1, numbers: 6 })).toBe('target');
    expect(fault({ type, target: -10_000, numbers: 3, sets: 3 })).toBe('target');
    expect(fault({ type, range: 1, numbers: 2, target: 2 })).toBe(null);
  },
);

test.each([10, 11, 12, 20, 21, 22] as const)(
  'with an x some round can always be won: type %i takes any numbers',
  (type) => {
    expect(fault({ type, range: 1 })).toBe(null);
  },
);

test('whether sets can be dealt is told for certain, or not at all', () => {
  const sets = { numbers: 4, range: 10, target: 24 };
  expect(canDeal(sets)).toBe(true);
  expect(canDeal({ ...sets, target: 9999 })).toBe(false);
  expect(canDeal({ ...sets, target: 9999 }, 100)).toBe(null);
  // Four ones are the only set there is: one look is enough.
  expect(canDeal({ ...sets, range: 1 }, 1)).toBe(false);
});

describe('the standard of a type (CONTEST-9, CONTEST-11)', () => {
  test('gives a proof a minute, and Tony Four two sets', () => {
    expect(standardContest(2)).toMatchObject({ type: 0, sets: 1, roundTime: 0, entryTime: 15_000 });
    expect(standardContest(2, 10)).toMatchObject({ type: 10, sets: 2, roundTime: 60_000, entryTime: 30_000 });
    expect(standardContest(2, 22)).toMatchObject({ type: 22, sets: 1, roundTime: 60_000 });
  });

  test('comes with the type, and what was chosen otherwise stays', () => {
    const plain = standardContest(2);
    for (const type of TYPE_IDS) expect(withType(plain, type)).toEqual(standardContest(2, type));
    for (const type of TYPE_IDS) expect(withType(standardContest(2, type), 0)).toEqual(plain);
    const chosen = { ...plain, sets: 3, roundTime: 90_000 };
    expect(withType(chosen, 11)).toEqual({ ...chosen, type: 11, entryTime: 30_000 });
    expect(withType(chosen, 21)).toEqual({ ...chosen, type: 21, sets: 1, entryTime: 30_000 });
  });
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
  ['as many and as large as they may be', [[1, 2, 3, 10]], null],
  ['a number beyond the range', [[1, 2, 3, 11]], 'badDeal'],
  ['a number too few', [[1, 2, 3]], 'badDeal'],
  ['a number too many', [[1, 2, 3, 4, 5]], 'badDeal'],
  [
    'a set too many',
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    'badDeal',
  ],
  ['no set', [], 'badDeal'],
])('of sets that are dealt, %s: %j', (_name, sets, code) => {
  const waiting = openTable(1, [[1, 2, 3, 4]]).timeline.points[1]?.match.state;
  if (!waiting) throw new Error('nobody was ready');
  const done = dealt(waiting, { type: 'dealt', at: 0, sets });
  expect(done.ok ? null : done.error.code).toBe(code);
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
