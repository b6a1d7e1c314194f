import { tokensOf, type Token } from '#lib/core/tokens.ts';

/**
 * A typed line as one text for each expression: commas, semicolons, line ends and spaces part them, a space only where one expression can
 * end and the next begin (CONTEST-1). A line in which nothing ends comes back as it is, so that what is wrong in it keeps its place.
 */
export function linesOf(text: string): readonly string[] {
  const cuts = cutsOf(text);
  const parts = [0, ...cuts]
    .map((from, at) => text.slice(from, cuts[at]).replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '');
  return cuts.length === 0 || parts.length === 0 ? [text] : parts;
}

const endsOperand = (token: Token | undefined): boolean =>
  token?.type === 'number' || token?.type === 'close';
const beginsOperand = ({ type }: Token): boolean => type === 'number' || type === 'open';
const parts = (token: Token): boolean =>
  token.type === 'unknown' && (token.character === ',' || token.character === ';');

/** Where a text is to be cut, outside all brackets. */
function cutsOf(text: string): readonly number[] {
  const cuts: number[] = [];
  let depth = 0;
  let before: Token | undefined;
  for (const token of tokensOf(text)) {
    const isApart = /\s/.test(text[token.position - 1] ?? '');
    const isNext = isApart && endsOperand(before) && beginsOperand(token);
    if (depth === 0 && (parts(token) || isNext)) cuts.push(token.position);
    if (token.type === 'open') depth += 1;
    if (token.type === 'close') depth -= 1;
    before = token;
  }
  return cuts;
}
