import type { Corrected, Ruled } from '#lib/core/match/common.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { leadersOf } from '#lib/core/match/leaders.ts';
import { changedAt, isRecount, putUnder, resized } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import { mayClaim, notNow, opening, refuse, type Applied } from './phases.ts';
import { sumsOf } from './score.ts';
import type { Claim, KnockSet, KnockState } from './state.ts';

/** A right claim collects the cards; a wrong one bars the claimant, and the others go on, if there are any (KNOCK-5, KNOCK-6). */
export function judged(state: KnockState, claim: Claim, at: Millis): KnockState {
  const { claimant, verdict, thought } = claim;
  const known = { ...state, claims: [...state.claims, claim] };
  if (verdict === 'right') return settle(known, { taker: claimant, by: 'claimed', thought });
  if (mayClaim(known).length === 0) return setAside(known, 'barred', thought);
  return { ...known, phase: opening(known, at, thought) };
}

/** The cards are won by nobody (KNOCK-6). */
export const setAside = (
  state: KnockState,
  by: 'passed' | 'timedOut' | 'barred',
  thought: Millis,
): KnockState => settle(state, { taker: null, by, thought });

function settle(state: KnockState, how: Pick<KnockSet, 'taker' | 'by' | 'thought'>): KnockState {
  const { set, round, target, table, claims, won, aside, sets } = state;
  const cards = table.map(({ card }) => card);
  const done: KnockSet = { set, round, target, table, claims, ...how };
  return finished({
    ...state,
    won: how.taker === null ? won : changedAt(won, how.taker, (pile) => putUnder(pile, cards)),
    aside: how.taker === null ? putUnder(aside, cards) : aside,
    table: [],
    claims: [],
    set: set + 1,
    sets: [...sets, done],
    last: done,
  });
}

/** A set as it lay before it was settled. */
function unsettled(state: KnockState, last: KnockSet): KnockState {
  const { won, aside, sets, scores, round } = state;
  const { taker, table, claims, set } = last;
  const back = <T>(pile: readonly T[]) => pile.slice(0, -table.length);
  return {
    ...state,
    won: taker === null ? won : changedAt(won, taker, back),
    aside: taker === null ? back(aside) : aside,
    table,
    claims,
    set,
    sets: sets.slice(0, -1),
    scores: scores.slice(0, round),
    last: null,
  };
}

/** The deck round is over when all cards have been played, and the match after the last one (KNOCK-7, KNOCK-8). */
function finished(state: KnockState): KnockState {
  const { piles, won, aside, target, dealer, round, config } = state;
  const earlier = state.scores.slice(0, round);
  if (piles.some((pile) => pile.length > 0)) return { ...state, scores: earlier, phase: { type: 'waiting' } };
  const score = { target, dealer, won: won.map((pile) => pile.length), aside: aside.length };
  const next = { ...state, scores: [...earlier, score] };
  if (round + 1 < config.rounds) return { ...next, phase: { type: 'scored' } };
  // Equal sums share (KNOCK-8).
  return { ...next, phase: { type: 'over', winners: leadersOf(sumsOf(next)) } };
}

/**
 * The verdict on the last claim of a set is changed: of the one that is open, or of the one just settled, until the next cards are open. The
 * cards follow, and after a claim that was wrong after all the others go on with what time they had.
 */
export function ruled(state: KnockState, { set, verdict, at }: Ruled): Applied {
  const { last } = state;
  const before = set === state.set ? state : last?.set === set ? unsettled(state, last) : null;
  const claim = before?.claims.at(-1);
  if (!before || !claim || claim.verdict === verdict) return refuse('nothingToRule');
  const earlier = { ...before, claims: before.claims.slice(0, -1) };
  return ok(judged(earlier, { ...claim, verdict, by: 'ruled' }, at));
}

/** Moves cards between the piles, what was won and what was set aside; what lies on the table stays (SLAP-14). */
export function corrected(state: KnockState, { counts }: Corrected): Applied {
  const { phase, piles, won, aside } = state;
  switch (phase.type) {
    case 'drawing':
    case 'tied':
    case 'aiming':
    case 'shuffling':
      return notNow(state);
    default: {
      const all = [...piles, ...won, aside];
      if (!isRecount(all, counts)) return refuse('badCounts');
      const moved = resized(all, counts);
      const next: KnockState = {
        ...state,
        piles: moved.slice(0, piles.length),
        won: moved.slice(piles.length, -1),
        aside: moved.at(-1) ?? [],
        last: null,
      };
      if (state.table.length > 0) return ok(next);
      const checked = finished(next);
      // A count that runs goes on, if cards are left.
      return ok(
        checked.phase.type === 'waiting' && phase.type === 'counting' ? { ...checked, phase } : checked,
      );
    }
  }
}
