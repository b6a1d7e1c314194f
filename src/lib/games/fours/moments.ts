import { stepsOf } from '#lib/core/match/steps.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { FoursEvent } from './events.ts';
import type { FoursState } from './state.ts';

type Log = Timeline<FoursState, FoursEvent>;

const isFresh = ({ phase }: FoursState): boolean => phase.type === 'turn' && phase.plays.length === 0;

/** The match at the beginning of a round, 0-based; null when it has not begun. Cost: the length of the log. */
export function roundStart(log: Log, round: number): FoursState | null {
  const begins = (state: FoursState) =>
    state.rounds.length === round && state.turns.length === 0 && isFresh(state);
  const steps = stepsOf(log);
  const [first] = steps;
  if (first && begins(first.before)) return first.before;
  return steps.find(({ after }) => begins(after))?.after ?? null;
}

/** The match as it was before the last turn of this round, with what its player held; null when there was none. */
export function lastTurnStart(log: Log, now: Pick<FoursState, 'rounds' | 'turns'>): FoursState | null {
  const turn = now.turns.length - 1;
  const begins = (state: FoursState) =>
    state.rounds.length === now.rounds.length && state.turns.length === turn && isFresh(state);
  return stepsOf(log).findLast(({ before }) => begins(before))?.before ?? null;
}
