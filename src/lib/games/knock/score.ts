import type { Millis } from '#lib/core/match/game.ts';
import type { KnockState } from './state.ts';

/** One point for each card won, by seat, over all deck rounds, the running one included (KNOCK-8). */
export function sumsOf({ scores, round, won }: KnockState): readonly number[] {
  const running = scores.length > round ? [] : [won.map((pile) => pile.length)];
  const rounds = [...scores.map((score) => score.won), ...running];
  return won.map((_, seat) => rounds.reduce((sum, cards) => sum + (cards[seat] ?? 0), 0));
}

/** How long the settled sets were thought about together, claims left out (KNOCK-10). */
export const thoughtOf = ({ sets }: KnockState): Millis =>
  sets.reduce((sum, { thought }) => sum + thought, 0);
