import type { Act, Aimed, Shuffled, Tick } from '#lib/games/table/acts.ts';
import { aimedTarget } from '#lib/games/table/aiming.ts';
import { ON_TABLE, turnedUp } from '#lib/games/table/table-cards.ts';
import { dealOut, isReordered, turnCounts } from '#lib/games/table/piles.ts';
import { COUNT, endOf } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import { DECK } from './deck.ts';
import type { Reshuffled } from './events.ts';
import { inPhase, isSecond, notNow, refuse, toOpening, went, type Applied } from './phases.ts';
import { afterAiming, CARDS, HIGHEST, type SlapState } from './state.ts';

/** A dynamic target is drawn by the app or, with a real deck, entered (SLAP-4). */
export function aimed(state: SlapState, event: Aimed): Applied {
  if (state.phase.type !== 'aiming') return notNow(state);
  const { deck } = state.config;
  const target = aimedTarget(event, { deck, highest: HIGHEST });
  return target.ok ? ok({ ...state, target: target.value, phase: afterAiming(deck) }) : target;
}

/** All cards are dealt. The count begins when everybody is ready, in the first edition by itself (SLAP-1, SLAP-3, SLAP-16). */
export function shuffled(state: SlapState, { order, at }: Shuffled): Applied {
  if (state.phase.type !== 'shuffling') return notNow(state);
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  if (!isReordered(order, deck)) return refuse('badOrder');
  const dealt = { ...state, piles: dealOut(order, state.config.players) };
  return isSecond(state) ? went(dealt, { type: 'waiting', ready: [] }) : ok(toOpening(dealt, at));
}

/** Each pile is shuffled, by the app or by hand (SLAP-7). */
export function reshuffled(state: SlapState, { piles, seat, at }: Reshuffled): Applied {
  if (state.phase.type !== 'reshuffling') return notNow(state);
  if (state.config.deck === 'physical') {
    return piles === null && seat !== undefined ? ok(toOpening(state, at)) : refuse('dealtOnly');
  }
  if (piles === null || seat !== undefined) return refuse('realOnly');
  const same = state.piles.every((pile, index) => isReordered(piles[index] ?? [], pile));
  if (!same || piles.length !== state.piles.length) return refuse('badOrder');
  return ok(toOpening({ ...state, piles }, at));
}

/** One player lets a dealt match go on; round a real deck and before the first cards everybody must be ready (SLAP-3, SLAP-16). */
export function readied(state: SlapState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (phase.type !== 'waiting') return notNow(state);
  if (phase.ready.includes(seat)) return refuse('alreadyReady');
  const ready = [...phase.ready, seat];
  const isFirst = isSecond(state) && state.set === 0 && config.again !== true;
  const all = config.deck === 'physical' || isFirst;
  return all && ready.length < config.players
    ? went(state, { type: 'waiting', ready })
    : went(state, { type: 'counting', until: at + COUNT });
}

/** Turns up what each seat owes: its share of four, or what it swapped (SLAP-3, SLAP-7, SLAP-14). */
export function opened(state: SlapState, { at }: Tick): Applied {
  const { phase, piles, config } = state;
  if (phase.type !== 'counting') return notNow(state);
  if (at < phase.until) return refuse('tooEarly');
  const sizes = piles.map((pile) => pile.length);
  const turns = state.owes ?? turnCounts(sizes, ON_TABLE / config.players);
  const opening: SlapState = { ...state, ...turnedUp(DECK, state, turns), owes: null, last: null };
  const until = endOf(at, config.setTime);
  return ok(inPhase(opening, { type: 'open', slaps: [], quits: [], asked: [], question: null, until }));
}
