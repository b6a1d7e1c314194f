import type { Seat } from '#lib/core/match/game.ts';
import type { Phase } from '#lib/games/contest/state.ts';
import type { SeenEntry } from '#lib/games/contest/view.ts';

type Proving = Pick<Extract<Phase, { type: 'proving' }>, 'seat' | 'heard' | 'order'>;

/** What somebody has to do with the proofs that are heard; null for who only waits. */
export type Role = 'proves' | 'next' | 'failed' | 'impossible' | null;

/** All seats as their x are opened: the best first, whoever was heard before, and at the end who has none. */
export function seatsBestFirst(
  { seat, heard, order }: Proving,
  entries: readonly (SeenEntry | null)[],
): readonly Seat[] {
  const known = [...heard.map((proof) => proof.seat), seat, ...order];
  return [...known, ...entries.map((_, each) => each).filter((each) => !known.includes(each))];
}

/** Who proves now, who is next if that fails, and who wins if nobody can (CONTEST-5, CONTEST-9). */
export function roleOf(
  { seat, heard, order }: Proving,
  entries: readonly (SeenEntry | null)[],
  each: Seat,
): Role {
  if (heard.some((proof) => proof.seat === each)) return 'failed';
  if (each === seat) return 'proves';
  const isNone = (other: Seat) => {
    const entry = entries[other];
    return entry !== null && entry !== undefined && entry !== 'hidden' && entry.x === null;
  };
  // Of several the first to have said so wins; the others only wait.
  if (isNone(each)) return order.find(isNone) === each ? 'impossible' : null;
  return order[0] === each ? 'next' : null;
}
