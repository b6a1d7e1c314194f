import type { Seat } from '#lib/core/match/game.ts';
import { stepsOf } from '#lib/core/match/steps.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { FoursEvent } from './events.ts';
import { isJustDecided, type FoursState } from './state.ts';

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

/**
 * The match as it was before a seat's last turn of the round that has just been decided, with what they held; null when they had none, or when
 * no round has just been decided (FOURS-17). Cost: the length of the log.
 */
export function lastTurnStart(log: Log, now: FoursState, seat: Seat): FoursState | null {
  if (!isJustDecided(now)) return null;
  const [round, turn] = [now.rounds.length - 1, now.turns.findLastIndex((each) => each.seat === seat)];
  const begins = (state: FoursState) =>
    state.rounds.length === round && state.turns.length === turn && isFresh(state);
  return stepsOf(log).findLast(({ before }) => begins(before))?.before ?? null;
}
