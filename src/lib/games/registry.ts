import type { AnyGame } from '#lib/core/match/game.ts';
import { contest } from './contest/index.ts';
import { fours } from './fours/index.ts';
import { kings } from './kings/index.ts';
import { knock } from './knock/index.ts';
import { slap } from './slap/index.ts';

/** Every game with a match, by its id. */
export const GAMES = { slap, knock, fours, contest, kings } as const satisfies Readonly<
  Record<string, AnyGame>
>;
export type GameId = keyof typeof GAMES;

/** The game of a stored id; undefined for one that this version does not know. */
export const gameOf = (id: string): AnyGame | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id as GameId] : undefined;
