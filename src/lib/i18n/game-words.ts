import type { Header } from '#lib/core/match/header.ts';
import type { GameId } from '#lib/games/registry.ts';
import type { GameWords } from './en/games.ts';
import { games, otherGame } from './messages.ts';

/** What is said of the game of a stored match; for one that this version does not know its id is the name. */
export const wordsOf = (game: string): GameWords =>
  Object.hasOwn(games, game) ? games[game as GameId] : { ...otherGame, name: game };

/** Whether lists tell the scores of a match. */
export const isScored = ({ game, players }: Pick<Header, 'game' | 'players'>): boolean =>
  players.length > 1 || !wordsOf(game).unscoredAlone;
