import type { Best, FiguresOf } from '#lib/core/match/figures.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { FoursEvent } from './events.ts';
import type { FoursState, Round } from './state.ts';

interface Log {
  readonly timeline: Timeline<FoursState, FoursEvent>;
}

/** Over all matches of Four Fours: points, and the longest board that won a round, in cards (FOURS-9). */
export const figures: FiguresOf<Log> = {
  read: ({ timeline }) => {
    const { scores, rounds } = stateAt(timeline).state;
    return { points: scores, best: longestOf(rounds) };
  },
  better: 'larger',
};

/** The first of the longest boards; null when nobody won a round. */
const longestOf = (rounds: readonly Round[]): Best | null =>
  rounds.reduce<Best | null>(
    (best, { winner, points }, set) =>
      winner !== null && points > (best?.value ?? 0) ? { seat: winner, value: points, set } : best,
    null,
  );
