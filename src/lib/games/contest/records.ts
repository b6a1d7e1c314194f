import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { ContestEvent } from './events.ts';
import type { ContestState, Round } from './state.ts';

/** A round as it came out, and how everybody stood after it. */
export interface RoundRecord extends Round {
  readonly scores: readonly number[];
}

/** The decided rounds of a match. Cost: the length of the log. */
export function contestRecords(timeline: Timeline<ContestState, ContestEvent>): readonly RoundRecord[] {
  let scores: readonly number[] = [];
  return stateAt(timeline).state.rounds.map((round) => {
    scores = round.points.map((point, seat) => (scores[seat] ?? 0) + point);
    return { ...round, scores };
  });
}
