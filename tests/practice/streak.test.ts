import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, serialOf } from '#lib/core/calendar.ts';
import { streakOn, type DayMoment } from '#lib/practice/streak.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A moment as a device shows it: written as local date and hour, with minutes east of UTC. */
function on(day: number, hour = 12, zone = 60): DayMoment {
  return { day, at: serialOf(day) * DAY + hour * HOUR - zone * 60_000, zone };
}
const TODAY = 2026_11_21;
const ago = (days: number, hour = 12, zone = 60) => on(addDays(TODAY, -days), hour, zone);

describe('the streak', () => {
  test.each<[string, DayMoment, readonly DayMoment[], number]>([
    ['nothing solved', ago(0), [], 0],
    ['today alone', ago(0), [ago(0)], 1],
    ['yesterday alone: today can still follow', ago(0), [ago(1)], 1],
    ['yesterday alone, a minute before midnight', ago(0, 23.98), [ago(1)], 1],
    ['the day before yesterday alone: over', ago(0), [ago(2)], 0],
    ['three in a row up to today', ago(0), [ago(2), ago(1), ago(0)], 3],
    ['three in a row up to yesterday, today still open', ago(0), [ago(3), ago(2), ago(1)], 3],
    ['a date left out breaks the row', ago(0), [ago(4), ago(3), ago(1), ago(0)], 2],
    ['the same date twice counts once', ago(0), [ago(1), ago(0, 9), ago(0, 12)], 2],
    ['over the end of a year', on(2027_01_02), [on(2026_12_31), on(2027_01_01), on(2027_01_02)], 3],
    ['over a leap day', on(2028_03_01), [on(2028_02_28), on(2028_02_29), on(2028_03_01)], 3],
    ['28 February to 1 March without a leap day', on(2026_03_01), [on(2026_02_28), on(2026_03_01)], 2],
    ['solved in the first and the last minute of neighbouring dates', ago(0), [ago(1, 0), ago(0, 23.9)], 2],
  ])('%s', (_, now, solved, expected) => expect(streakOn(now, solved)).toBe(expected));

  test('is not broken by the date that the date line skips going west', () => {
    // From Honolulu on the evening of the 19th to Auckland on the morning of the 21st: a flight of nine hours.
    const before = on(2026_11_19, 20, -600);
    const after = on(2026_11_21, 9, 780);
    expect(after.at - before.at).toBe(14 * HOUR);
    expect(streakOn(after, [on(2026_11_18, 20, -600), before, after])).toBe(3);
    expect(streakOn(after, [on(2026_11_18, 20, -600), before])).toBe(2);
  });

  test('counts the date that the date line repeats going east once', () => {
    // From Auckland on the 21st back to Honolulu, where it is the 20th, and the 21st comes again.
    const there = [on(2026_11_20, 12, 780), on(2026_11_21, 9, 780)];
    const here = [on(2026_11_20, 18, -600), on(2026_11_21, 9, -600), on(2026_11_22, 9, -600)];
    expect(streakOn(here[0]!, there)).toBe(2);
    expect(streakOn(here[0]!, [...there, here[0]!])).toBe(2);
    expect(streakOn(here[2]!, [...there, ...here])).toBe(3);
  });

  test.each([
    [47, 780, 2],
    [47.99, 780, 2],
    [48, 780, 1],
    [60, 780, 1],
    [47, -600, 1],
  ])(
    'with a date skipped between solves %d hours apart, in zone %d after −600, counts %d',
    (hours, zone, count) => {
      const first = on(2026_11_19, 1, -600);
      const second = { day: 2026_11_21, at: first.at + hours * HOUR, zone };
      expect(streakOn(second, [first, second])).toBe(count);
    },
  );

  test('measures the hours between the first solves of the two dates, in whatever order they are told', () => {
    const first = on(2026_11_19, 1, -600);
    const repeated = { ...first, at: first.at + 10 * HOUR };
    const after = { day: 2026_11_21, at: first.at + 50 * HOUR, zone: 780 };
    expect(streakOn(after, [first, repeated, after])).toBe(1);
    expect(streakOn(after, [after, repeated, first])).toBe(1);
  });

  test.each([
    ['summer time begins in Berlin', on(2026_03_28, 9, 60), on(2026_03_30, 9, 120)],
    ['summer time ends in Berlin', on(2026_10_24, 22, 120), on(2026_10_26, 8, 60)],
    ['summer time begins on Lord Howe', on(2026_10_03, 9, 630), on(2026_10_05, 8, 660)],
    [
      'one flies from Boston to San Francisco, and the date is longer',
      on(2026_06_06, 20, -240),
      on(2026_06_08, 9, -420),
    ],
    ['one flies from San Francisco to Boston', on(2026_06_06, 20, -420), on(2026_06_08, 9, -240)],
  ])('is broken by a date left out while %s', (_, before, after) => {
    expect(streakOn(after, [before, after])).toBe(1);
    expect(streakOn(after, [before])).toBe(0);
  });

  test('is broken by two dates left out, however quick the journey', () => {
    const first = on(2026_11_18, 23, -720);
    expect(streakOn(on(2026_11_21, 1, 840), [first, on(2026_11_21, 1, 840)])).toBe(1);
  });

  test('is not broken by a clock that was set back, nor counts anything twice', () => {
    const solved = [ago(3), ago(2), ago(1), ago(0)];
    for (let back = 0; back < 40; back += 1) expect(streakOn(ago(back), solved)).toBe(4);
    const again = [...solved, { ...ago(3), at: ago(0).at + 1 }, { ...ago(2), at: ago(0).at + 2 }];
    expect(streakOn(ago(2), again)).toBe(4);
    expect(streakOn(ago(0), again)).toBe(4);
  });

  test('shows the longest run that is alive when a clock was far ahead for a while', () => {
    const ahead = [addDays(TODAY, 30), addDays(TODAY, 31)].map((day) => on(day));
    expect(streakOn(ago(0), [...ahead, ago(0)])).toBe(2);
    expect(streakOn(ago(0), [...ahead, ago(2), ago(1), ago(0)])).toBe(3);
    expect(streakOn(ago(-100), [...ahead, ago(0)])).toBe(0);
  });
});

