import type { ConfigError, Millis } from '#lib/core/match/game.ts';
import { isWhole } from '#lib/core/match/decode.ts';
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
export interface SlapConfig {
  readonly players: 2 | 4;
  readonly deck: Deck;
  /** The number to make, 1–99, or drawn from eight cards before the match (SLAP-4). */
  readonly target: number | 'dynamic';
  /** To state or to name (SLAP-8, SLAP-10). */
  readonly claimTime: Millis;
  /** SLAP-12. */
  readonly setTime: Millis;
  /** Say when nothing works (SLAP-7). */
  readonly sayNone: boolean;
  /** People call, anyone taps who was first (SLAP-15). */
  readonly called: boolean;
  /** By seat. */
  readonly handicaps: readonly Handicap[];
  /**
   * Which edition of these rules a match is played by. Missing: one from before there was a second, in which a dealt match began by itself,
   * an agreement held at once, and a void brought the cards back although somebody else had slapped (SLAP-7, SLAP-9, SLAP-16).
   */
  readonly edition?: 2;
  /** The same people have just played: one touch of Ready begins for all (SLAP-16). */
  readonly again?: true;
}

/** The most that each setting may be; the rules name no bounds for times, so these only keep mistakes out. */
export const SLAP_LIMITS = {
  target: 99,
  claimTime: 600_000,
  setTime: 3_600_000,
  delay: LONGEST_DELAY,
} as const;

/** The rules as they are usually played: half a minute to state a solution (SLAP-10), three for a set (SLAP-12). */
export const standardSlap = (players: 2 | 4): SlapConfig => ({
  players,
  deck: 'dealt',
  target: 24,
  claimTime: 30_000,
  setTime: 180_000,
  sayNone: false,
  called: false,
  handicaps: noHandicaps(players),
  edition: 2,
});

const CHECKS: Checks<SlapConfig> = {
  players: (value) => value === 2 || value === 4,
  deck: isDeck,
  target: (value) => value === 'dynamic' || isWhole(value, 1, SLAP_LIMITS.target),
  claimTime: (value) => isWhole(value, 0, SLAP_LIMITS.claimTime),
  setTime: (value) => isWhole(value, 0, SLAP_LIMITS.setTime),
  sayNone: isFlag,
  called: isFlag,
  handicaps: (value, { players }) => areHandicaps(value, players),
  edition: (value) => value === 2,
  again: (value) => value === true,
};

/** Reads house rules; the first that is missing, unlawful or foreign is named. */
export function parseSlapConfig(input: unknown): Result<SlapConfig, ConfigError> {
  const read = readSettings<SlapConfig>(CHECKS, input, ['edition', 'again']);
  return read.ok ? ok({ ...read.value, handicaps: plainHandicaps(read.value.handicaps) }) : read;
}
