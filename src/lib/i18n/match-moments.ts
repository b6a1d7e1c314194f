import { dateFormat } from './format.ts';

const shortDate = dateFormat({ day: 'numeric', month: 'short' });
const longDate = dateFormat({ day: 'numeric', month: 'long' });
const moment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The date of a moment in the reader's own zone: "20 Nov". */
export const formatDateShort = (at: number): string => shortDate(at).replaceAll(' ', '\u00a0');

/** The same with the whole month: "20 November". */
export const formatDateLong = (at: number): string => longDate(at);

/** A moment on the wall clock, in the reader's own zone: "21 Nov, 08:05", on one line. */
export const formatMoment = (at: number): string => moment(at).replaceAll(' ', '\u00a0');
