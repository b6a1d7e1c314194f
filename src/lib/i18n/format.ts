import type { Day } from '#lib/core/calendar.ts';

/** The language of numbers and dates. */
export const LOCALE = 'en-GB';

const utcDate = (day: Day) =>
  new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });

const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const moment = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const whole = new Intl.NumberFormat(LOCALE);
const plural = new Intl.PluralRules(LOCALE);

/** "Sat 21 Nov". */
export const formatDayShort = (day: Day): string => shortDay.format(utcDate(day)).replace(',', '');

/** A moment on the wall clock, in the reader's own zone: "21 Nov, 08:05", on one line. */
export const formatMoment = (at: number): string => moment.format(at).replaceAll(' ', '\u00a0');

/** 1204 as "1 204": thin gaps, as the numeral face sets them. */
export const formatCount = (count: number): string => whole.format(count).replaceAll(',', ' ');

/** A clock that runs, as minutes and seconds: "0:42", "12:05". */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same in words, for a screen reader: "42 seconds", "1 minute 5 seconds". */
export function speakClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = formatPlural(seconds % 60, 'second', 'seconds');
  return minutes === 0 ? rest : `${formatPlural(minutes, 'minute', 'minutes')} ${rest}`;
}

/** Tenths of a second, rounded down as the clock is, so that 9.96 s is 0:09 and 9.9 s, never 10. */
const tenths = (ms: number): string => (Math.floor(ms / 100) / 10).toFixed(1);

/** How long something took: in tenths under a minute, then as the clock shows it: "9.4 s", "2:05". */
export const formatTime = (ms: number): string => (ms < 60_000 ? `${tenths(ms)} s` : formatClock(ms));

/** The same in words, for a screen reader: "9.4 seconds", "2 minutes 5 seconds". */
export const speakTime = (ms: number): string => (ms < 60_000 ? `${tenths(ms)} seconds` : speakClock(ms));

/** "1 hand", "3 hands". */
export const formatPlural = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural.select(count) === 'one' ? one : other}`;

/** Points, which may be halves or fewer than none: 15.5 as "15½", -0.5 as "−½". */
export function formatScore(points: number): string {
  const size = Math.abs(points);
  const half = size % 1 === 0 ? '' : '½';
  return `${points < 0 ? '−' : ''}${half && size < 1 ? '' : Math.floor(size)}${half}`;
}

/** 512 KB, 1.4 MB, 10.7 GB. The next unit begins where this one would be shown with four digits. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const isGiga = bytes >= 999_950_000;
  return `${(bytes / (isGiga ? 1e9 : 1e6)).toFixed(1)} ${isGiga ? 'GB' : 'MB'}`;
}

/** "3, 5 and 8". */
export const formatList = (parts: readonly (string | number)[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(parts.map(String));
