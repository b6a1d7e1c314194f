import type { Act, Settled, Tick, Touch } from '#lib/games/table/acts.ts';
import { delayOf } from '#lib/games/table/handicap.ts';
import { isKnownUnsolvable } from '#lib/games/table/table-cards.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { decide, isFairOrder, signalOf, windowEnd, type Signal } from '#lib/games/table/signals.ts';
import { CONSENT, endOf, LATE, LOCK } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import {
  asksOthers,
  barredOf,
  hasKnocked,
  mayClaim,
  notNow,
  opening,
  refuse,
  went,
  type Applied,
} from './phases.ts';
import { setAside } from './settle.ts';
import type { Claiming, KnockState, Open } from './state.ts';

/** A touch: a knock, a false start before the cards are open, or a late one that is only noted (KNOCK-4, SLAP-3, SLAP-9). */
export function knocked(state: KnockState, { seat, at, resolution }: Touch<'knocked'>): Applied {
  const { phase, config, locks } = state;
  if (config.called) return refuse('calledOnly');
  if (at < (locks[seat] ?? 0)) return refuse('locked');
  const signal = signalOf(config.handicaps, { seat, at, resolution });
  switch (phase.type) {
    case 'counting':
      return ok({ ...state, locks: changedAt(locks, seat, () => at + LOCK) });
    case 'claim':
      return noted(state, signal);
    default:
      return joined(state, signal);
  }
}

/** Somebody was heard first; a delay holds here too, but nobody is too close to tell (SLAP-15). */
export function called(state: KnockState, { seat, at }: Act): Applied {
  const { config } = state;
  if (!config.called) return refuse('knocksOnly');
  return joined(state, signalOf(config.handicaps, { seat, at, resolution: 0 }));
}

function joined(state: KnockState, signal: Signal): Applied {
  const { phase } = state;
  if (phase.type !== 'open' && phase.type !== 'collecting') return notNow(state);
  if (barredOf(state).includes(signal.seat)) return refuse('barred');
  if (hasKnocked(state, signal.seat)) return refuse('alreadyKnocked');
  return collecting(state, phase.since, [...(phase.type === 'open' ? [] : phase.knocks), signal]);
}

/** The first one decides (KNOCK-4). */
function collecting(state: KnockState, since: number, knocks: readonly Signal[]): Applied {
  const until = windowEnd(knocks, 1);
  return until === null ? notNow(state) : went(state, { type: 'collecting', knocks, since, until });
}

function noted(state: KnockState, { seat, at, counts }: Signal): Applied {
  const { phase } = state;
  if (phase.type !== 'claim' || at - phase.decided > LATE) return notNow(state);
  if (barredOf(state).includes(seat)) return refuse('barred');
  if (hasKnocked(state, seat)) return refuse('alreadyKnocked');
  return went(state, { ...phase, late: [...phase.late, { seat, after: counts - phase.decided }] });
}

/** The window is over: the first has the claim. Alone it must be entered, since nobody is there to believe it (KNOCK-4, KNOCK-10). */
export function settled(state: KnockState, event: Settled): Applied {
  const { phase, config } = state;
  if (phase.type !== 'collecting') return notNow(state);
  if (event.at < phase.until) return refuse('tooEarly');
  if (!isFairOrder(phase.knocks, 1, event)) return refuse('badOrder');
  const { signals, decided, heat, late } = decide(phase.knocks, 1, event);
  const [first] = signals;
  if (first === undefined) return notNow(state);
  return went(state, {
    type: 'claim',
    claimant: first.seat,
    stage: config.players === 1 ? 'proving' : 'stating',
    agreed: [],
    heat,
    late,
    decided,
    until: endOf(event.at, config.claimTime),
    thought: first.at - phase.since,
  });
}

/** A stray touch is taken out, and the set goes on without it; all agreed (SLAP-9). */
export function voided(state: KnockState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type === 'claim')
    return seat === phase.claimant ? succeeded(state, phase, at) : refuse('hasNotKnocked');
  if (phase.type !== 'collecting') return notNow(state);
  if (!hasKnocked(state, seat)) return refuse('hasNotKnocked');
  const knocks = phase.knocks.filter((knock) => knock.seat !== seat);
  const first = Math.min(...phase.knocks.map((knock) => knock.at));
  return knocks.length === 0
    ? went(state, opening(state, at, first - phase.since))
    : collecting(state, phase.since, knocks);
}

/** Once the claimant's knock is void, the next other one by its stamp takes its place; without one the set goes on (SLAP-9). */
function succeeded(state: KnockState, phase: Claiming, at: number): Applied {
  const [next, ...others] = phase.late.toSorted((a, b) => a.after - b.after || a.seat - b.seat);
  const { handicaps } = state.config;
  if (!asksOthers(state) || next === undefined) return went(state, opening(state, at, phase.thought));
  return went(state, {
    type: 'claim',
    claimant: next.seat,
    stage: 'stating',
    agreed: [],
    heat: null,
    late: others.map(({ seat, after }) => ({ seat, after: after - next.after })),
    decided: phase.decided + next.after,
    until: endOf(at, state.config.claimTime),
    // Until the touch itself, as of the first one (SLAP-13).
    thought: phase.thought + next.after + delayOf(handicaps, phase.claimant) - delayOf(handicaps, next.seat),
  });
}

/** A player says that nothing works; when all who may still claim do, the cards are set aside (KNOCK-6). */
export function passed(state: KnockState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (barredOf(state).includes(seat)) return refuse('barred');
  if (phase.passed.includes(seat)) return refuse('alreadyPassed');
  const passed = [...phase.passed, seat];
  if (!asksOthers(state)) return passedBy(state, { ...phase, passed }, at);
  const since = phase.question?.since ?? null;
  // Nobody can have read it yet (SLAP-9).
  if (since !== null && at < since + CONSENT) return refuse('tooEarly');
  return passedBy(state, { ...phase, passed, question: { since: since ?? at, agreed: null } }, at);
}

/** What follows from who has passed; where the app says that nothing works, one is enough. */
export function passedBy(state: KnockState, phase: Open, at: number): Applied {
  const { config, table, target } = state;
  const none = config.sayNone && phase.passed.length > 0 && isKnownUnsolvable(table, target);
  const all = mayClaim(state).every((seat) => phase.passed.includes(seat));
  if (!none && !all) return went(state, phase);
  if (phase.question === null) return ok(setAside(state, 'passed', at - phase.since));
  return went(state, { ...phase, question: { ...phase.question, agreed: phase.question.agreed ?? at } });
}

/** All have agreed, and nobody has knocked since: the cards are set aside (KNOCK-6, SLAP-9). */
export function consented(state: KnockState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'open' || phase.question === null) return notNow(state);
  const { agreed } = phase.question;
  if (agreed === null || at < agreed + CONSENT) return refuse('tooEarly');
  return ok(setAside(state, 'passed', agreed - phase.since));
}

/** Somebody goes on looking: nobody has passed any more. */
export function keptLooking(state: KnockState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (barredOf(state).includes(seat)) return refuse('barred');
  return phase.passed.length === 0
    ? refuse('nobodyPassed')
    : went(state, { ...phase, passed: [], question: null });
}

/** The set time is over: the cards are set aside (KNOCK-6). */
export function timedOut(state: KnockState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return ok(setAside(state, 'timedOut', at - phase.since));
}
