import type { Best, FiguresOf } from '#lib/core/match/figures.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { ContestEvent } from './events.ts';
import type { ContestState, Round } from './state.ts';

interface Log {
  readonly timeline: Timeline<ContestState, ContestEvent>;
}

/** Over all contests: points, and the longest run of rounds that somebody won one after the other; `set` is the last of the run. */
export const figures: FiguresOf<Log> = {
  read: ({ timeline }) => {
    const { scores, rounds } = stateAt(timeline).state;
    return { points: scores, best: longestRun(rounds) };
  },
  better: 'larger',
};

/** The first of the longest runs; null when nobody won a round. */
function longestRun(rounds: readonly Round[]): Best | null {
  let best: Best | null = null;
  let length = 0;
  for (const [set, { winner }] of rounds.entries()) {
    length = winner !== null && winner === rounds[set - 1]?.winner ? length + 1 : 1;
    if (winner !== null && length > (best?.value ?? 0)) best = { seat: winner, value: length, set };
  }
  return best;
}
