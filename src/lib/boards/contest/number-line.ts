import type { Seat } from '#lib/core/match/game.ts';
import type { Entry } from '#lib/games/contest/state.ts';
import type { X } from '#lib/games/contest/x.ts';

/** A distance that somebody entered, as it is drawn: on both sides of the target. */
export interface Bow {
  readonly seat: Seat;
  readonly x: X;
  /** For the picture alone; what is told in words is exact. */
  readonly away: number;
}

/** What was entered, the farthest first, of equal ones the earlier seat; who said Impossible, or nothing, is nowhere on the line. */
export const bowsOf = (entries: readonly (Entry | null)[]): readonly Bow[] =>
  entries
    .flatMap((entry, seat): Bow[] => (entry?.x ? [{ seat, x: entry.x, away: entry.x.n / entry.x.d }] : []))
    .toSorted((a, b) => b.away - a.away || a.seat - b.seat);

/** The line in units of its picture: its width, and how far from its middle the reach lies. */
export const WIDTH = 320;
const SPREAD = 134;
/** Where a distance lies, from the middle. */
export const acrossOf = (away: number, reach: number): number => (away / reach) * SPREAD;

/** The box of the target, from the middle of the line. */
export const BOX = { across: 17, down: 15 };
/** A mark of the best x, which points up to its place. */
export const MARK = { across: 5, down: 8 };

/** Where the tips of the two marks of the best x are: under the line, or under the target's box where that would hide them, and never over each other. */
export function lineMarks(
  best: X,
  reach: number,
): readonly { readonly across: number; readonly down: number }[] {
  const across = Math.max(acrossOf(best.n / best.d, reach), MARK.across + 1);
  const down = across < BOX.across + MARK.across + 2 ? BOX.down + 3 : 4;
  return [
    { across: -across, down },
    { across, down },
  ];
}

/** How far the line goes to either side: a little beyond the farthest, to a number that is round: a whole one, near the target so many tenths or hundredths. */
export function reachOf(bows: readonly Bow[], best: X | null): number {
  const farthest = Math.max(...bows.map(({ away }) => away), best ? best.n / best.d : 0);
  const parts = farthest > 0.5 ? 1 : farthest > 0.05 ? 10 : 100;
  return Math.ceil(farthest * 1.15 * parts) / parts;
}
