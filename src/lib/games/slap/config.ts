import type { ConfigError, Millis } from '#lib/core/match/game.ts';
import { isObject, isWhole, type Unread } from '#lib/core/match/decode.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** SLAP-13. `delay`: a slap counts so much after the touch. `second`: two different solutions must be stated. */
export interface Handicap {
  readonly delay: Millis;
  readonly second: boolean;
}

/** All house rules of one match. Times in milliseconds, 0 for none. */
export interface SlapConfig {
  readonly players: 2 | 4;
  /** Whether the app holds the cards, or a real deck lies on the table. */
  readonly deck: 'dealt' | 'physical';
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
}

/** The most that each setting may be; the rules name no bounds for times, so these only keep mistakes out. */
export const SLAP_LIMITS = { target: 99, claimTime: 600_000, setTime: 3_600_000, delay: 60_000 } as const;

const NO_HANDICAP: Handicap = { delay: 0, second: false };

/** The rules as they are usually played: half a minute to state a solution (SLAP-10), three for a set (SLAP-12). */
export const standardSlap = (players: 2 | 4): SlapConfig => ({
  players,
  deck: 'dealt',
  target: 24,
  claimTime: 30_000,
  setTime: 180_000,
  sayNone: false,
  called: false,
  handicaps: Array.from({ length: players }, () => NO_HANDICAP),
});

const FIELDS = Object.keys(standardSlap(2)) as readonly (keyof SlapConfig)[];

const CHECKS: Readonly<Record<keyof SlapConfig, (value: unknown, input: Unread) => boolean>> = {
  players: (value) => value === 2 || value === 4,
  deck: (value) => value === 'dealt' || value === 'physical',
  target: (value) => value === 'dynamic' || isWhole(value, 1, SLAP_LIMITS.target),
  claimTime: (value) => isWhole(value, 0, SLAP_LIMITS.claimTime),
  setTime: (value) => isWhole(value, 0, SLAP_LIMITS.setTime),
  sayNone: (value) => typeof value === 'boolean',
  called: (value) => typeof value === 'boolean',
  handicaps: (value, { players }) =>
    Array.isArray(value) && value.length === players && value.every(isHandicap),
};

/** Reads house rules: every field must be there and lawful, none may be foreign. The first that is not is named. */
export function parseSlapConfig(input: unknown): Result<SlapConfig, ConfigError> {
  if (!isObject(input)) return err({ code: 'notObject', field: '' });
  for (const field of FIELDS) {
    if (!Object.hasOwn(input, field)) return err({ code: 'missing', field });
    if (!CHECKS[field](input[field], input)) return err({ code: 'notAllowed', field });
  }
  const foreign = Object.keys(input).find((key) => !Object.hasOwn(CHECKS, key));
  if (foreign !== undefined) return err({ code: 'unknown', field: foreign });
  const config = input as unknown as SlapConfig;
  const handicaps = config.handicaps.map(({ delay, second }) => ({ delay, second }));
  return ok({ ...config, handicaps });
}

const isHandicap = (value: unknown): boolean =>
  isObject(value) && isWhole(value['delay'], 0, SLAP_LIMITS.delay) && typeof value['second'] === 'boolean';
