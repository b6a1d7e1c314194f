import type { Player } from '#lib/core/match/header.ts';
import { standardContest, type ContestConfig } from './settings.ts';
import type { Round } from './state.ts';
import type { X } from './x.ts';

/** The settings that two tables have in common: all but how many sit there. Each plays by the newest rules that it knows. */
export type SharedRules = Omit<ContestConfig, 'players' | 'deck' | 'edition'>;

/** A round of somebody elsewhere: the point, and the x that was entered; null for none, as always in Classic. */
export interface SharedRound {
  readonly points: -1 | 0 | 1;
  readonly x: X | 'impossible' | null;
}

/** What somebody came to, round after round from the first on. */
export interface SharedResult {
  readonly name: string;
  readonly rounds: readonly SharedRound[];
}

/** The same rounds for two tables: the settings, the seed that deals them (32 bits, not negative), and what some have come to. */
export interface SharedRounds {
  readonly rules: SharedRules;
  readonly seed: number;
  /** At most as many as can sit at a table. */
  readonly results: readonly SharedResult[];
}

/** Why an address or a file holds no rounds. `field`: the parameter, by its name in the address. */
export type SharedFault =
  | { readonly code: 'tooLong' | 'newer' | 'noFile' | 'cutOff' | 'unreadable' }
  /** A file, both in bytes. */
  | { readonly code: 'tooLarge'; readonly size: number; readonly most: number }
  | { readonly code: 'missing' | 'repeated' | 'setting' | 'result'; readonly field: string };

/** The shared settings by name. */
export const SHARED_FIELDS = [
  'type',
  'target',
  'numbers',
  'sets',
  'range',
  'endScore',
  'roundTime',
  'betweenTime',
  'answerTime',
  'entryTime',
] as const satisfies readonly (keyof SharedRules)[];

/** As many results as can sit at a table. */
export const MOST_RESULTS = 4;

/** The settings without those who play. */
export function sharedRules(config: ContestConfig): SharedRules {
  const { players: _, deck: __, edition: ___, ...rules } = config;
  return rules;
}

/** The settings for so many of them. */
export const configFor = (rules: SharedRules, players: ContestConfig['players']): ContestConfig => ({
  ...standardContest(players),
  ...rules,
});

/** Whether two tables play by the same settings, however many sit there. */
export const isSameRules = (one: SharedRules, other: SharedRules): boolean =>
  SHARED_FIELDS.every((field) => one[field] === other[field]);

/** A seed as it stands in an address: of the two ways to read 32 bits the one without a sign. */
export const plainSeed = (seed: number): number => seed >>> 0;

/** What everybody at a table came to. */
export const resultsOf = (
  players: readonly Player[],
  rounds: readonly Pick<Round, 'points' | 'entries'>[],
): readonly SharedResult[] =>
  players.map(({ name }, seat) => ({
    name,
    rounds: rounds.map(({ points, entries }) => {
      const entry = entries[seat] ?? null;
      const point = points[seat] ?? 0;
      return { points: point > 0 ? 1 : point < 0 ? -1 : 0, x: entry && (entry.x ?? 'impossible') };
    }),
  }));

/** Whether two results are of the same rounds, won and lost alike, under the same name. */
export const isSameResult = (one: SharedResult, other: SharedResult): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
