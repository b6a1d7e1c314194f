import { handsOfFour } from '../difficulty/four-ranks.ts';
import { TABLE } from '../difficulty/table-range.ts';
import { PATTERNS, type PatternId } from './pattern.ts';
import { patternShares } from './shares.ts';

/**
 * The table of the patterns of all hands of four ranks 1–13 for 24 as the text of its file; takes seconds. `npm run tables` writes it. Three signs for
 * each hand that has a solution, in the order of `placeOfHand`: its likeliest pattern, the next (a dot where there is none), and the first one's share
 * in sixteenths, less one.
 */
export function makePatternTable(): Readonly<Record<string, string>> {
  const text = handsOfFour(TABLE.highest).map(signsOf).join('');
  return {
    'table-text.ts': `/** Patterns of all hands that have a solution, written by \`makePatternTable\`. */\nexport const PATTERN_SIGNS =\n  '${text}';\n`,
  };
}

function signsOf(hand: readonly number[]): string {
  const [first, second] = patternShares(hand, TABLE.target);
  if (!first) return '';
  const share = Math.max(1, Math.round(first.share * 16)) - 1;
  return `${signOf(first.pattern)}${second ? signOf(second.pattern) : '.'}${share.toString(16)}`;
}

const signOf = (pattern: PatternId): string => PATTERNS.findIndex((each) => each === pattern).toString(36);
