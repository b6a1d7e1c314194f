import type { Act } from '#lib/games/table/acts.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import type { Played } from './events.ts';
import { refill } from './flow.ts';
import { layOn } from './lay.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import type { FoursState } from './state.ts';

/** At most so many cards in one turn (FOURS-3). */
export const MOST_PLAYED = 3;

/** One card on the board (FOURS-3 to 7). Each is an event of its own: taking it back is an undo. */
export function played(state: FoursState, { seat, card, place, row, index, cancels }: Played): Applied {
  const { phase, config } = state;
  if (phase.type !== 'turn') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  if (phase.plays.length >= MOST_PLAYED) return refuse('threePlayed');
  const held = (config.deck === 'dealt' ? state.hands[seat] : state.pile) ?? [];
  if (!held.includes(card)) return refuse(config.deck === 'dealt' ? 'notHeld' : 'inUse');
  const play = { card, place, row, index, cancels };
  const fresh = phase.plays.map((each) => each.card);
  const laid = layOn(state.board, play, { fresh, negation: config.negation });
  if (!laid.ok) return laid;
  const { board, gone } = laid.value;
  const left = held.filter((each) => each !== card);
  return ok({
    ...state,
    ...(config.deck === 'dealt'
      ? { hands: changedAt(state.hands, seat, () => left), discard: [...state.discard, ...gone] }
      : { pile: [...left, ...gone] }),
    board,
    phase: { ...phase, plays: [...phase.plays, play] },
  });
}

/** The turn is over: the hand is filled, then the board is judged (FOURS-3). */
export function ended(state: FoursState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'turn') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  const turn = { seat, plays: phase.plays };
  return ok(refill({ ...state, turns: [...state.turns, turn] }, seat, 'judge'));
}
