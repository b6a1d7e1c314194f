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

/** How far the line goes to either side: a little beyond the farthest, and a whole number where it can be. */
export function reachOf(bows: readonly Bow[], best: X | null): number {
  const farthest = Math.max(...bows.map(({ away }) => away), best ? best.n / best.d : 0);
  return farthest > 0.5 ? Math.ceil(farthest * 1.15) : Math.max(farthest * 1.15, 0.01);
}
