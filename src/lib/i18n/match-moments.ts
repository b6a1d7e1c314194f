import { dateFormat } from './format.ts';

const onOneLine = (date: string): string => date.replaceAll(' ', '\u00a0');

/** A date this near is taken for what it is without its year. */
const NEAR = 300 * 86_400_000;

/** A date in the reader's own zone, on one line; with its year where it is far from `now`, and where that is not told. */
export function dated(month: 'short' | 'long'): (at: number, now?: number) => string {
  const near = dateFormat({ day: 'numeric', month });
  const far = dateFormat({ day: 'numeric', month, year: 'numeric' });
  return (at, now = 0) => onOneLine((Math.abs(at - now) > NEAR ? far : near)(at));
}

/** The date of a moment: "20 Nov", "20 Nov 2026". */
export const formatDateShort = dated('short');

const moment = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment on the wall clock: "21 Nov 2026, 08:05". Where words are large its time has a line of its own. */
export const formatMoment = (at: number): string => onOneLine(moment(at)).replace(/\u00a0(?=\d\d:)/, ' ');
