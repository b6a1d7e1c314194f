import { localeOf } from '../language.ts';
import { lists } from '../plurals.ts';

export const list = lists('id');

const alternatives = new Intl.ListFormat(localeOf('id'), { type: 'disjunction' });
/** "2, 3, atau 4". */
export const orList = (parts: readonly (string | number)[]): string => alternatives.format(parts.map(String));

const NAMES = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan'];
/** Small counts as words: "tiga". */
export const spelled = (count: number): string => NAMES[count] ?? String(count);

/** With a capital, where a sentence begins with it. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export { signed } from '../format.ts';
