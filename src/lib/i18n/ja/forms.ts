import { localeOf } from '../language.ts';
import { lists } from '../plurals.ts';

export const list = lists('ja');

const either = new Intl.ListFormat(localeOf('ja'), { type: 'disjunction' });
/** One or the other: "2または4". */
export const listOr = (parts: readonly (string | number)[]): string => either.format(parts.map(String));

export { signed } from '../format.ts';
