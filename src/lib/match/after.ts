import type { SetRecord } from '#lib/core/match/record.ts';
import { isOver, standingOf, type Standing } from '#lib/core/match/standing.ts';
import { tallyOf, type Tally } from '#lib/core/match/tally.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { recordsOf } from '#lib/games/records.ts';
import type { AnyMatch } from './open-match.ts';

/** What a match has come to: its sets, what they add up to, and how it stands. */
export interface After {
  readonly records: readonly SetRecord[];
  readonly tally: Tally;
  readonly standing: Standing;
  /** Whether nothing more is played in it. */
  readonly isOver: boolean;
}

/** Looks back on a match, open or over. Cost: the length of its log. */
export function afterOf({ header, game, timeline }: Pick<AnyMatch, 'header' | 'game' | 'timeline'>): After {
  const records = recordsOf(header.game, timeline);
  const standing = standingOf(game, stateAt(timeline));
  return { records, tally: tallyOf(records, header.players.length), standing, isOver: isOver(standing) };
}
