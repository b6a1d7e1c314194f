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
  readonly [Id in GameId]: () => Promise<GameBoard<MatchOf<(typeof GAMES)[Id]>>>;
};

/** The board of each game, fetched when a match of it is opened. */
const BOARDS: Boards = {
  slap: () => import('./slap/index.ts'),
  knock: () => import('./knock/index.ts'),
};

/** The board of a match, whichever game it is. */
export async function boardOf({ game }: AnyMatch): Promise<GameBoard<AnyMatch>> {
  // A match of a game is what that game's own board takes: the registry's rows say so, its keys alone do not.
  return (await BOARDS[game.id as GameId]()) as unknown as GameBoard<AnyMatch>;
}
