import { dynamicTarget, TARGET_CARDS } from '#lib/core/dynamic-target.ts';
import { dealOut, isReordered, turnCounts } from '#lib/core/match/piles.ts';
import { ok } from '#lib/core/result.ts';
import { rankOf } from './deck.ts';
import type { Act, Aimed, Reshuffled, Shuffled, Tick } from './events.ts';
import { COUNT, endOf, inPhase, notNow, refuse, seatsOf, toOpening, went, type Applied } from './phases.ts';
import { afterAiming, CARDS, HIGHEST, ON_TABLE, type Lying, type SlapState } from './state.ts';

/** A dynamic target is drawn by the app or, with a real deck, entered (SLAP-4). */
export function aimed(state: SlapState, { ranks, seat }: Aimed): Applied {
  if (state.phase.type !== 'aiming') return notNow(state);
  const { deck } = state.config;
  if (deck === 'dealt' && seat !== undefined) return refuse('realOnly');
  if (deck === 'physical' && seat === undefined) return refuse('dealtOnly');
  const target = dynamicTarget(ranks, HIGHEST);
  if (target === null || (deck === 'dealt' && ranks.length !== TARGET_CARDS.drawn)) return refuse('badRanks');
  return ok({ ...state, target, phase: afterAiming(deck) });
}

/** All cards are dealt, and the count begins (SLAP-1, SLAP-3). */
export function shuffled(state: SlapState, { order, at }: Shuffled): Applied {
  if (state.phase.type !== 'shuffling') return notNow(state);
  const deck = Array.from({ length: CARDS }, (_, card) => card);
  if (!isReordered(order, deck)) return refuse('badOrder');
  return ok(toOpening({ ...state, piles: dealOut(order, state.config.players) }, at));
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

/** One player lets a dealt match go on; round a real deck everybody must be ready (SLAP-3). */
export function readied(state: SlapState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (phase.type !== 'waiting') return notNow(state);
  if (phase.ready.includes(seat)) return refuse('alreadyReady');
  const ready = [...phase.ready, seat];
  return config.deck === 'physical' && ready.length < config.players
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
  const table = seatsOf(state).flatMap((seat): readonly Lying[] => [
    ...state.table.filter((lying) => lying.seat === seat),
    ...(piles[seat] ?? []).slice(0, turns[seat]).map((card) => ({ seat, card, rank: rankOf(card) })),
  ]);
  return ok(
    inPhase(
      {
        ...state,
        table,
        piles: piles.map((pile, seat) => pile.slice(turns[seat])),
        owes: null,
        last: null,
      },
      { type: 'open', slaps: [], quits: [], asked: [], until: endOf(at, config.setTime) },
    ),
  );
}
