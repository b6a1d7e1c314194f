import { formatCount } from '../format.ts';
import { localeOf } from '../language.ts';
import { lists, plurals } from '../plurals.ts';

/** The form of a word that Spanish has for a count. */
export const pick = plurals<'one'>('es');

/** "3, 5 y 8". */
export const list = lists('es');

const alternatives = new Intl.ListFormat(localeOf('es'), { type: 'disjunction' });

/** "3, 5 u 8". */
export const either = (parts: readonly (string | number)[]): string => alternatives.format(parts.map(String));

/** "1 mano", "3 manos". */
export const amount = (count: number, one: string, other: string): string =>
  pick(count, { one: `${formatCount(count)} ${one}`, other: `${formatCount(count)} ${other}` });

export { signed } from '../format.ts';
