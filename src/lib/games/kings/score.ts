import type { Seat } from '#lib/core/match/game.ts';
import { leadersOf } from '#lib/core/match/leaders.ts';
import { changedAt } from '#lib/games/table/piles.ts';
import { nextSeat } from '#lib/core/match/seats.ts';
import { bestOf } from './calculus/best.ts';
import { groundOf } from './castle.ts';
import { playingAfter } from './seats.ts';
import { newGame, type KingsDecided, type End, type KingsState, type Score } from './state.ts';

/** Scores the hand of a seat with the castles as they stand (KINGS-4, KINGS-6). */
export function withScore(state: KingsState, seat: Seat, call: Score['call'] = null): KingsState {
  const ground = groundOf(state.castles, state.config);
  const score: Score = {
    worths: ground.castles.map(({ worth }) => worth),
    best: bestOf(state.hands[seat] ?? [], ground),
    own: null,
    call,
  };
  return { ...state, scored: changedAt<Score | null>(state.scored, seat, () => score) };
}

/** How a game ends, and who called rightly. */
export interface GameEnding {
  readonly caller: Seat | null;
  readonly end: End;
}

/**
 * The game ends: everybody who still plays is scored, after the caller in the order of turns, or after The Turn (KINGS-4 to 6). Of a real
 * deck their cards must be entered first.
 */
export function ended(state: KingsState, ending: GameEnding): KingsState {
  const waiting = playingAfter(state, ending.caller ?? state.theTurn);
  if (state.config.deck === 'physical' && waiting.length > 0)
    return { ...state, phase: { type: 'entering', waiting, ...ending } };
  const all = waiting.reduce((scoring, seat) => withScore(scoring, seat), state);
  const points = all.scored.map((score) => score?.best.halves ?? 0);
  const games = [...all.games, { points, ...ending }];
  return { ...all, games, phase: { type: 'calculus', ...ending } };
}

/** By seat, the points of all decided games, in halves (KINGS-10). */
export const sumsOf = ({ games, config }: Pick<KingsState, 'games' | 'config'>): readonly number[] =>
  Array.from({ length: config.players }, (_, seat) =>
    games.reduce((sum: number, { points }: KingsDecided) => sum + (points[seat] ?? 0), 0),
  );

/** On to the next game, for which The Turn passes on; after the last one the highest sum wins (KINGS-10). */
export function afterGame(state: KingsState): KingsState {
  const { config, games, theTurn } = state;
  if (games.length < config.games) return newGame(config, nextSeat(config, theTurn), games);
  return { ...state, phase: { type: 'over', winners: leadersOf(sumsOf(state)) } };
}
