import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEGIN, bonusAt, clockOf, deadlineOf, foldRun, stepRun, type RunEvent } from '#lib/core/run/fold.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import { secondScore } from './second-score.ts';
import { stormOf } from '../../support/run-specs.ts';

const STORM = stormOf(7);
const STREAK: RunSpec = { ...STORM, kind: 'streak' };
const RACE: RunSpec = { ...STORM, kind: 'ghost' };
const UNTIMED: RunSpec = { ...STORM, timed: false };

/** Events a second apart, a hand dealt before each that needs one. */
const run = (...types: readonly RunEvent['type'][]): readonly RunEvent[] =>
  types.flatMap((type, at) => [
    { type: 'dealt', at: 1000 * at },
    { type, at: 1000 * (at + 1) },
  ]);
const times = (count: number, type: RunEvent['type'] = 'solved') => Array.from({ length: count }, () => type);

describe('a storm', () => {
  test('three minutes, and time that is won by hands in a row', () => {
    expect(clockOf(STORM, BEGIN, 0)).toBe(180_000);
    const won = [1, 2, 3, 6, 10, 14, 15, 20].map((count) => foldRun(STORM, run(...times(count))).won / 1000);
    expect(won).toEqual([0, 0, 5, 12, 22, 22, 32, 42]);
  });

  test('a miss costs ten seconds and the row, and the next hand comes', () => {
    const state = foldRun(STORM, run(...times(4), 'missed', ...times(3)));
    expect(state).toMatchObject({ solved: 7, combo: 3, longest: 4, won: 0, misses: 1, hands: 8, end: null });
  });

  test('a skip costs the row and no time', () => {
    expect(foldRun(STORM, run(...times(4), 'skipped'))).toMatchObject({ combo: 0, won: 5000, skips: 1 });
  });

  test('what comes on the deadline counts, what comes after it does not', () => {
    const dealt = stepRun(STORM, BEGIN, { type: 'dealt', at: 0 });
    expect(dealt && stepRun(STORM, dealt, { type: 'solved', at: 180_001 })).toBeNull();
    expect(dealt && stepRun(STORM, dealt, { type: 'solved', at: 180_000 })).toMatchObject({
      solved: 1,
      end: 'time',
    });
    expect(foldRun(STORM, [{ type: 'ended', at: 200_000 }])).toMatchObject({ at: 180_000, end: 'time' });
    expect(foldRun(STORM, [{ type: 'ended', at: 100 }])).toMatchObject({ at: 100, end: 'left' });
  });

  test('a miss in the last ten seconds is the end', () => {
    const late = foldRun(STORM, [
      { type: 'dealt', at: 0 },
      { type: 'missed', at: 175_000 },
    ]);
    expect(late).toMatchObject({ end: 'time', at: 175_000 });
  });

  test('nothing happens while it stands, and it goes on where it stood', () => {
    const events: RunEvent[] = [
      { type: 'dealt', at: 0 },
      { type: 'paused', at: 5000 },
      { type: 'solved', at: 5000 },
      { type: 'resumed', at: 5000 },
      { type: 'solved', at: 6000 },
    ];
    expect(foldRun(STORM, events)).toMatchObject({ solved: 1, at: 6000, isPaused: false });
    expect(clockOf(STORM, foldRun(STORM, events), 6000)).toBe(174_000);
  });
});

describe('a streak', () => {
  test('ends with the second miss, whatever lies between', () => {
    const events: RunEvent[] = [
      { type: 'dealt', at: 0 },
      { type: 'missed', at: 1 },
      { type: 'solved', at: 2 },
      { type: 'dealt', at: 3 },
      { type: 'missed', at: 4 },
    ];
    expect(foldRun(STREAK, events.slice(0, 4))).toMatchObject({ solved: 1, misses: 1, end: null });
    expect(foldRun(STREAK, events)).toMatchObject({ solved: 1, end: 'missed' });
  });

  test('ends with a wrong "none", and with an answer that is shown', () => {
    expect(foldRun(STREAK, run('solved', 'wrongNone')).end).toBe('none');
    expect(foldRun(STREAK, run('solved', 'shown')).end).toBe('shown');
    expect(foldRun(STREAK, run('solved', 'none'))).toMatchObject({ solved: 2, end: null });
  });

  test('one hand may be skipped, and a second one not', () => {
    const state = foldRun(STREAK, run('skipped', 'solved'));
    const dealt = stepRun(STREAK, state, { type: 'dealt', at: 9000 });
    expect(dealt && stepRun(STREAK, dealt, { type: 'skipped', at: 9000 })).toBeNull();
  });

  test('has no clock', () => {
    expect(deadlineOf(STREAK, BEGIN)).toBe(Infinity);
  });
});

