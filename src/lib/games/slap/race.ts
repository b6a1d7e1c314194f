import type { Act, Settled, Touch } from '#lib/games/table/acts.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import {
  byStamp,
  decide,
  hasSignalled,
  isFairOrder,
  signalOf,
  windowEnd,
  type Signal,
} from '#lib/games/table/signals.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { endOf, LATE, LOCK } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import type { TimedOut } from './events.ts';
import { isSecond, notNow, placesOf, refuse, silentFrom, went, type Applied } from './phases.ts';
import type { Claimed, Phase, Race, SlapState } from './state.ts';
import { askedBy, toSwap } from './swap.ts';

type Running = Extract<Phase, { type: 'open' | 'collecting' }>;
type Decided = Extract<Phase, { type: 'naming' | 'claim' }>;

/** A touch: a slap, a false start before the cards are open, or a late one that is only noted (SLAP-3, SLAP-9). */
export function slapped(state: SlapState, { seat, at, resolution }: Touch<'slapped'>): Applied {
  const { phase, config, locks } = state;
  if (config.called) return refuse('calledOnly');
  if (at < (locks[seat] ?? 0)) return refuse('locked');
  const signal = signalOf(config.handicaps, { seat, at, resolution });
  switch (phase.type) {
    case 'counting':
      return ok({ ...state, locks: changedAt(locks, seat, () => at + LOCK) });
    case 'open':
    case 'collecting':
      return joined(state, phase, signal);
    case 'naming':
    case 'claim':
      return noted(state, phase, signal);
    default:
      return notNow(state);
  }
}

/** Somebody was heard first; a delay holds here too, but nobody is too close to tell (SLAP-15). */
export function called(state: SlapState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (!config.called) return refuse('slapsOnly');
  if (phase.type !== 'open' && phase.type !== 'collecting') return notNow(state);
  return joined(state, phase, signalOf(config.handicaps, { seat, at, resolution: 0 }));
}

function joined(state: SlapState, phase: Running, signal: Signal): Applied {
  const { slaps, quits } = phase;
  if (hasSignalled(slaps, signal.seat)) return refuse('alreadySlapped');
  if (quits.includes(signal.seat)) return refuse('alreadyGaveUp');
  return raced(state, phase, { slaps: [...slaps, signal], quits }, signal.at);
}

function noted(state: SlapState, phase: Decided, { seat, at, counts }: Signal): Applied {
  if (at - phase.decided > LATE) return notNow(state);
  if (phase.quits.includes(seat)) return refuse('alreadyGaveUp');
  if (hasSignalled([...phase.slaps, ...phase.late], seat)) return refuse('alreadySlapped');
  return went(state, { ...phase, late: [...phase.late, { seat, after: counts - phase.decided }] });
}

/** A player of four finds nothing (SLAP-8). */
export function gaveUp(state: SlapState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (config.players !== 4) return refuse('fourOnly');
  if (phase.type !== 'open' && phase.type !== 'collecting') return notNow(state);
  if (hasSignalled(phase.slaps, seat)) return refuse('alreadySlapped');
  if (phase.quits.includes(seat)) return refuse('alreadyGaveUp');
  return raced(state, phase, { slaps: phase.slaps, quits: [...phase.quits, seat] }, at);
}

/** What follows from who has slapped and who has given up (SLAP-5, SLAP-8). */
function raced(state: SlapState, phase: Running, race: Race, at: Millis): Applied {
  const { slaps, quits } = race;
  const left = leftOf(phase, at);
  const [first] = quits;
  if (first !== undefined && slaps.length + quits.length === state.config.players) {
    if (slaps.length === 0) return ok(toSwap(state, false));
    return went(state, { type: 'naming', ...claimedBy(state, race, { at, left, namer: first }) });
  }
  const closes = windowEnd(slaps, placesOf(state));
  if (closes !== null) return went(state, { type: 'collecting', ...race, until: closes, left });
  const open = { type: 'open', ...race, asked: [], question: null } as const;
  const until = left === null ? null : at + left;
  // A slap ends an open question (SLAP-9); in the first edition only for who has slapped.
  if (phase.type !== 'open' || (isSecond(state) && slaps.length > 0)) return went(state, { ...open, until });
  const asked = phase.asked.filter((seat) => !hasSignalled(slaps, seat));
  return askedBy(state, { ...open, asked, question: phase.question, until }, at);
}

