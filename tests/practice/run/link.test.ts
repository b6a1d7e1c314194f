import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceToSolve } from '#lib/core/pace/player.ts';
import { SHORT_RUN, STREAK_START, type RunSpec } from '#lib/core/run/spec.ts';
import { streakStart } from '#lib/core/run/start.ts';
import { printRunLink, readRunLink } from '#lib/practice/run/link.ts';
import { nameOfRun, specOfName } from '#lib/practice/run/name.ts';

const anySpec: fc.Arbitrary<RunSpec> = fc
  .record({
    kind: fc.constantFrom('storm', 'streak', 'ghost'),
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    ranks: fc.constantFrom(10, 13),
    version: fc.constant(1),
    decoys: fc.boolean(),
    timed: fc.boolean(),
    start: fc.integer({ min: STREAK_START.least, max: STREAK_START.most }),
  })
  .map((spec) => ({ ...spec, timed: spec.kind !== 'storm' || spec.timed }));

describe('the name of a run', () => {
  test('says what it is made of, and fits the history', () => {
    fc.assert(
      fc.property(anySpec, fc.integer({ min: 0, max: 8_640_000_000_000_000 - 1 }), (spec, at) => {
        // base 36 of a moment in any year that a phone will see.
        const name = nameOfRun(spec, at % 100_000_000_000_000);
        expect(specOfName(name)).toEqual(spec);
        expect(name.length).toBeLessThanOrEqual(64);
      }),
    );
  });

  test.each([
    '',
    'storm',
    'storm-2-10-98-1-1',
    'calm-1-10-98-1-1',
    'storm-1-11-98-1-1',
    'streak-1-10-999-1-1',
  ])('none is read from %j', (name) => expect(specOfName(name)).toBeNull());
});

describe('a link to a run', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(anySpec, (spec) => {
        const start = spec.kind === 'streak' ? spec.start : 98;
        expect(readRunLink(printRunLink({ spec, times: null }))).toEqual({
          ok: true,
          value: { spec: { ...spec, start }, times: null },
        });
      }),
    );
  });

  test('of a race brings the times along, in tenths', () => {
    const spec: RunSpec = {
      kind: 'ghost',
      seed: 5,
      ranks: 10,
      version: 1,
      decoys: false,
      timed: true,
      start: 98,
    };
    const times = Array.from({ length: SHORT_RUN }, (_, hand) => 4300 * (hand + 1));
    const link = printRunLink({ spec, times });
    expect(link).toBe(`?run=ghost&v=1&seed=5&t=${Array(SHORT_RUN).fill(43).join('.')}`);
    expect(readRunLink(link)).toEqual({ ok: true, value: { spec, times } });
  });

  test('is plain where all is as usual', () => {
    const spec: RunSpec = {
      kind: 'storm',
      seed: 36,
      ranks: 10,
      version: 1,
      decoys: false,
      timed: true,
      start: 98,
    };
    expect(printRunLink({ spec, times: null })).toBe('?run=storm&v=1&seed=10');
  });

  test.each([
    ['damaged', '?run=calm&v=1&seed=1'],
    ['damaged', '?run=storm&v=1'],
    ['damaged', '?run=storm&seed=1'],
    ['damaged', '?run=storm&v=0&seed=1'],
    ['damaged', '?run=storm&v=1&seed=zzzzzzz'],
    ['damaged', '?run=storm&v=1&seed=-1'],
    ['damaged', '?run=storm&v=1&seed=1&ranks=12'],
    ['damaged', '?run=storm&v=1&seed=1&t=4.4'],
    ['damaged', '?run=ghost&v=1&seed=1&t=4.4'],
    ['damaged', `?run=ghost&v=1&seed=1&t=${Array(SHORT_RUN).fill('1e9').join('.')}`],
    ['damaged', '?run=storm&v=1&seed=1&seed=2'],
    ['damaged', '?run=streak&v=1&seed=1&from=9999'],
    ['damaged', `?run=storm&v=1&seed=1&x=${'9'.repeat(500)}`],
    ['newer', '?run=storm&v=2&seed=whatever'],
  ])('%s: %s', (code, link) => expect(readRunLink(link)).toEqual({ ok: false, error: { code } }));

  test('any text is safe', () => {
    expect(readRunLink('')).toEqual({ ok: true, value: null });
    fc.assert(fc.property(fc.string(), (text) => void readRunLink(`?run=storm&v=1&${text}`)));
  });
});

test('a streak begins where nineteen of twenty are solved', () => {
  for (const offset of [-0.8, 0, 0.7])
    expect(chanceToSolve(streakStart({ offset }) / 100, { offset })).toBeCloseTo(0.95, 2);
  expect(streakStart({ offset: 99 })).toBe(STREAK_START.least);
  expect(streakStart({ offset: -99 })).toBe(STREAK_START.most);
});
