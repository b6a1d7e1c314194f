import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderFile, type Reminder } from '#lib/preferences/reminder.ts';

const NOON = Date.UTC(2026, 10, 23, 12, 34, 56, 789);
const file = (change: Partial<Reminder> = {}) =>
  reminderFile({
    day: 20261123,
    time: '07:30',
    title: 'Two Dozen: today’s hand',
    more: 'Make 24 with four cards.',
    url: 'https://example.org/two-dozen/today',
    now: NOON,
    ...change,
  });
/** The file's lines with those that go on put together again, as a calendar reads them (RFC 5545, 3.1). */
const read = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar file for a daily reminder', () => {
  test('is one event a day at that time, wherever the person is, with an alarm', () => {
    expect(read(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Two Dozen//Daily reminder//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:daily-reminder@two-dozen',
      `SEQUENCE:${Math.floor(NOON / 20_000)}`,
      'DTSTAMP:20261123T123456Z',
      'DTSTART:20261123T073000',
      'DURATION:PT5M',
      'RRULE:FREQ=DAILY',
      'SUMMARY:Two Dozen: today’s hand',
      'DESCRIPTION:Make 24 with four cards.',
      'URL:https://example.org/two-dozen/today',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT0S',
      'DESCRIPTION:Two Dozen: today’s hand',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a later file has a larger number, so that it takes the place of the first', () => {
    const numberOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    // Whoever sees at once that the time was wrong makes the next file within the same minute.
    expect(numberOf(file({ now: NOON + 20_000, time: '21:05' }))).toBe(numberOf(file()) + 1);
    // An INTEGER of RFC 5545 has 31 bits.
    expect(numberOf(file({ now: Date.UTC(2999, 0) }))).toBeLessThan(2 ** 31);
  });

  test('what would end a value is escaped', () => {
    expect(read(file({ more: 'a,b;c\\d\ne' }))).toContain('DESCRIPTION:a\\,b\\;c\\\\d\\ne');
  });

  test('whatever it says, no line has more than 75 bytes, no letter is cut, and nothing is lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }).filter((text) => !/[\r\n\\;,]/.test(text)),
        (more) => {
          const text = file({ more });
          for (const line of text.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
          expect(text.includes('\uFFFD')).toBe(more.includes('\uFFFD'));
          expect(read(text)).toContain(`DESCRIPTION:${more}`);
          expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        },
      ),
    );
  });

  test.each([
    [0, '19700101T000000Z'],
    [Date.UTC(2028, 1, 29, 23, 59, 59), '20280229T235959Z'],
    [Date.UTC(2027, 0, 1), '20270101T000000Z'],
  ])('is stamped in universal time: %i', (now, stamp) => {
    expect(read(file({ now }))).toContain(`DTSTAMP:${stamp}`);
  });
});