/** What is left of the set time. */
const leftOf = (phase: Running, at: Millis): Millis | null =>
  phase.type === 'collecting' ? phase.left : phase.until === null ? null : phase.until - at;

/** Without a lot: everybody has slapped or given up, or the set time is over. */
function claimedBy(
  state: SlapState,
  { slaps, quits }: Race,
  { at, left, namer }: { readonly at: Millis; readonly left: Millis | null; readonly namer: Seat },
): Claimed {
  const until = endOf(at, state.config.claimTime);
  return { slaps: byStamp(slaps), quits, heat: null, late: [], decided: at, until, left, namer };
}

/** The window is over: of two players the first must state it, of four the last names one (SLAP-5, SLAP-8, SLAP-9). */
export function settled(state: SlapState, event: Settled): Applied {
  const { phase } = state;
  if (phase.type !== 'collecting') return notNow(state);
  if (event.at < phase.until) return refuse('tooEarly');
  const places = placesOf(state);
  if (!isFairOrder(phase.slaps, places, event)) return refuse('badOrder');
  const { signals: slaps, decided, heat, late } = decide(phase.slaps, places, event);
  const [claimant] = slaps;
  const [namer] = silentFrom(state, { slaps, quits: phase.quits }, 0);
  if (claimant === undefined || namer === undefined) return notNow(state);
  const claim: Claimed = {
    ...phase,
    slaps,
    heat,
    late,
    decided,
    until: endOf(event.at, state.config.claimTime),
    namer,
  };
  return state.config.players === 2
    ? went(state, { ...claim, type: 'claim', claimant: claimant.seat, checked: false })
    : went(state, { ...claim, type: 'naming' });
}

/** The set time is over: everyone swaps, or one who has not slapped names one who has (SLAP-8, SLAP-12). */
export function timedOut(state: SlapState, { at, namer }: TimedOut): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  const [first] = phase.quits;
  const lot = namer !== null && silentFrom(state, phase, 0).includes(namer);
  const wanted = phase.slaps.length > 0 && first === undefined;
  if (wanted !== lot || (namer !== null && !lot)) return refuse('badOrder');
  const names = first ?? namer;
  if (phase.slaps.length === 0 || names === null) return ok(toSwap(state, true));
  return went(state, { type: 'naming', ...claimedBy(state, phase, { at, left: 0, namer: names }) });
}

/** A stray touch is taken out, and the set goes on without it; all agreed (SLAP-9). */
export function voided(state: SlapState, { seat, at }: Act): Applied {
  const { phase } = state;
  switch (phase.type) {
    case 'open':
    case 'collecting':
    case 'naming':
    case 'claim': {
      const slaps = phase.slaps.filter((slap) => slap.seat !== seat);
      if (slaps.length === phase.slaps.length) return refuse('hasNotSlapped');
      if (phase.type === 'collecting' || phase.type === 'open')
        return raced(state, phase, { slaps, quits: phase.quits }, at);
      const until = phase.left === null ? null : at + phase.left;
      return (
        succeeded(state, phase, { slaps, at }) ??
        went(state, { type: 'open', slaps, quits: phase.quits, asked: [], question: null, until })
      );
    }
    default:
      return notNow(state);
  }
}

/** Once a slap that decided is void, the next other one by its stamp takes its place; null where too few are left to decide (SLAP-9). */
function succeeded(
  state: SlapState,
  phase: Decided,
  { slaps, at }: { readonly slaps: readonly Signal[]; readonly at: Millis },
): Applied | null {
  const [next, ...others] = phase.late.toSorted((a, b) => a.after - b.after || a.seat - b.seat);
  if (!isSecond(state) || next === undefined || slaps.length + 1 < placesOf(state)) return null;
  const decided = phase.decided + next.after;
  const taken: Claimed = {
    ...phase,
    slaps: [...slaps, { seat: next.seat, at: decided, counts: decided, resolution: 0 }],
    heat: null,
    late: others.map(({ seat, after }) => ({ seat, after: after - next.after })),
    decided,
    until: endOf(at, state.config.claimTime),
  };
  const [namer] = silentFrom(state, taken, 0);
  if (namer === undefined) return null;
  return state.config.players === 2
    ? went(state, { ...taken, namer, type: 'claim', claimant: next.seat, checked: false })
    : went(state, { ...taken, namer, type: 'naming' });
}
