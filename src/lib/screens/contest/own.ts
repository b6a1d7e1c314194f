import { isOver } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { readContestConfig } from '#lib/games/contest/settings.ts';
import {
  isSameResult,
  isSameRules,
  plainSeed,
  resultsOf,
  sharedRules,
  type SharedResult,
  type SharedRounds,
} from '#lib/games/contest/shared.ts';
import type { ContestState, Round } from '#lib/games/contest/state.ts';
import type { Library, MatchRow } from '#lib/match/library.svelte.ts';

/** What was played of these rounds on this device: nothing, a match that goes on, or the first that is over, with what came of it. */
export type Own =
  | { readonly type: 'none' }
  | { readonly type: 'open'; readonly id: string }
  | {
      readonly type: 'over';
      readonly id: string;
      readonly results: readonly SharedResult[];
      readonly sets: readonly Round['sets'][];
    };

const isOf =
  ({ rules, seed }: SharedRounds) =>
  ({ header }: MatchRow): boolean => {
    const config = header.game === 'contest' ? readContestConfig(header.config) : null;
    return (
      config?.ok === true && plainSeed(header.seed) === seed && isSameRules(sharedRules(config.value), rules)
    );
  };

/** Looks for these rounds among the matches of this device. Whoever plays them again knows the numbers, so the first time counts. */
export async function ownOf(
  library: Pick<Library, 'load' | 'rows' | 'read'>,
  shared: SharedRounds,
): Promise<Own> {
  await library.load();
  const rows = library.rows.filter(isOf(shared)).toSorted((a, b) => a.header.startedAt - b.header.startedAt);
  const over = rows.find(({ standing }) => isOver(standing) && standing.sets > 0);
  const found = over ? await library.read(over.id) : null;
  if (over && found?.type === 'match') {
    const { rounds } = stateAt(found.match.timeline).state as ContestState;
    return {
      type: 'over',
      id: over.id,
      results: resultsOf(over.header.players, rounds),
      sets: rounds.map((round) => round.sets),
    };
  }
  const open = rows.find(({ standing }) => !isOver(standing));
  return open ? { type: 'open', id: open.id } : { type: 'none' };
}

/** Results from elsewhere that are not one's own come back, each once. */
export const otherRounds = (
  own: readonly SharedResult[],
  told: readonly SharedResult[],
): readonly SharedResult[] =>
  told.filter(
    (result, index) =>
      !own.some((each) => isSameResult(each, result)) &&
      told.findIndex((each) => isSameResult(each, result)) === index,
  );

/** How many rounds all of them have played. */
export const roundsInCommon = (results: readonly SharedResult[]): number =>
  Math.min(...results.map(({ rounds }) => rounds.length));

/** The points in the first so many rounds. */
export const pointsIn = ({ rounds }: SharedResult, count = rounds.length): number =>
  rounds.slice(0, count).reduce((sum, { points }) => sum + points, 0);
