import type { Act } from '#lib/core/match/acts.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { isKnownUnsolvable } from '#lib/core/match/lying.ts';
import { putUnder, type Pile } from '#lib/core/match/piles.ts';
import { hasSignalled } from '#lib/core/match/signals.ts';
import { ok } from '#lib/core/result.ts';
import type { Picked } from './events.ts';
import { inPhase, notNow, refuse, seatsOf, toOpening, went, type Applied } from './phases.ts';
import type { Phase, SlapState } from './state.ts';

/** After so many swaps in a row the next one is a reshuffle (SLAP-7). */
export const MOST_SWAPS = 10;

type Open = Extract<Phase, { type: 'open' }>;

/** A player would like other cards. All must agree, unless nothing works and the house says so (SLAP-7). */
export function swapAsked(state: SlapState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (phase.asked.includes(seat)) return refuse('alreadyAsked');
  if (hasSignalled(phase.slaps, seat)) return refuse('alreadySlapped');
  return askedBy(state, { ...phase, asked: [...phase.asked, seat] });
}

/** What follows from who asks. Who gave up agrees to anything. */
export function askedBy(state: SlapState, phase: Open): Applied {
  const { asked, quits, slaps } = phase;
  const { config, table, target } = state;
  const all = seatsOf(state).every((seat) => asked.includes(seat) || quits.includes(seat));
  const none = config.sayNone && asked.length > 0 && slaps.length === 0 && isKnownUnsolvable(table, target);
  return all || none ? ok(toSwap(state, false)) : went(state, phase);
}

/** Somebody keeps looking: the request is off the table. */
export function swapDeclined(state: SlapState): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  return phase.asked.length === 0 ? refuse('nobodyAsked') : went(state, { ...phase, asked: [] });
}

/** Lets everybody pick; after ten swaps in a row all cards go back and the piles are shuffled. `must`: everyone swaps (SLAP-7). */
export function toSwap(state: SlapState, must: boolean): SlapState {
  if (state.swaps >= MOST_SWAPS) {
    const piles = state.piles.map((pile, seat) => putUnder(pile, cardsOf(state, seat)));
    return { ...state, piles, table: [], swaps: 0, phase: { type: 'reshuffling' } };
  }
  // A player with an empty pile keeps their cards, and so has nothing to pick. Thirty-six cards lie in piles: somebody has.
  const picks = state.piles.map((pile) => (pile.length === 0 ? 'keep' : null));
  return inPhase(state, { type: 'swapping', picks, must });
}

const cardsOf = ({ table }: SlapState, seat: number): Pile =>
  table.filter((lying) => lying.seat === seat).map(({ card }) => card);

/** One card goes back, or none; may be changed until all have picked (SLAP-7). */
export function picked(state: SlapState, { seat, at, place }: Picked): Applied {
  const { phase, piles, table } = state;
  if (phase.type !== 'swapping') return notNow(state);
  const empty = piles[seat]?.length === 0;
  if (place !== null && table[place]?.seat !== seat) return refuse('notYourCard');
  if (place !== null && empty) return refuse('emptyPile');
  if (place === null && phase.must && !empty) return refuse('mustSwap');
  const picks = phase.picks.with(seat, place ?? 'keep');
  if (picks.every((pick) => pick === 'keep')) return refuse('mustSwap');
  if (picks.includes(null)) return went(state, { ...phase, picks });
  return ok(swapped(state, picks, at));
}

/** The picked cards go under their owners' piles; as many will be turned up. Which of a real deck's ranks stay, nobody has said. */
function swapped(state: SlapState, picks: readonly (number | 'keep' | null)[], at: Millis): SlapState {
  const { table, config } = state;
  const kept = table.filter((_, place) => !picks.includes(place));
  return toOpening(
    {
      ...state,
      table: config.deck === 'physical' ? kept.map((lying) => ({ ...lying, rank: null })) : kept,
      piles: state.piles.map((pile, seat) => {
        const pick = picks[seat];
        return typeof pick === 'number' ? putUnder(pile, [table[pick]?.card ?? null]) : pile;
      }),
      owes: picks.map((pick) => (typeof pick === 'number' ? 1 : 0)),
      swaps: state.swaps + 1,
    },
    at,
  );
}
