import { localeOf } from '../language.ts';
import { lists } from '../plurals.ts';
import { units } from './units.ts';

export const list = lists('ja');

const either = new Intl.ListFormat(localeOf('ja'), { type: 'disjunction' });
/** One or the other: "2または4". */
export const listOr = (parts: readonly (string | number)[]): string => either.format(parts.map(String));

/** A number in print, with a proper minus. */
export const signed = (value: number | string): string => String(value).replace('-', '−');

/** A clock for those who hear it: "1分5秒". */
export function speakClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return units.speakClock(Math.floor(seconds / 60), seconds % 60);
}

/** How long something took, for those who hear it: "9.4秒", "2分5秒". */
export const speakTime = (ms: number): string =>
  ms < 60_000 ? units.speakSeconds((Math.floor(ms / 100) / 10).toFixed(1)) : speakClock(ms);
