import { localeOf } from '../language.ts';
import { lists } from '../plurals.ts';

const LATIN = '[\\x21-\\x7e×÷−½₁₂₃₄]';
const SPACES = new RegExp(`(?<=${LATIN})(?=[和或])|(?<=[和或])(?=${LATIN})`, 'gu');
/** A space between Chinese and figures or letters, as everywhere in these messages. */
const spaced = (listed: string): string => listed.replaceAll(SPACES, ' ');

const all = lists('zh-Hans');
/** "3、5 和 8", "小安和小本". */
export const list = (parts: readonly (string | number)[]): string => spaced(all(parts));

const choice = new Intl.ListFormat(localeOf('zh-Hans'), { type: 'disjunction' });
/** "2 或 4". */
export const either = (parts: readonly (string | number)[]): string =>
  spaced(choice.format(parts.map(String)));

export { signed } from '../format.ts';

/** Small counts of cards and the like, as they are said before a measure word: 两张. Not for places in an order. */
const NAMES = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
export const spelled = (count: number): string => NAMES[count] ?? String(count);