describe('the streak, by law', () => {
  const dates = fc.uniqueArray(fc.integer({ min: -40, max: 5 }), { maxLength: 40 });
  const moments = fc
    .array(fc.tuple(fc.integer({ min: -30, max: 5 }), fc.nat(23), fc.constantFrom(-600, 0, 60, 780)), {
      maxLength: 40,
    })
    .map((rows) =>
      rows.map(([day, hour, zone], index) => {
        const moment = on(addDays(TODAY, day), hour, zone);
        return { ...moment, at: moment.at + index };
      }),
    );

  test('in one zone it is the longest run that holds today, yesterday or a date ahead', () => {
    fc.assert(
      fc.property(dates, (days) => {
        const has = new Set(days);
        const runUpTo = (day: number): number => (has.has(day) ? 1 + runUpTo(day - 1) : 0);
        const expected = Math.max(...[-1, 0, 1, 2, 3, 4, 5].map(runUpTo));
        expect(
          streakOn(
            ago(0),
            days.map((day) => on(addDays(TODAY, day))),
          ),
        ).toBe(expected);
      }),
    );
  });

  test('the order in which solves are told does not matter', () => {
    fc.assert(
      fc.property(
        moments.chain((solved) =>
          fc.tuple(fc.constant(solved), fc.shuffledSubarray(solved, { minLength: solved.length })),
        ),
        ([solved, shuffled]) => {
          expect(streakOn(ago(0), shuffled)).toBe(streakOn(ago(0), solved));
        },
      ),
    );
  });

  test('telling a solve twice changes nothing', () => {
    fc.assert(
      fc.property(moments, (solved) => {
        expect(streakOn(ago(0), [...solved, ...solved])).toBe(streakOn(ago(0), solved));
      }),
    );
  });

  test('solving today never shortens it, and adds at most what it joins', () => {
    fc.assert(
      fc.property(dates, (days) => {
        const solved = days.map((day) => on(addDays(TODAY, day)));
        const before = streakOn(ago(0), solved);
        const after = streakOn(ago(0), [...solved, ago(0)]);
        expect(after).toBeGreaterThanOrEqual(Math.max(1, before));
        expect(after).toBeLessThanOrEqual(new Set([...days, 0]).size);
      }),
    );
  });

  test('is never more than the different dates solved', () => {
    fc.assert(
      fc.property(moments, (solved) => {
        expect(streakOn(ago(0), solved)).toBeLessThanOrEqual(new Set(solved.map(({ day }) => day)).size);
      }),
    );
  });
});
