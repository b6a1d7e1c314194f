import type { ReadMatch } from '#lib/core/match/file.ts';
import type { SetRecord } from '#lib/games/table/record.ts';
import { standingOf, type Standing } from '#lib/core/match/standing.ts';
import { tallyOf, type Tally } from '#lib/games/table/tally.ts';
import { stateAt } from '#lib/core/match/timeline.ts';

/** What a match that is played in sets has come to: the sets, what they add up to, and how it stands. */
export interface After {
  readonly records: readonly SetRecord[];
  readonly tally: Tally;
  readonly standing: Standing;
}

/** Adds up the sets that a game read out of its log. Some microseconds a set. */
export const afterOf = ({ header, game, timeline }: ReadMatch, records: readonly SetRecord[]): After => ({
  records,
  tally: tallyOf(records, header.players.length),
  standing: standingOf(game, stateAt(timeline)),
});