describe('twenty hands', () => {
  test('a race is over with twenty solved, whatever was skipped or missed', () => {
    const events = run(...times(10), 'skipped', ...times(9), 'solved', 'solved');
    expect(foldRun(RACE, events.slice(0, -2))).toMatchObject({
      solved: 20,
      hands: 21,
      end: 'done',
      at: 21_000,
    });
    expect(foldRun(RACE, run(...times(19))).end).toBeNull();
  });

  test('without a clock it is over with twenty hands, and steps that were taken back are counted', () => {
    const state = foldRun(UNTIMED, [
      { type: 'dealt', at: 0 },
      { type: 'missed', at: 1 },
      { type: 'solved', at: 9_999_999, undos: 3 },
    ]);
    expect(state).toMatchObject({ solved: 1, undos: 3, misses: 1, end: null });
    expect(foldRun(UNTIMED, run(...times(19), 'skipped')).end).toBe('done');
  });
});

const TYPES = [
  ...(['dealt', 'dealt', 'dealt', 'solved', 'solved', 'solved', 'solved'] as const),
  ...(['none', 'wrongNone', 'skipped', 'missed', 'shown', 'paused', 'resumed', 'ended'] as const),
];
const anyEvents = fc
  .array(fc.record({ type: fc.constantFrom(...TYPES), after: fc.integer({ min: -200, max: 9000 }) }), {
    maxLength: 200,
  })
  .map((list) => {
    let at = 0;
    return list.map(({ type, after }): RunEvent => ({ type, at: (at += after) }));
  });
const anySpec = fc.record({
  kind: fc.constantFrom('storm', 'streak', 'ghost'),
  timed: fc.boolean(),
  seed: fc.constant(1),
  ranks: fc.constantFrom(10, 13),
  version: fc.constant(1),
  decoys: fc.boolean(),
  start: fc.constant(98),
}) as fc.Arbitrary<RunSpec>;

describe('laws of every run', () => {
  test('a score is what a second reading of the rules makes of the same events', () => {
    let ended = 0;
    fc.assert(
      fc.property(anySpec, anyEvents, (spec, events) => {
        const { solved, longest, won, misses, skips, end } = foldRun(spec, events);
        if (end) ended += 1;
        expect({ solved, longest, won, misses, skips, end }).toEqual(secondScore(spec, events));
      }),
      { numRuns: 2000, seed: 20 },
    );
    expect(ended).toBeGreaterThan(200);
  });

  test('time never runs back, nothing happens after the end, and hands add up', () => {
    fc.assert(
      fc.property(anySpec, anyEvents, (spec, events) => {
        let state = BEGIN;
        for (const event of events) {
          const next = stepRun(spec, state, event);
          if (next === null) continue;
          expect(state.end).toBeNull();
          expect(next.at).toBeGreaterThanOrEqual(state.at);
          expect(next.at).toBeLessThanOrEqual(deadlineOf(spec, state));
          expect(next.solved).toBeLessThanOrEqual(next.hands);
          expect(next.hands - state.hands).toBeLessThanOrEqual(1);
          expect(next.longest).toBeGreaterThanOrEqual(next.combo);
          state = next;
        }
      }),
      { numRuns: 500, seed: 21 },
    );
  });

  test('what is won is told by the combo alone', () => {
    expect(Array.from({ length: 26 }, (_, combo) => bonusAt(combo) / 1000)).toEqual(
      [...Array(26).keys()].map((combo) =>
        combo === 3 ? 5 : combo === 6 ? 7 : [10, 15, 20, 25].includes(combo) ? 10 : 0,
      ),
    );
  });
});
