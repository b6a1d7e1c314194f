import { createRng } from '#lib/core/chance.ts';
import type { Work } from '#lib/core/work.ts';
import { chance } from '../chance.ts';
import { HAND } from '../cards.ts';
import type { FoursEvent } from '../events.ts';
import { targetOf } from '../phases.ts';
import { applyFours } from '../rules.ts';
import type { FoursState } from '../state.ts';
import { Careful } from './careful.ts';
import { findWin } from './win.ts';

/** A round that takes longer has no par. */
export const MOST_TURNS = 12;

/**
 * How many turns a careful player needs alone for the round that begins here: one who sees the board and the hand but no card that lies face
 * down, wins as soon as the hand can, and else plays so that the next draw wins as likely as can be. The cards that come are those that
 * really come. Null when twelve turns do not suffice, or no round begins here. A few tenths of a second.
 */
export function* parOf(start: FoursState): Work<number | null> {
  const { config } = start;
  const target = targetOf(start);
  if (target === null) return null;
  const careful = new Careful(target, config);
  // When the draw pile runs out, what is shuffled then is not known: any order will do, as long as it is always the same.
  const rng = createRng(target);
  let state = start;
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const { phase, board, hands, pile, discard } = state;
    if (phase.type !== 'turn') return null;
    const { seat } = phase;
    const hand = hands[seat] ?? [];
    if (findWin({ board, hand, target, options: config }).win) return turn;
    const unseen = pile.length >= HAND ? pile : [...pile, ...discard];
    const plays = yield* careful.turn({ board, hand, unseen });
    if (plays === null) return null;
    const turnEvents: readonly FoursEvent[] = [
      ...plays.map((play): FoursEvent => ({ type: 'played', seat, at: 0, ...play })),
      { type: 'ended', seat, at: 0 },
    ];
    for (const event of turnEvents) state = taken(state, event);
    const owed = chance(state, { rng, at: 0, seed: target });
    if (owed) state = taken(state, owed);
  }
  return null;
}

function taken(state: FoursState, event: FoursEvent): FoursState {
  const next = applyFours(state, event);
  if (!next.ok) throw new Error(`A careful player was refused: ${next.error.code}`);
  return next.value;
}
