import { countOfHands, handsOfFour, placeOfHand } from '../difficulty/four-ranks.ts';
import { TABLE } from '../difficulty/table-range.ts';
import { entryOf } from '../difficulty/table.ts';
import type { LnTime } from '../pace/hand-time.ts';
import { PATTERNS, type PatternId } from './pattern.ts';
import { FIRST_PATTERNS, FIRST_SHARES, SECOND_PATTERNS, USUAL_TIMES } from './table-text.ts';

/** What is known of the patterns of a hand without computing. */
export interface KnownPatterns {
  /** The likeliest. */
  readonly first: PatternId;
  readonly second: PatternId | null;
  /** How likely the first is, from 0 to 1, in sixteenths. */
  readonly share: number;
}

/** For each hand by its place how many before it have a solution; −1 for one that has none. Counted at the first question. */
let places: Int16Array | null = null;

/** The likeliest pattern of a hand of four ranks 1–13 for 24, in any order, by its place in `PATTERNS`; null if it has no solution. */
export function firstPattern(ranks: readonly number[]): number | null {
  const at = placeAmongSolvable(ranks);
  return at === null ? null : parseInt(FIRST_PATTERNS.charAt(at), 36);
}

/** The patterns of a hand of four ranks 1–13 for 24, in any order; null if it has no solution. */
export function knownPatterns(ranks: readonly number[]): KnownPatterns | null {
  const at = placeAmongSolvable(ranks);
  const first = at === null ? undefined : PATTERNS[parseInt(FIRST_PATTERNS.charAt(at), 36)];
  if (at === null || !first) return null;
  const second = PATTERNS[parseInt(SECOND_PATTERNS.charAt(at), 36)] ?? null;
  return { first, second, share: (parseInt(FIRST_SHARES.charAt(at), 16) + 1) / 16 };
}

/** How usual times are written: the shortest, steps of a twentieth either way, and a sign for each. */
export const [LEAST_TIME, TIME_STEP] = [-1, 0.1];
export const TIME_SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-';

/** What people usually take for a hand of four ranks 1–13 for 24, in any order, without computing it (hand-time.ts); null if it has no solution. */
export function usualTime(ranks: readonly number[]): LnTime | null {
  const at = placeAmongSolvable(ranks);
  return at === null ? null : LEAST_TIME + TIME_STEP * TIME_SIGNS.indexOf(USUAL_TIMES.charAt(at));
}

function placeAmongSolvable(ranks: readonly number[]): number | null {
  places ??= countPlaces();
  const at = places[placeOfHand(ranks)] ?? -1;
  return at < 0 ? null : at;
}

function countPlaces(): Int16Array {
  const counted = new Int16Array(countOfHands(TABLE.highest)).fill(-1);
  let solvable = 0;
  for (const [place, hand] of handsOfFour(TABLE.highest).entries()) {
    if (entryOf(hand) === null) continue;
    counted[place] = solvable;
    solvable += 1;
  }
  return counted;
}
