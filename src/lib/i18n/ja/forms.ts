import { localeOf } from '../language.ts';
import { lists } from '../plurals.ts';

export const list = lists('ja');

const either = new Intl.ListFormat(localeOf('ja'), { type: 'disjunction' });
/** One or the other: "2または4". */
export const listOr = (parts: readonly (string | number)[]): string => either.format(parts.map(String));

/** A number in print, with a proper minus. */
export const signed = (value: number | string): string => String(value).replace('-', '−');
