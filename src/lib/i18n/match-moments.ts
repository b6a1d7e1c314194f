import { formatClock, LOCALE } from './format.ts';

const shortDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const longDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });

/** The date of a moment in the reader's own zone: "20 Nov". */
export const formatDateShort = (at: number): string => shortDate.format(at).replaceAll(' ', '\u00a0');

/** The same with the whole month: "20 November". */
export const formatDateLong = (at: number): string => longDate.format(at);

/** A short time, with a tenth below ten seconds: "6.2 s", "31 s", "2:05". */
export function formatSeconds(ms: number): string {
  if (ms >= 100_000) return formatClock(ms);
  return ms < 9950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
}
