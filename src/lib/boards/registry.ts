import type { Component } from 'svelte';
import type { GameId, GAMES } from '#lib/games/registry.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { TableProps } from './table/props.ts';

type Boards = {
  readonly [Id in GameId]?: () => Promise<{ default: Component<TableProps<MatchOf<(typeof GAMES)[Id]>>> }>;
};

/** The board of each game, fetched when a match of it is opened. */
export const BOARDS: Boards = {
  slap: () => import('./slap/SlapBoard.svelte'),
};
