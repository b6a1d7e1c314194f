import { isWhole } from '#lib/core/match/decode.ts';
import type { ConfigError, Millis, Seat } from '#lib/core/match/game.ts';
import {
  areHandicaps,
  LONGEST_DELAY,
  noHandicaps,
  plainHandicaps,
  type Handicap,
} from '#lib/games/table/handicap.ts';
import { isDeck, isFlag, readSettings, type Checks, type Deck } from '#lib/core/match/settings.ts';
import { ok, type Result } from '#lib/core/result.ts';

/** All house rules of one match. Times in milliseconds, 0 for none. */
export interface KnockConfig {
  readonly players: 1 | 2 | 3 | 4;
  readonly deck: Deck;
  /** 52 cards with J Q K as 11 12 13 (KNOCK-1). */
  readonly faces: boolean;
  /** The number to make, 1–99, or drawn from eight cards before each deck round (KNOCK-11). */
  readonly target: number | 'dynamic';
  /** A dynamic target that fewer than half of the deals can make is drawn again (KNOCK-11). */
  readonly redraw: boolean;
  /** How many deck rounds are played (KNOCK-8). */
  readonly rounds: number;
  /** Who deals first: drawn by card (KNOCK-2), or a seat. Alone nobody draws. */
  readonly dealer: Seat | 'drawn';
  /** To state a solution (SLAP-10). */
  readonly claimTime: Millis;
  /** KNOCK-6. */
  readonly setTime: Millis;
  /** Where the app knows that nothing works, one who says so is enough (KNOCK-6). */
  readonly sayNone: boolean;
  /** People call, anyone taps who was first (SLAP-15). */
  readonly called: boolean;
  /** By seat (SLAP-13). */
  readonly handicaps: readonly Handicap[];
  /**
   * Which edition of these rules a match is played by. Missing: one from before there was a second, in which an agreement held at once, and a
   * void brought the cards back although somebody else had knocked (KNOCK-6, SLAP-9).
   */
  readonly edition?: 2;
}

/** The most that each setting may be; the rules name no bounds for times and deck rounds, so these only keep mistakes out. */
export const KNOCK_LIMITS = {
  target: 99,
  rounds: 20,
  claimTime: 600_000,
  setTime: 3_600_000,
  delay: LONGEST_DELAY,
} as const;

/** The rules as they are usually played: one deck round, half a minute to state a solution (SLAP-10), five for a set (KNOCK-6). */
export const standardKnock = (players: KnockConfig['players']): KnockConfig => ({
  players,
  deck: 'dealt',
  faces: false,
  target: 24,
  redraw: false,
  rounds: 1,
  dealer: players === 1 ? 0 : 'drawn',
  claimTime: 30_000,
  setTime: 300_000,
  sayNone: false,
  called: false,
  handicaps: noHandicaps(players),
  edition: 2,
});

const CHECKS: Checks<KnockConfig> = {
  players: (value) => isWhole(value, 1, 4),
  deck: isDeck,
  faces: isFlag,
  target: (value) => value === 'dynamic' || isWhole(value, 1, KNOCK_LIMITS.target),
  redraw: isFlag,
  rounds: (value) => isWhole(value, 1, KNOCK_LIMITS.rounds),
  dealer: (value, { players }) =>
    value === 'drawn' ? players !== 1 : isWhole(value, 0, Number(players) - 1),
  claimTime: (value) => isWhole(value, 0, KNOCK_LIMITS.claimTime),
  setTime: (value) => isWhole(value, 0, KNOCK_LIMITS.setTime),
  sayNone: isFlag,
  called: isFlag,
  handicaps: (value, { players }) => areHandicaps(value, players),
  edition: (value) => value === 2,
};

/** Reads house rules; the first that is missing, unlawful or foreign is named. */
export function parseKnockConfig(input: unknown): Result<KnockConfig, ConfigError> {
  const read = readSettings<KnockConfig>(CHECKS, input, ['edition']);
  return read.ok ? ok({ ...read.value, handicaps: plainHandicaps(read.value.handicaps) }) : read;
}
