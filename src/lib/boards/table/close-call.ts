import type { Millis, Seat } from '#lib/core/match/game.ts';
import type { Late } from '#lib/games/table/signals.ts';

/** Nobody sees who was first when hands come down so close together. */
const CLOSE: Millis = 150;

/** A race that was nearly a dead heat, as one of its two sees it. */
export interface CloseCall {
  readonly ms: Millis;
  /** This one was first. */
  readonly isFirst: boolean;
}

/** Whether the deciding touches were close: the last that was in time, and the next one; for everybody else null. */
export function closeCall(seat: Seat, last: Seat | undefined, late: readonly Late[]): CloseCall | null {
  const [next] = late.toSorted((one, other) => one.after - other.after);
  if (next === undefined || next.after > CLOSE) return null;
  if (seat === next.seat) return { ms: next.after, isFirst: false };
  return seat === last ? { ms: next.after, isFirst: true } : null;
}
