import type { Settled, Touch } from '#lib/games/table/acts.ts';
import { decide, hasSignalled, isFairOrder, windowEnd, type Signal } from '#lib/games/table/signals.ts';
import { endOf } from '#lib/games/table/spans.ts';
import { openSlip } from './answer.ts';
import { notNow, refuse, typeOf, went, type Applied } from './phases.ts';
import { isFinal, isResting } from './slip-rules.ts';
import type { Answering, ContestState, Racing } from './state.ts';

/** Somebody touches their seat: a claim on all sets, or an x (CONTEST-1, CONTEST-7). Nobody has a handicap here. */
export function touched(
  state: ContestState,
  { type, seat, at, resolution }: Touch<'claimed' | 'raised'>,
): Applied {
  const { phase } = state;
  const classic = typeOf(state).family === 'classic';
  if (type === 'claimed' && !classic) return refuse('classicOnly');
  if (type === 'raised' && classic) return refuse('twoPhaseOnly');
  const open = phase.type === 'collecting' ? phase.then : phase;
  if (open.type !== 'racing' && open.type !== 'answering') return notNow(state);
  const signals = phase.type === 'collecting' ? phase.signals : [];
  if (hasSignalled(signals, seat)) return refuse('alreadyTouched');
  if (isFinal(state, seat)) return refuse('final');
  if (isResting(state, seat, at)) return refuse('resting');
  return collecting({ ...state, missed: [] }, open, [...signals, { seat, at, counts: at, resolution }]);
}

function collecting(state: ContestState, then: Racing | Answering, signals: readonly Signal[]): Applied {
  const until = windowEnd(signals, 1);
  return until === null ? notNow(state) : went(state, { type: 'collecting', signals, then, until });
}

/** The window is over: the first has the claim, or types first; those of the same moment come after (SLAP-9). */
export function settled(state: ContestState, event: Settled): Applied {
  const { phase, config } = state;
  if (phase.type !== 'collecting') return notNow(state);
  if (event.at < phase.until) return refuse('tooEarly');
  if (!isFairOrder(phase.signals, 1, event)) return refuse('badOrder');
  const { signals, heat, late } = decide(phase.signals, 1, event);
  const [first] = signals;
  if (first === undefined) return notNow(state);
  if (phase.then.type === 'answering') {
    const queue = event.order.flatMap((seat) => phase.signals.filter((signal) => signal.seat === seat));
    // The clock stands from the first touch on.
    const left = phase.then.until === null ? null : Math.max(0, phase.then.until - first.at);
    return openSlip(state, queue, { left, at: event.at });
  }
  const until = endOf(event.at, config.entryTime);
  return went(state, { type: 'entering', claimant: first.seat, texts: [], heat, late, until });
}
