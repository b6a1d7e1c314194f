import type { Act } from '#lib/games/table/acts.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { ok } from '#lib/core/result.ts';
import { byHand } from './calculus/by-hand.ts';
import { groundOf } from './castle.ts';
import type { Amended, Arranged } from './events.ts';
import { notNow, refuse, type Applied } from './phases.ts';
import { afterGame } from './score.ts';
import type { KingsState } from './state.ts';

/** One's own arrangement, with the castles as they were when the hand was scored; the best one counts all the same (KINGS-6). */
export function arranged(state: KingsState, { seat, groups, pointer }: Arranged): Applied {
  const { phase, castles, config, hands, scored } = state;
  const score = scored[seat];
  // In the Calculus everybody has been scored.
  if (phase.type !== 'calculus' || !score) return notNow(state);
  const now = groundOf(castles, config);
  const then = now.castles.map(({ suit }, castle) => ({ suit, worth: score.worths[castle] ?? 0 }));
  const own = byHand(hands[seat] ?? [], { groups, pointer }, { ...now, castles: then });
  if (!own.ok) return own;
  return ok({ ...state, scored: changedAt(scored, seat, () => ({ ...score, own: own.value })) });
}

/** A figure of the sheet is corrected, as people may have agreed on something else (a real deck only). */
export function amended(state: KingsState, { game, whose, halves }: Amended): Applied {
  const { phase, config, games } = state;
  if (config.deck === 'dealt') return refuse('realOnly');
  if (phase.type !== 'calculus') return notNow(state);
  if (whose >= config.players) return refuse('noSuchSeat');
  if (game >= games.length) return refuse('noSuchGame');
  const points = (list: readonly number[]) => changedAt(list, whose, () => halves);
  return ok({
    ...state,
    games: changedAt(games, game, (each) => ({ ...each, points: points(each.points) })),
  });
}

/** The Calculus has been seen: on with the next game, or to the end (KINGS-10). */
export const readied = (state: KingsState, _: Act): Applied =>
  state.phase.type === 'calculus' ? ok(afterGame(state)) : notNow(state);
