import type { Component } from 'svelte';
import type { GameId, GAMES } from '#lib/games/registry.ts';
import type { AnyMatch, MatchOf } from '#lib/match/open-match.ts';
import type { MenuFacts } from './table/menu-facts.ts';
import type { TableProps } from './table/props.ts';

/** What a game brings to the table. */
export interface GameBoard<Match> {
  readonly Board: Component<TableProps<Match>>;
  readonly menuFacts: (match: Match) => MenuFacts;
}

type Boards = {
  readonly [Id in GameId]?: () => Promise<GameBoard<MatchOf<(typeof GAMES)[Id]>>>;
};

/** The board of each game, fetched when a match of it is opened. */
const BOARDS: Boards = {
  slap: () => import('./slap/index.ts'),
};

/** Whether a game can be played: its rules may be there before its board is. */
export const hasBoard = (game: GameId): boolean => Object.hasOwn(BOARDS, game);

/** The board of a match, whichever game it is; null for a game without one. */
export async function boardOf({ game }: AnyMatch): Promise<GameBoard<AnyMatch> | null> {
  // A match of a game is what that game's own board takes: the registry's rows say so, its keys alone do not.
  const fetch = (BOARDS as Readonly<Record<string, () => Promise<unknown>>>)[game.id];
  return fetch ? ((await fetch()) as GameBoard<AnyMatch>) : null;
}
