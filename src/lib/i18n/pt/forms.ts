import { formatCount } from '../format.ts';
import { localeOf } from '../language.ts';
import { lists, plurals } from '../plurals.ts';

/** The form of a word that Portuguese has for a count; 0 takes the singular, so a form for one prints its count. */
export const pick = plurals<'one'>('pt');

/** "3, 5 e 8". */
export const list = lists('pt');

const alternatives = new Intl.ListFormat(localeOf('pt'), { type: 'disjunction' });

/** "3, 5 ou 8". */
export const either = (parts: readonly (string | number)[]): string => alternatives.format(parts.map(String));

/** "1 mão", "3 mãos". */
export const amount = (count: number, one: string, other: string): string =>
  pick(count, { one: `${formatCount(count)} ${one}`, other: `${formatCount(count)} ${other}` });

export { signed } from '../format.ts';
