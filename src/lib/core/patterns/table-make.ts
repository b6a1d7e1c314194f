import { handsOfFour } from '../difficulty/four-ranks.ts';
import { TABLE } from '../difficulty/table-range.ts';
import { handTime } from '../pace/hand-time.ts';
import { PATTERNS, type PatternId } from './pattern.ts';
import { patternShares } from './shares.ts';
import { LEAST_TIME, TIME_SIGNS, TIME_STEP } from './table.ts';

/**
 * The table of the patterns of all hands of four ranks 1–13 for 24 as the text of its file; takes seconds. `npm run tables` writes it. Four texts, a sign
 * in each for every hand that has a solution, in the order of `placeOfHand`: its likeliest pattern, the next (a dot where there is none), the first
 * one's share in sixteenths, less one, and its usual time. Apart, so that who needs one fetches no other.
 */
export function makePatternTable(): Readonly<Record<string, string>> {
  const signs = handsOfFour(TABLE.highest).map(signsOf);
  const text = (name: string, what: string, at: number) =>
    `/** ${what} of all hands that have a solution, written by \`makePatternTable\`. */\nexport const ${name} =\n  '${signs.map((each) => each.charAt(at)).join('')}';\n`;
  return {
    'table-text.ts':
      text('FIRST_PATTERNS', 'Likeliest patterns', 0) +
      text('SECOND_PATTERNS', 'Next patterns', 1) +
      text('FIRST_SHARES', 'Shares of the likeliest patterns', 2) +
      text('USUAL_TIMES', 'Usual times', 3),
  };
}

function signsOf(hand: readonly number[]): string {
  const [first, second] = patternShares(hand, TABLE.target);
  if (!first) return '';
  const share = Math.max(1, Math.round(first.share * 16)) - 1;
  return `${signOf(first.pattern)}${second ? signOf(second.pattern) : '.'}${share.toString(16)}${signOfTime(handTime(hand, TABLE.target) ?? 0)}`;
}

const signOf = (pattern: PatternId): string => PATTERNS.findIndex((each) => each === pattern).toString(36);

const signOfTime = (usual: number): string => TIME_SIGNS.charAt(Math.round((usual - LEAST_TIME) / TIME_STEP));
