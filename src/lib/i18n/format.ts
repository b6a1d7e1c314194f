import type { Day } from '#lib/core/calendar.ts';
import { localeOf, pageLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { units } from './en/units.ts';

const utcDate = (day: Day) =>
  new Date(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100));

/** A number in print, with a proper minus. */
export const signed = (value: number | string): string => String(value).replace('-', '−');

/** A format of dates in the language of the page, made when it is first asked for. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: number | Date) => string {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (at) => {
    const language = pageLanguage();
    const format = made.get(language) ?? new Intl.DateTimeFormat(localeOf(language), options);
    made.set(language, format);
    return format.format(at);
  };
}

const shortDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Sat 21 Nov". */
export const formatDayShort = (day: Day): string => shortDay(utcDate(day)).replace(',', '');

/** 1204 as "1 204", on one line. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

/** A clock that runs, as minutes and seconds: "0:42", "12:05". */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same in words, for a screen reader: "42 seconds", "1 minute 5 seconds". */
export function speakClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return units.speakClock(Math.floor(seconds / 60), seconds % 60);
}

/** A figure with the language's own sign before what is less than one: "9.4", "9,4". */
export const formatDecimal = (figure: number): string => String(figure).replace('.', units.point);

/** Seconds and tenths, rounded down as the clock is, so that 9.96 s is 0:09 and 9.9 s, never 10. */
export function formatTenths(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return `${Math.floor(tenths / 10)}${units.point}${tenths % 10}`;
}

/** How long something took: in tenths under a minute, then as the clock shows it: "9.4 s", "2:05". */
export const formatTime = (ms: number): string =>
  ms < 60_000 ? units.seconds(formatTenths(ms)) : formatClock(ms);

/** The same in words, for a screen reader: "9.4 seconds", "2 minutes 5 seconds". */
export const speakTime = (ms: number): string =>
  ms < 60_000 ? units.speakSeconds(formatTenths(ms)) : speakClock(ms);

/** "1 hand", "3 hands", in English. */
export const formatPlural = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${Math.abs(count) === 1 ? one : other}`;

/** Points, which may be halves or fewer than none: 15.5 as "15½", -0.5 as "−½". */
export function formatScore(points: number): string {
  const size = Math.abs(points);
  const half = size % 1 === 0 ? '' : '½';
  return `${points < 0 ? '−' : ''}${half && size < 1 ? '' : Math.floor(size)}${half}`;
}

/** Points with their noun, in English and Spanish: "½ point", "−1 point", "0 points", "1½ points". */
export const formatPoints = (points: number, one: string, several: string): string =>
  `${formatScore(points)} ${points !== 0 && Math.abs(points) <= 1 ? one : several}`;

/** "3, 5 and 8", in English. */
export const formatList = (parts: readonly (string | number)[]): string =>
  new Intl.ListFormat('en-GB').format(parts.map(String));
