import type { Day } from '#lib/core/calendar.ts';

/** What a daily reminder says, and when. */
export interface Reminder {
  /** The first date. */
  readonly day: Day;
  /** As a clock shows it where the person is, wherever that may be then: "07:30". */
  readonly time: string;
  readonly title: string;
  readonly more: string;
  /** Where it leads. */
  readonly url: string;
  /** When the file is made, epoch milliseconds. */
  readonly now: number;
}

/**
 * A calendar file with an event for each day and an alarm (RFC 5545). Its name is always the same, with a growing number, so that another time
 * takes the place of the one before where calendars allow it.
 */
export function reminderFile({ day, time, title, more, url, now }: Reminder): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Two Dozen//Daily reminder//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:daily-reminder@two-dozen',
    `SEQUENCE:${Math.floor(now / STEP)}`,
    `DTSTAMP:${stampOf(now)}`,
    // Without a zone: at this time of the day wherever the person is.
    `DTSTART:${day}T${time.replace(':', '')}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(more)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Nobody makes two files within so many milliseconds, and in 31 bits there is room for a thousand years of them. */
const STEP = 20_000;
const MOST_BYTES = 75;

const stampOf = (now: number): string => new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of at most 75 bytes; what goes on stands behind a blank, and no letter is cut in two. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const letter of line) {
    const more = new TextEncoder().encode(letter).length;
    if (bytes + more > MOST_BYTES) {
      rows.push('');
      bytes = 1;
    }
    rows[rows.length - 1] += letter;
    bytes += more;
  }
  return rows.join('\r\n ');
}
