import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { chanceToSolve } from '#lib/core/pace/player.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import { SHORT_RUN, STREAK_START, type RunSpec } from '#lib/core/run/spec.ts';
import { streakStart } from '#lib/core/run/start.ts';
import { printRunLink, readRunLink } from '#lib/practice/run/link.ts';
import { climbOf, isSameRun } from '#lib/practice/run/daily.ts';
import { nameOfRun, specOfName } from '#lib/practice/run/name.ts';
import { stormOf } from '../../support/run-specs.ts';

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

/** A link without more than the hands. */
const PLAIN = { times: null, by: null, got: null };
const STORM = stormOf(36);

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
        expect(readRunLink(printRunLink({ ...PLAIN, spec }))).toEqual({
          ok: true,
          value: { ...PLAIN, spec: { ...spec, start } },
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
    const link = printRunLink({ ...PLAIN, spec, times });
    expect(link).toBe(`?run=ghost&v=1&seed=5&t=${Array(SHORT_RUN).fill(43).join('.')}`);
    expect(readRunLink(link)).toEqual({ ok: true, value: { ...PLAIN, spec, times } });
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
    expect(printRunLink({ ...PLAIN, spec })).toBe('?run=storm&v=1&seed=10');
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
    ['damaged', `?run=storm&v=1&seed=1&x=${'9'.repeat(600)}`],
    ['damaged', '?run=storm&v=1&seed=1&by='],
    ['damaged', '?run=storm&v=1&seed=1&by=%20%E2%80%8B'],
    ['damaged', '?run=storm&v=1&seed=1&by=a%E2%80%AEb'],
    ['damaged', `?run=storm&v=1&seed=1&by=${'a'.repeat(25)}`],
    ['damaged', '?run=storm&v=1&seed=1&by=Mei&by=Bo'],
    ['damaged', '?run=storm&v=1&seed=1&got=-1'],
    ['damaged', '?run=storm&v=1&seed=1&got=99999'],
    ['damaged', '?run=storm&v=1&seed=1&got=many'],
    ['damaged', '?run=ghost&v=1&seed=1&got=3'],
    ['newer', '?run=storm&v=2&seed=whatever'],
  ])('%s: %s', (code, link) => expect(readRunLink(link)).toEqual({ ok: false, error: { code } }));

  test.each(['Mei', 'a b & c=d', '<b>', '孙悟空', '👩‍👩‍👧‍👦', 'ليلى'])(
    'brings a name and a result along: %s',
    (by) => {
      const link = printRunLink({ spec: STORM, times: null, by, got: 38 });
      expect(link).not.toContain(' ');
      expect(readRunLink(link)).toEqual({ ok: true, value: { spec: STORM, times: null, by, got: 38 } });
    },
  );

  test('leaves a name at home that no reader would take, and never grows too long to be read', () => {
    expect(printRunLink({ ...PLAIN, spec: STORM, by: 'x'.repeat(25) })).not.toContain('by=');
    const race: RunSpec = { ...STORM, kind: 'ghost' };
    const times = Array.from({ length: SHORT_RUN }, (_, hand) => 9_000_000 * (hand + 1));
    const link = printRunLink({ spec: race, times, by: '👩‍👩‍👧‍👦'.repeat(9), got: null });
    expect(readRunLink(link)).toMatchObject({ ok: true, value: { spec: race, times } });
  });

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

describe('the climb of a day', () => {
  test('is the same for everybody, another one each day, and its name says which', () => {
    const today = climbOf(2026_11_23);
    expect(specOfName(nameOfRun(today, 1_790_000_000_000))).toEqual(today);
    expect(isSameRun(today, climbOf(2026_11_23))).toBe(true);
    expect(isSameRun(today, climbOf(2026_11_24))).toBe(false);
    expect(isSameRun(today, { ...today, start: 40 }), 'one’s own climb over the same order').toBe(false);
    const hands = (spec: RunSpec) => {
      const deals = dealsOf(spec);
      return Array.from({ length: 12 }, () => ranksOf(deals.next().value.cards).join(' '));
    };
    expect(hands(today)).toEqual(hands(climbOf(2026_11_23)));
    expect(hands(today)).not.toEqual(hands(climbOf(2026_11_24)));
  });

  test('begins with a hand that people solve nineteen times of twenty', () => {
    const { start, decoys, ranks } = climbOf(2026_11_23);
    expect(chanceToSolve(start / 100, { offset: 0 })).toBeCloseTo(0.95, 2);
    expect([decoys, ranks]).toEqual([false, 10]);
  });
});
