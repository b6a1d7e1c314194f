import { isWhole } from '#lib/core/match/decode.ts';
import type { ConfigError, Millis } from '#lib/core/match/game.ts';
import { readSettings, type Checks } from '#lib/core/match/settings.ts';
import type { Result } from '#lib/core/result.ts';
import type { RoundDealing } from './deal.ts';
import { TYPE_IDS, TYPES, type Type, type TypeId } from './types.ts';

/** The ten settings and what this app adds to them. Times in milliseconds, 0 for none. */
export interface ContestConfig extends RoundDealing {
  readonly players: 1 | 2 | 3 | 4;
  /** The app deals; there is no other way to get the same numbers. */
  readonly deck: 'dealt';
  readonly endScore: number;
  /** For a round of Classic, else for each proof (CONTEST-9). */
  readonly roundTime: Millis;
  /** Between two rounds; null waits until everybody is ready. */
  readonly betweenTime: Millis | null;
  /** For the first phase; without one it ends when everybody has an x. */
  readonly answerTime: Millis;
  /** To enter a set after a claim (CONTEST-1), or an x under its cover (CONTEST-7). */
  readonly entryTime: Millis;
  /** Of these rules: without it the first, in which matches were begun before there was a second (docs/rules/contest.md). */
  readonly edition?: 2 | undefined;
}

/** The most and the least that settings may be. */
export const CONTEST_LIMITS = {
  target: 10_000,
  numbers: { least: 2, most: 6 },
  sets: 5,
  range: 100,
  endScore: 1000,
  time: 3_600_000,
} as const;

/**
 * What is standard for a family. Who claims has time to enter a line, not to look for one (CONTEST-1); a proof has a minute (CONTEST-9); and
 * of one set alone the largest x is nearly always made alike (CONTEST-11).
 */
const OF_FAMILY = {
  classic: { sets: 1, roundTime: 0, entryTime: 15_000 },
  tony: { sets: 2, roundTime: 60_000, entryTime: 30_000 },
  closest: { sets: 1, roundTime: 60_000, entryTime: 30_000 },
} as const satisfies Record<Type['family'], Pick<ContestConfig, 'sets' | 'roundTime' | 'entryTime'>>;

/** The settings as published: 24 from four numbers up to 10, to ten points, no limit for a round of Classic; all wait for all. */
export const standardContest = (players: ContestConfig['players'], type: TypeId = 0): ContestConfig => ({
  players,
  deck: 'dealt',
  target: 24,
  numbers: 4,
  ...OF_FAMILY[TYPES[type].family],
  range: 10,
  type,
  endScore: 10,
  betweenTime: null,
  answerTime: 60_000,
  edition: 2,
});

/** Another type for these settings: what stood as is standard for the old one stands so for the new one (CONTEST-9, CONTEST-11). */
export function withType({ type: before, ...rules }: ContestConfig, type: TypeId): ContestConfig {
  const [old, now] = [OF_FAMILY[TYPES[before].family], OF_FAMILY[TYPES[type].family]];
  return {
    ...rules,
    type,
    // Nearness is of one number, so of one set (CONTEST-6).
    sets: rules.sets === old.sets || TYPES[type].family === 'closest' ? now.sets : rules.sets,
    roundTime: rules.roundTime === old.roundTime ? now.roundTime : rules.roundTime,
    entryTime: rules.entryTime === old.entryTime ? now.entryTime : rules.entryTime,
  };
}

const isSpan = (value: unknown): boolean => isWhole(value, 0, CONTEST_LIMITS.time);

const CHECKS: Checks<ContestConfig> = {
  players: (value) => isWhole(value, 1, 4),
  deck: (value) => value === 'dealt',
  target: (value) => isWhole(value, -CONTEST_LIMITS.target, CONTEST_LIMITS.target),
  numbers: (value) => isWhole(value, CONTEST_LIMITS.numbers.least, CONTEST_LIMITS.numbers.most),
  // Nearness to the target is of one number, so of one set (CONTEST-6).
  sets: (value, { type }) => isWhole(value, 1, typeOf(type)?.family === 'closest' ? 1 : CONTEST_LIMITS.sets),
  range: (value) => isWhole(value, 1, CONTEST_LIMITS.range),
  type: (value) => typeOf(value) !== undefined,
  endScore: (value) => isWhole(value, 1, CONTEST_LIMITS.endScore),
  roundTime: isSpan,
  betweenTime: (value) => value === null || isSpan(value),
  answerTime: isSpan,
  entryTime: isSpan,
  edition: (value) => value === 2,
};

const typeOf = (value: unknown) => {
  const id = TYPE_IDS.find((each) => each === value);
  return id === undefined ? undefined : TYPES[id];
};

/** Reads settings; the first that is missing, unlawful or foreign is named. Whether there are sets to deal is not looked at: see `parseContestConfig`. */
export const readContestConfig = (input: unknown): Result<ContestConfig, ConfigError> =>
  readSettings<ContestConfig>(CHECKS, input, ['edition']);
