import type { Best, FiguresOf } from '#lib/core/match/figures.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import type { KingsEvent } from './events.ts';
import { sumsOf } from './score.ts';
import type { KingsDecided, KingsState } from './state.ts';

interface Log {
  readonly timeline: Timeline<KingsState, KingsEvent>;
}

/** Over all matches of 24, Kings: points, and the hand that scored most in one game (KINGS-6); `set` is that game. Halves are .5. */
export const figures: FiguresOf<Log> = {
  read: ({ timeline }) => {
    const { state } = stateAt(timeline);
    return { points: sumsOf(state).map((halves) => halves / 2), best: bestHand(state.games) };
  },
  better: 'larger',
};

/** The first of the best hands; null when none was worth anything. */
function bestHand(games: readonly KingsDecided[]): Best | null {
  let best: Best | null = null;
  for (const [set, { points }] of games.entries())
    for (const [seat, halves] of points.entries())
      if (halves / 2 > (best?.value ?? 0)) best = { seat, value: halves / 2, set };
  return best;
}
