import type { Act } from '#lib/games/table/acts.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import { isRightCall } from './calculus/best.ts';
import { HAND } from './cards.ts';
import { groundOf } from './castle.ts';
import type { Entered } from './events.ts';
import { goOn } from './flow.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { taken } from './real.ts';
import { ended, withScore } from './score.ts';
import { isAlone } from './seats.ts';
import type { KingsState } from './state.ts';
import { turnAfter } from './turn.ts';

/** "Hand!" (KINGS-3). Of a real deck the seven cards are wanted now. */
export function called(state: KingsState, { seat }: Act): Applied {
  const { phase, scored } = state;
  if (phase.type === 'keeping')
    return scored[seat] === null ? ok({ ...state, phase: { type: 'claimed', seat } }) : refuse('out');
  if (phase.type !== 'turn') return notNow(state);
  return phase.seat === seat ? ok(judged(state, seat)) : refuse('notYours');
}

/** A right call ends the game; a wrong one ends it for the caller, and the others go on, or the one who is left (KINGS-4). */
function judged(state: KingsState, seat: Seat): KingsState {
  const right = isRightCall(state.hands[seat] ?? [], groundOf(state.castles, state.config));
  const scored = withScore(state, seat, right ? 'right' : 'wrong');
  if (right) return ended(scored, { caller: seat, end: 'called' });
  const out: KingsState = { ...scored, deeds: [...state.deeds, { type: 'wrongCall', seat }] };
  if (isAlone(state)) return ended(out, { caller: null, end: 'noneLeft' });
  if (isAlone(out) && state.config.edition === undefined)
    return ended(out, { caller: null, end: 'lastLeft' });
  return state.config.deck === 'dealt'
    ? goOn(out, turnAfter(out, seat))
    : { ...out, phase: { type: 'keeping' } };
}

/** The seven cards of one who called, or of one who is to be scored (KINGS-4). */
export function entered(state: KingsState, { seat, cards }: Entered): Applied {
  const { phase, config, pile, hands } = state;
  if (config.deck === 'dealt') return refuse('realOnly');
  if (phase.type !== 'claimed' && phase.type !== 'entering') return notNow(state);
  if (phase.type === 'claimed' ? phase.seat !== seat : !phase.waiting.includes(seat))
    return refuse('notYours');
  if (cards.length !== HAND) return refuse('notSeven');
  const found = taken(pile, cards);
  if (!found.ok) return found;
  const known = {
    ...state,
    pile: found.value.left,
    hands: changedAt(hands, seat, () => found.value.cards),
  };
  if (phase.type === 'claimed') return ok(judged(known, seat));
  const { caller, end } = phase;
  return ok(ended(withScore(known, seat), { caller, end }));
}

/** All agreed to be scored, without a caller (KINGS-5). One who plays on alone asks it for themselves (KINGS-4). */
export function agreed(state: KingsState, { seat }: Act): Applied {
  const { type } = state.phase;
  if (type !== 'turn' && type !== 'keeping') return notNow(state);
  if (isAlone(state))
    return state.scored[seat] === null ? ok(ended(state, { caller: null, end: 'lastLeft' })) : refuse('out');
  return ok(ended(state, { caller: null, end: 'agreed' }));
}
