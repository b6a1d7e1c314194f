import type { Act } from '#lib/games/table/acts.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import type { Signal } from '#lib/games/table/signals.ts';
import { endOf } from '#lib/games/table/spans.ts';
import type { Entered } from './events.ts';
import { notNow, refuse, seatsOf, typeOf, went, type Applied } from './phases.ts';
import { proofs } from './prove.ts';
import { isFinal, isFinalSlip, isResting, REST } from './slip-rules.ts';
import type { ContestState, Entry, MissedSlip, Slip } from './state.ts';
import { isSameX, xOf, type X } from './x.ts';

/** The first in the queue whose x may still change types it under the cover; `at` is when that begins (CONTEST-7, CONTEST-8). */
export function openSlip(
  state: ContestState,
  [signal, ...queue]: readonly Signal[],
  clock: { readonly left: Millis | null; readonly at: Millis; readonly waited?: true },
): Applied {
  const { left, at, waited = false } = clock;
  if (signal === undefined) return answering(state, left, at);
  if (isFinalSlip(state, signal.seat))
    return openSlip(withMissed(state, { seat: signal.seat, why: 'final' }), queue, clock);
  const until = endOf(at, state.config.entryTime);
  return went({ ...state, ranks: state.ranks + 1 }, { type: 'slip', signal, queue, left, until, waited });
}

const withMissed = (state: ContestState, slip: MissedSlip): ContestState => ({
  ...state,
  missed: [...state.missed, slip],
});

/** The clock goes on, unless everybody has an x (types 11, 12, 21, 22) or there is no clock that could end it. */
function answering(state: ContestState, left: Millis | null, at: Millis): Applied {
  const type = typeOf(state);
  const all = seatsOf(state).every((seat) => state.entries[seat] !== null);
  const waitsForAll = type.family !== 'classic' && (type.untilAll || left === null);
  return all && waitsForAll
    ? proofs(state, at)
    : went(state, { type: 'answering', until: left === null ? null : at + left });
}

/** An x is entered. Typed again it keeps its earlier time, a new one takes the new time (CONTEST-7). */
export const entered = (state: ContestState, { seat, at, n, d }: Entered): Applied =>
  tookDown(state, { seat, at, x: xOf(n, d) });

/** *Impossible* is an x that needs no proof (CONTEST-5, CONTEST-6). */
export const declaredX = (state: ContestState, { seat, at }: Pick<Act, 'seat' | 'at'>): Applied =>
  tookDown(state, { seat, at, x: null });

function tookDown(
  state: ContestState,
  { seat, at, x }: { readonly seat: Seat; readonly at: Millis; readonly x: X | null },
): Applied {
  const { phase } = state;
  if (phase.type !== 'slip' && phase.type !== 'answering') return notNow(state);
  if (phase.type === 'slip' && phase.signal.seat !== seat) return refuse('notYours');
  if (phase.type === 'slip' ? isFinalSlip(state, seat) : isFinal(state, seat)) return refuse('final');
  if (phase.type === 'answering' && isResting(state, seat, at)) return refuse('resting');
  if (x !== null && x.n <= 0 && typeOf(state).family === 'closest') return refuse('notAway');
  if (phase.type === 'slip') return nextSlip(withEntry(state, seat, { x, at: phase.signal.at }), phase, at);
  // At one's own edge nothing was covered: the clock has run on, and the moment of entering counts.
  const after = withEntry({ ...state, ranks: state.ranks + 1, missed: [] }, seat, { x, at });
  return answering(after, phase.until === null ? null : phase.until - at, at);
}

function withEntry(state: ContestState, seat: Seat, { x, at }: Pick<Entry, 'x' | 'at'>): ContestState {
  const { entries, ranks } = state;
  const before = entries[seat] ?? null;
  const kept = before !== null && isSameEntry(before, x) ? before : { x, rank: ranks, at };
  return { ...state, entries: changedAt(entries, seat, () => kept) };
}

const isSameEntry = ({ x: before }: Entry, x: X | null): boolean =>
  before === null || x === null ? before === x : isSameX(before, x);

/** The slip is closed without an x, or its time is over: what was entered before stands, and the next one has to wait (CONTEST-7). */
export function slipMissed(state: ContestState, at: Millis, why: 'closed' | 'expired'): Applied {
  const { phase, config } = state;
  if (phase.type !== 'slip') return notNow(state);
  const { seat } = phase.signal;
  const rests = config.edition === undefined ? state.rests : changedAt(state.rests, seat, () => at + REST);
  return nextSlip({ ...withMissed(state, { seat, why }), rests }, phase, at);
}

/** Whoever touched in the same moment types next; the clock stands until then. */
const nextSlip = (state: ContestState, { queue, left }: Slip, at: Millis): Applied =>
  openSlip(state, queue, { left, at, waited: true });
