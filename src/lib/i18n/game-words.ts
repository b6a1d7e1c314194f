import type { GameId } from '#lib/games/registry.ts';
import type { GameWords } from './en/games.ts';
import { games, otherGame } from './messages.ts';

/** What is said of the game of a stored match; for one that this version does not know its id is the name. */
export const wordsOf = (game: string): GameWords =>
  Object.hasOwn(games, game) ? games[game as GameId] : { ...otherGame, name: game };
