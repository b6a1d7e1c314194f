import { countOfHands, handsOfFour, placeOfHand } from '../difficulty/four-ranks.ts';
import { TABLE } from '../difficulty/table-range.ts';
import { entryOf } from '../difficulty/table.ts';
import { PATTERNS, type PatternId } from './pattern.ts';
import { PATTERN_SIGNS } from './table-text.ts';

/** What is known of the patterns of a hand without computing. */
export interface KnownPatterns {
  /** The likeliest. */
  readonly first: PatternId;
  readonly second: PatternId | null;
  /** How likely the first is, from 0 to 1, in sixteenths. */
  readonly share: number;
}

/** The signs of a hand by its place: read from the text at the first question. */
let read: readonly (string | null)[] | null = null;

/** The patterns of a hand of four ranks 1–13 for 24, in any order; null if it has no solution. */
export function knownPatterns(ranks: readonly number[]): KnownPatterns | null {
  read ??= readSigns();
  const signs = read[placeOfHand(ranks)];
  if (signs === undefined || signs === null) return null;
  const first = PATTERNS[parseInt(signs.charAt(0), 36)];
  if (!first) return null;
  const second = signs.charAt(1) === '.' ? null : (PATTERNS[parseInt(signs.charAt(1), 36)] ?? null);
  return { first, second, share: (parseInt(signs.charAt(2), 16) + 1) / 16 };
}

function readSigns(): readonly (string | null)[] {
  const signs = new Array<string | null>(countOfHands(TABLE.highest)).fill(null);
  let at = 0;
  for (const [place, hand] of handsOfFour(TABLE.highest).entries()) {
    if (entryOf(hand) === null) continue;
    signs[place] = PATTERN_SIGNS.slice(at, at + 3);
    at += 3;
  }
  return signs;
}
