import type { Tick } from '#lib/games/table/acts.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { isKnownUnsolvable } from '#lib/games/table/table-cards.ts';
import { putUnder, type Pile } from '#lib/games/table/piles.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import type { Picked, SwapAsked } from './events.ts';
import { inPhase, isSecond, notNow, refuse, seatsOf, toOpening, went, type Applied } from './phases.ts';
import type { Phase, SlapState } from './state.ts';

/** After so many swaps in a row the next one is a reshuffle (SLAP-7). */
export const MOST_SWAPS = 10;

type Open = Extract<Phase, { type: 'open' }>;

/** A player would like other cards. All must agree, unless nothing works and the house says so (SLAP-7). */
export function swapAsked(state: SlapState, { seat, at, keep }: SwapAsked): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  if (phase.asked.includes(seat)) return refuse('alreadyAsked');
  if (hasSignalled(phase.slaps, seat)) return refuse('alreadySlapped');
  const asked = [...phase.asked, seat];
  if (!isSecond(state)) return askedBy(state, { ...phase, asked }, at);
  if (phase.slaps.length > 0) return notNow(state);
  if (keep === true && state.config.players === 2) return refuse('fourOnly');
  const { since, keeps } = phase.question ?? { since: null, keeps: [] };
  // Nobody can have read it yet.
  if (since !== null && at < since + CONSENT) return refuse('tooEarly');
  const kept = keep === true ? [...keeps, seat] : keeps;
  const question = { since: since ?? at, keeps: kept, agreed: null };
  const open: Open = { ...phase, asked, question };
  return isAllKept(state, open) ? refuse('mustSwap') : askedBy(state, open, at);
}

/** At least one card changes: not everybody who could give one back keeps it. */
function isAllKept(state: SlapState, { asked, question }: Open): boolean {
  const able = seatsOf(state).filter((seat) => (state.piles[seat]?.length ?? 0) > 0);
  return able.every((seat) => asked.includes(seat) && (question?.keeps.includes(seat) ?? false));
}

/** All have agreed, and nobody has slapped since: cards change as each has chosen (SLAP-7, SLAP-9). */
export function consented(state: SlapState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'open' || phase.question === null) return notNow(state);
  const { agreed, keeps } = phase.question;
  if (agreed === null || at < agreed + CONSENT) return refuse('tooEarly');
  const next = toSwap(state, false);
  if (next.phase.type !== 'swapping' || state.config.players === 2) return ok(next);
  const chosen = next.phase.picks.map((pick, seat) => {
    if (pick !== null || !phase.asked.includes(seat)) return pick;
    return keeps.includes(seat) ? 'keep' : state.table.findIndex((lying) => lying.seat === seat);
  });
  return chosen.includes(null) ? went(next, { ...next.phase, picks: chosen }) : ok(swapped(next, chosen, at));
}

/** What follows from who asks. Who gave up agrees to anything. */
export function askedBy(state: SlapState, phase: Open, at: Millis): Applied {
  const { asked, quits, slaps } = phase;
  const { config, table, target } = state;
  const all = seatsOf(state).every((seat) => asked.includes(seat) || quits.includes(seat));
  const none = config.sayNone && asked.length > 0 && slaps.length === 0 && isKnownUnsolvable(table, target);
  if (!all && !none) return went(state, phase);
  if (phase.question === null) return ok(toSwap(state, false));
  return went(state, { ...phase, question: { ...phase.question, agreed: phase.question.agreed ?? at } });
}

/** Somebody keeps looking: the request is off the table. */
export function swapDeclined(state: SlapState): Applied {
  const { phase } = state;
  if (phase.type !== 'open') return notNow(state);
  return phase.asked.length === 0
    ? refuse('nobodyAsked')
    : went(state, { ...phase, asked: [], question: null });
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
