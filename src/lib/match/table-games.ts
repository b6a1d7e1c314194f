import type { Deck } from '#lib/core/match/settings.ts';
import type { GameId } from '#lib/games/registry.ts';
import { contestSetup } from './games/contest.ts';
import { foursSetup } from './games/fours.ts';
import { kingsSetup } from './games/kings.ts';
import { knockSetup } from './games/knock.ts';
import { slapSetup } from './games/slap.ts';
import { settingOf, type HouseRules, type RuleRow, type SeatRow } from './rule-rows.ts';
import type { TableGame } from './table-game.ts';

/** The games that set-up knows, in the order in which they are offered. Their settings alone: set-up does without the rules of play. */
export const TABLE_GAMES: Readonly<Record<GameId, TableGame>> = {
  slap: slapSetup,
  knock: knockSetup,
  fours: foursSetup,
  contest: contestSetup,
  kings: kingsSetup,
};

/** What a first visit finds set up. */
export const FIRST_GAME: GameId = 'slap';

/** The games that are offered, in that order. */
export const TABLE_GAME_IDS = Object.keys(TABLE_GAMES) as readonly GameId[];

/** The name of the first setting of a game with such a row; null where none has it. */
export function fieldOf(game: GameId, kind: RuleRow['kind']): string | null {
  const found = Object.entries(TABLE_GAMES[game].rows).find(([, row]) => row.kind === kind);
  return found?.[0] ?? null;
}

/** The line of a game for who begins; null where nobody does. */
export const seatRowOf = (game: GameId): SeatRow | null =>
  Object.values(TABLE_GAMES[game].rows).find((row) => row.kind === 'seat') ?? null;

/** The decks that so many can play with. */
export const decksFor = (game: GameId, players: number): readonly Deck[] =>
  TABLE_GAMES[game].dealtOnly === true || (players === 1 && !TABLE_GAMES[game].realAlone)
    ? ['dealt']
    : ['physical', 'dealt'];

/** The number to make, or its draw; null in a game that makes none. */
export function targetAtTable(game: GameId, rules: HouseRules): number | 'dynamic' | null {
  const field = fieldOf(game, 'target');
  const target = field === null ? null : settingOf(rules, field);
  return typeof target === 'number' || target === 'dynamic' ? target : null;
}

/** The highest rank of the deck that is played with (SLAP-1, KNOCK-1). */
export function highestRank(game: GameId, rules: HouseRules): number {
  const { courts } = TABLE_GAMES[game];
  return courts !== undefined && settingOf(rules, courts) === true ? 13 : 10;
}
