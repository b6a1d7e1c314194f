import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatCount,
  formatDecimal,
  formatDayShort,
  formatList,
  formatPlural,
  formatScore,
  formatTime,
  speakClock,
  speakTime,
} from '#lib/i18n/format.ts';
import { formatDateShort, formatMoment } from '#lib/i18n/match-moments.ts';
import { formatBytes, formatLead } from '#lib/i18n/measures.ts';

describe('formats', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [999, '0:00', '0 seconds'],
    [1_000, '0:01', '1 second'],
    [42_900, '0:42', '42 seconds'],
    [59_999, '0:59', '59 seconds'],
    [60_000, '1:00', '1 minute 0 seconds'],
    [65_000, '1:05', '1 minute 5 seconds'],
    [725_000, '12:05', '12 minutes 5 seconds'],
    [3_661_000, '61:01', '61 minutes 1 second'],
    [360_000_000, '6000:00', '6000 minutes 0 seconds'],
  ])('%i ms is %s on the clock, "%s" aloud', (ms, shown, spoken) => {
    expect(formatClock(ms)).toBe(shown);
    expect(speakClock(ms).replaceAll(/\s/gu, ' ')).toBe(spoken);
  });

  test('the clock never goes back', () => {
    const seconds = (shown: string) => {
      const [minutes = 0, rest = 0] = shown.split(':').map(Number);
      return 60 * minutes + rest;
    };
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(5_000), (ms, more) => {
        expect(seconds(formatClock(ms))).toBe(Math.floor(ms / 1000));
        expect(seconds(formatClock(ms + more))).toBeGreaterThanOrEqual(seconds(formatClock(ms)));
      }),
    );
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [1_204, '1 204'],
    [20_000, '20 000'],
    [1_234_567, '1 234 567'],
  ])('%i is counted as %s', (count, shown) => {
    expect(formatCount(count).replaceAll(/\s/gu, ' ')).toBe(shown);
  });

  test.each([
    [0, '0 hands'],
    [1, '1 hand'],
    [2, '2 hands'],
    [21, '21 hands'],
    [1_001, '1 001 hands'],
  ])('%i of hands is "%s"', (count, shown) => {
    expect(formatPlural(count, 'hand', 'hands').replaceAll(/\s/gu, ' ')).toBe(shown);
  });

  test.each([
    [2026_11_21, 'Sat 21 Nov'],
    [2028_02_29, 'Tue 29 Feb'],
    [2027_01_01, 'Fri 1 Jan'],
  ])('the date %i is %s', (day, shown) => expect(formatDayShort(day)).toBe(shown));

  test('a moment has its year, and breaks between its date and its time alone', () => {
    expect(formatMoment(Date.UTC(2026, 10, 21, 12))).toMatch(/^2[12]\u00a0Nov\u00a02026, \d\d:00$/u);
  });

  test('a date that could be taken for one of this year has its own', () => {
    const at = Date.UTC(2026, 10, 21, 12);
    const day = 86_400_000;
    for (const far of [-365, -301, 301, 365, 730])
      expect(formatDateShort(at, at + far * day)).toMatch(/^2[12]\u00a0Nov\u00a02026$/u);
    for (const near of [-299, 0, 1, 299])
      expect(formatDateShort(at, at + near * day)).toMatch(/^2[12]\u00a0Nov$/u);
    expect(formatDateShort(at), 'whenever it is').toMatch(/2026$/);
  });

  test('a date is the same date in every zone', () => {
    const home = process.env.TZ;
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = zone;
      expect(formatDayShort(2026_11_21)).toBe('Sat 21 Nov');
    }
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  });

  test.each([
    [0, '1 KB'],
    [1_499, '1 KB'],
    [512_000, '512 KB'],
    [999_400, '999 KB'],
    [1_000_000, '1.0 MB'],
    [1_449_999, '1.4 MB'],
    [999_600, '1.0 MB'],
    [999_900_000, '999.9 MB'],
    [1_000_000_000, '1.0 GB'],
    [10_737_700_000, '10.7 GB'],
  ])('%i bytes are %s', (bytes, shown) => expect(formatBytes(bytes)).toBe(shown));

  test.each([
    [[3], '3'],
    [[3, 5], '3 and 5'],
    [[3, 5, 8], '3, 5 and 8'],
  ])('%j is listed as "%s"', (parts, shown) => expect(formatList(parts)).toBe(shown));
});

test.each([
  [3, '3'],
  [0.25, '0.25'],
  [97.3, '97.3'],
])('%d is read as "%s"', (figure, text) => expect(formatDecimal(figure)).toBe(text));

test.each([
  [0, '0'],
  [0.5, '½'],
  [-0.5, '−½'],
  [15.5, '15½'],
  [-16, '−16'],
  [-31.5, '−31½'],
])('%d points are read as "%s"', (points, text) => {
  expect(formatScore(points)).toBe(text);
});

describe('how long something took', () => {
  test.each([
    [0, '0.0 s', '0.0 seconds'],
    [40, '0.0 s', '0.0 seconds'],
    [6_240, '6.2 s', '6.2 seconds'],
    [9_949, '9.9 s', '9.9 seconds'],
    [9_999, '9.9 s', '9.9 seconds'],
    [10_000, '10.0 s', '10.0 seconds'],
    [31_460, '31.4 s', '31.4 seconds'],
    [59_999, '59.9 s', '59.9 seconds'],
    [60_000, '1:00', '1 minute 0 seconds'],
    [99_000, '1:39', '1 minute 39 seconds'],
    [125_900, '2:05', '2 minutes 5 seconds'],
  ])('%i ms are %s, "%s" aloud', (ms, shown, spoken) => {
    expect(formatTime(ms)).toBe(shown);
    expect(speakTime(ms).replaceAll(/\s/gu, ' ')).toBe(spoken);
  });

  test.each([
    [0.2, '1 ms'],
    [40, '40 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [2_360, '2.3 s'],
    [62_000, '1:02'],
  ])('%d ms ahead are %s', (ms, shown) => expect(formatLead(ms)).toBe(shown));

  test('never says another second than the clock that ran', () => {
    fc.assert(
      fc.property(fc.nat(59_999), (ms) => {
        expect(Math.floor(Number.parseFloat(formatTime(ms)))).toBe(Number(formatClock(ms).split(':')[1]));
      }),
    );
  });
});
