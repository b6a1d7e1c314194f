import type { Corrected, Ruled } from '#lib/core/match/common.ts';
import type { Seat } from '#lib/core/match/game.ts';
import type { Lying } from '#lib/games/table/table-cards.ts';
import { isRecount, putUnder, resized, type Hidden } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import { inPhase, notNow, refuse, seatsOf, type Applied } from './phases.ts';
import type { Decision, SlapState } from './state.ts';

/** Who takes the four cards takes them, and the first empty pile wins (SLAP-5, SLAP-8, SLAP-11). */
export function settle(state: SlapState, decision: Decision): SlapState {
  const { claimant, namer, verdict } = decision;
  const takers = verdict === 'right' ? decision.takers : [claimant];
  const winner = verdict === 'right' ? claimant : namer;
  const cards = inTakingOrder(state, takers[0] ?? 0);
  const shares = seatsOf(state).map((seat) =>
    cards.filter((_, index) => takers[index % takers.length] === seat),
  );
  const last = {
    ...decision,
    set: state.set,
    piles: state.piles,
    table: state.table,
    winner,
    took: shares.map((share) => share.length),
  };
  const piles = state.piles.map((pile, seat) => putUnder(pile, shares[seat] ?? []));
  return finished({ ...state, piles, table: [], set: state.set + 1, swaps: 0, owes: null, last });
}

/** The cards on the table as they lie, seat by seat from the taker's right (SLAP-5). Seats go clockwise: the right neighbour is one less. */
function inTakingOrder({ table, config }: SlapState, taker: Seat): readonly Hidden[] {
  const distance = ({ seat }: Lying) => (taker - seat + config.players - 1) % config.players;
  return table.toSorted((a, b) => distance(a) - distance(b)).map(({ card }) => card);
}

/** Over if a pile is empty and no card lies on the table: the set's winner wins if theirs is, else all whose are (SLAP-11). */
function finished(state: SlapState): SlapState {
  const empty = seatsOf(state).filter((seat) => state.piles[seat]?.length === 0);
  if (empty.length === 0) return inPhase(state, { type: 'waiting', ready: [] });
  const winner = state.last?.winner;
  return inPhase(state, {
    type: 'over',
    winners: winner !== undefined && empty.includes(winner) ? [winner] : empty,
  });
}

/** The verdict on the set just settled is changed, and the cards follow; until the next cards are open. */
export function ruled(state: SlapState, { set, verdict }: Ruled): Applied {
  const { last } = state;
  if (last?.set !== set || last.verdict === verdict) return refuse('nothingToRule');
  const before: SlapState = { ...state, piles: last.piles, table: last.table, set: last.set };
  const { claimant, namer, order, takers, heat, texts, value } = last;
  return ok(settle(before, { claimant, namer, order, takers, heat, verdict, by: 'ruled', texts, value }));
}

/** Moves cards between piles; what lies on the table stays (SLAP-14). With all cards in the piles an empty one wins. */
export function corrected(state: SlapState, { counts }: Corrected): Applied {
  const { phase, piles, owes } = state;
  switch (phase.type) {
    case 'aiming':
    case 'shuffling':
    case 'reshuffling':
    case 'swapping':
      return notNow(state);
    default: {
      if (!isRecount(piles, counts, owes ?? [])) return refuse('badCounts');
      const next = { ...state, piles: resized(piles, counts), last: null };
      if (state.table.length > 0) return ok(next);
      const checked = finished({ ...next, last: state.last });
      // A count that runs goes on, if nobody has won.
      return ok({
        ...checked,
        phase: checked.phase.type === 'waiting' && phase.type === 'counting' ? phase : checked.phase,
        last: null,
      });
    }
  }
}
