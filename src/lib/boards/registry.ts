import type { Component } from 'svelte';
import type { FiguresOf } from '#lib/core/match/figures.ts';
import type { ReadMatch } from '#lib/core/match/file.ts';
import type { GameId, GAMES } from '#lib/games/registry.ts';
import type { AnyMatch, LogOf, MatchOf } from '#lib/match/open-match.ts';
import type { BestsProps, ReplayProps } from './replay/props.ts';
import type { MenuFacts } from './table/menu-facts.ts';
import type { Introduction } from './table/introduction.ts';
import type { TableProps } from './table/props.ts';

/** What a game brings to the table. */
export interface GameBoard<Match> {
  readonly Board: Component<TableProps<Match>>;
  readonly menuFacts: (match: Match) => MenuFacts;
  /** What people are told before a game's first match on a device (SLAP-16). */
  readonly introduction: Introduction<Match>;
  /** One holds the device and passes it on: it turns with the page, has no key for each seat, and covers itself when it was left. */
  readonly isHandheld?: boolean;
  /** Of such a game: whether it may lie flat as well, each at an edge of their own; it stands until somebody says so. */
  readonly canLie?: (match: Match, size: Readonly<Record<'width' | 'height' | 'em', number>>) => boolean;
}

/** How a game looks back on a match that is over. */
export interface GameReplay<Log> {
  readonly Replay: Component<ReplayProps<Log>>;
}

/** What a game brings of its own; each part is fetched when it is first asked for. */
interface GameParts<G> {
  readonly board: () => Promise<GameBoard<MatchOf<G>>>;
  readonly replay: () => Promise<GameReplay<LogOf<G>>>;
  /** What its matches come to together. */
  readonly figures: () => Promise<{ readonly figures: FiguresOf<LogOf<G>> }>;
  /** The best that one came to alone by each set of rules, where the game has such. */
  readonly bests?: GameBests;
}
type GameBests = () => Promise<{ readonly default: Component<BestsProps> }>;

/** A row for each game. */
const PARTS: { readonly [Id in GameId]: GameParts<(typeof GAMES)[Id]> } = {
  slap: {
    board: () => import('./slap/index.ts'),
    replay: () => import('./slap/replay.ts'),
    figures: () => import('#lib/games/slap/figures.ts'),
  },
  knock: {
    board: () => import('./knock/index.ts'),
    replay: () => import('./knock/replay.ts'),
    figures: () => import('#lib/games/knock/figures.ts'),
  },
  fours: {
    board: () => import('./fours/index.ts'),
    replay: () => import('./fours/replay.ts'),
    figures: () => import('#lib/games/fours/figures.ts'),
  },
  contest: {
    board: () => import('./contest/index.ts'),
    replay: () => import('./contest/replay.ts'),
    figures: () => import('#lib/games/contest/figures.ts'),
    bests: () => import('./contest/SoloBests.svelte'),
  },
  kings: {
    board: () => import('./kings/index.ts'),
    replay: () => import('./kings/replay.ts'),
    figures: () => import('#lib/games/kings/figures.ts'),
  },
};

/** The parts of a game that has rules here; it takes any match, since a match of a game is what that game's own parts take. */
interface AnyParts {
  readonly board: () => Promise<GameBoard<AnyMatch>>;
  readonly replay: () => Promise<GameReplay<ReadMatch>>;
  readonly figures: () => Promise<{ readonly figures: FiguresOf<ReadMatch> }>;
  readonly bests?: GameBests;
}

// The registry's rows say which match belongs to which parts, its keys alone do not.
const partsOf = (game: string): AnyParts => PARTS[game as GameId] as unknown as AnyParts;

/** The board of a match, whichever game it is. */
export const boardOf = ({ game }: Pick<AnyMatch, 'game'>): Promise<GameBoard<AnyMatch>> =>
  partsOf(game.id).board();

/** How a match is looked back on, whichever game it is. */
export const replayOf = ({ game }: ReadMatch): Promise<GameReplay<ReadMatch>> => partsOf(game.id).replay();

/** How the figures of a match are read, whichever game it is. */
export const figuresOf = async ({ game }: ReadMatch): Promise<FiguresOf<ReadMatch>> =>
  (await partsOf(game.id).figures()).figures;

/** How the bests of a game are listed; undefined for one that has none, or that this version does not know. */
export const gameBestsOf = (game: string): GameBests | undefined =>
  Object.hasOwn(PARTS, game) ? partsOf(game).bests : undefined;
