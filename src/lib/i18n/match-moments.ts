import { LOCALE } from './format.ts';

const shortDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const longDate = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });

/** The date of a moment in the reader's own zone: "20 Nov". */
export const formatDateShort = (at: number): string => shortDate.format(at).replaceAll(' ', '\u00a0');

/** The same with the whole month: "20 November". */
export const formatDateLong = (at: number): string => longDate.format(at);
