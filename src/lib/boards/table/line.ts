import { OPERATORS, type Operator } from '#lib/core/expression.ts';
import { rankOfLetter } from '#lib/core/tokens.ts';
import { common } from '#lib/i18n/messages.ts';

/** One tap on the keypad. `place`: which card of the deal, 0-based. */
export type TypedToken =
  | { readonly type: 'card'; readonly place: number }
  | { readonly type: 'sign'; readonly operator: Operator }
  | { readonly type: 'open' }
  | { readonly type: 'close' };

/** A solution as it is being entered. */
export type TypedLine = readonly TypedToken[];

/** The line as text that `parseExpression` reads; `ranks` by place. */
export function printLine(line: TypedLine, ranks: readonly number[]): string {
  const parts = line.map((token) => {
    switch (token.type) {
      case 'card':
        return String(ranks[token.place] ?? '');
      case 'sign':
        return ` ${common.sign[token.operator]} `;
      case 'open':
        return '(';
      case 'close':
        return ')';
    }
  });
  // Two numbers side by side stay two: what is missing between them can then be named.
  return parts.reduce((text, part) => text + (/\d$/.test(text) && /^\d/.test(part) ? ' ' : '') + part, '');
}

/** The places of the cards that the line does not use yet. */
export const leftOf = (line: TypedLine, ranks: readonly number[]): readonly number[] =>
  ranks.flatMap((_, place) => (uses(line, place) ? [] : [place]));

const uses = (line: TypedLine, place: number) =>
  line.some((token) => token.type === 'card' && token.place === place);

/** The line with one more tap. A card that is used already changes nothing; a sign after a sign takes its place. */
export function tapped(line: TypedLine, token: TypedToken): TypedLine {
  if (token.type === 'card' && uses(line, token.place)) return line;
  const last = line.at(-1);
  return token.type === 'sign' && last?.type === 'sign' ? [...line.slice(0, -1), token] : [...line, token];
}

const SIGNS: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(OPERATORS.map((operator) => [operator, operator])),
  '−': '-',
  x: '*',
  '×': '*',
  '·': '*',
  ':': '/',
  '÷': '/',
};
/** The rank that a key names: a letter of any deck, 1–9, 0 for ten; null for any other. */
export const rankOfKey = (key: string): number | null =>
  /^\d$/.test(key) ? Number(key) || 10 : (rankOfLetter(key) ?? null);

/** The line after a key on a keyboard; null where the key means nothing here. "1" and "0" one after the other are the ten. */
export function typed(line: TypedLine, key: string, ranks: readonly number[]): TypedLine | null {
  if (key === '(' || key === '[') return tapped(line, { type: 'open' });
  if (key === ')' || key === ']') return tapped(line, { type: 'close' });
  const operator = SIGNS[key.toLowerCase()];
  if (operator) return tapped(line, { type: 'sign', operator });
  const rank = rankOfKey(key);
  if (rank === null) return null;
  const last = line.at(-1);
  if (/^\d$/.test(key) && last?.type === 'card') {
    const both = Number(`${ranks[last.place] ?? ''}${key}`);
    const before = line.slice(0, -1);
    const longer = leftOf(before, ranks).find((place) => ranks[place] === both);
    if (longer !== undefined) return [...before, { type: 'card', place: longer }];
  }
  const place = leftOf(line, ranks).find((free) => ranks[free] === rank);
  return place === undefined ? line : [...line, { type: 'card', place }];
}
