import type { ConfigError, Millis, Seat } from '#lib/core/match/game.ts';
import { noHandicaps, type Handicap } from '#lib/core/match/handicap.ts';
import type { Deck } from '#lib/core/match/settings.ts';
import type { Result } from '#lib/core/result.ts';
import { KNOCK_LIMITS, parseKnockConfig, standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import type { GameId } from '#lib/games/registry.ts';
import { parseSlapConfig, standardSlap } from '#lib/games/slap/config.ts';

/** House rules while they are being made: those that every game at the table has, and those that some have. The game's `parseConfig` judges. */
export interface HouseRules {
  readonly players: number;
  readonly deck: Deck;
  readonly target: number | 'dynamic';
  readonly claimTime: Millis;
  readonly setTime: Millis;
  readonly sayNone: boolean;
  readonly called: boolean;
  readonly handicaps: readonly Handicap[];
  readonly faces?: boolean;
  readonly redraw?: boolean;
  readonly rounds?: number;
  readonly dealer?: Seat | 'drawn';
}

/** What set-up has to know of a game before anything is chosen. */
export interface TableGame {
  /** How many can play, fewest first. */
  readonly players: readonly number[];
  /** For how many it is set up at first. */
  readonly usual: number;
  /** The rules as published, for so many of them. */
  standard(players: number): HouseRules;
  /** As the game itself reads its settings. */
  parse(input: unknown): Result<HouseRules, ConfigError>;
}

/** The games that set-up offers: a row for each. Their settings alone: set-up does without the rules of play. */
export const TABLE_GAMES: Readonly<Record<GameId, TableGame>> = {
  slap: {
    players: [2, 4],
    usual: 2,
    standard: (players) => standardSlap(players === 4 ? 4 : 2),
    parse: parseSlapConfig,
  },
  knock: {
    players: [1, 2, 3, 4],
    usual: 4,
    standard: (players) => standardKnock(toFew(players)),
    parse: parseKnockConfig,
  },
};

/** In the order in which they are offered. */
export const TABLE_GAME_IDS = Object.keys(TABLE_GAMES) as readonly GameId[];

/** The most deck rounds that can be agreed on (KNOCK-8). */
export const MOST_ROUNDS = KNOCK_LIMITS.rounds;

/** The highest rank of the deck that is played with (SLAP-1, KNOCK-1). */
export const highestRank = ({ faces }: HouseRules): number => (faces === true ? 13 : 10);

/** The same rules for another number of players, who have no handicaps yet; the first dealer is drawn again where there was one. */
export function resize(rules: HouseRules, players: number): HouseRules {
  const resized = { ...rules, players, handicaps: noHandicaps(players) };
  return rules.dealer === undefined ? resized : { ...resized, dealer: players === 1 ? 0 : 'drawn' };
}

const toFew = (players: number): KnockConfig['players'] =>
  players === 1 || players === 2 || players === 3 ? players : 4;
