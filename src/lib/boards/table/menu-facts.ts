import { isChanceEvent, isFoldEvent, isUndone } from '#lib/core/match/common.ts';
import type { EventBase, Seat } from '#lib/core/match/game.ts';
import { effectiveLog, stateAt, type Timeline } from '#lib/core/match/timeline.ts';

/** What the menu of a paused match must know of the game that is played. */
export interface MenuFacts {
  /** Cards in each pile, by seat; null where they cannot be corrected now. */
  readonly counts: readonly number[] | null;
  /** Cards that lie open. */
  readonly onTable: number;
  /** The last ruling that can still be changed; `seat` made the claim. */
  readonly ruling: { readonly set: number; readonly seat: Seat; readonly verdict: 'right' | 'wrong' } | null;
  /** Whose touches can still be taken out. */
  readonly strays: readonly Seat[];
  /** The event to take back for "Back one set"; null when nothing has been played. */
  readonly backTo: number | null;
}

/**
 * Which event to undo to come back between two sets: the last one that was done there, else the very first. Null when there is none. Cost:
 * the length of the log.
 */
export function setStart<State>(
  timeline: Timeline<State, EventBase>,
  isBetween: (state: State) => boolean,
): number | null {
  const done = effectiveLog(timeline).filter((seq) => {
    const event = timeline.events[seq];
    return event !== undefined && !isChanceEvent(event) && !isFoldEvent(event) && !isUndone(event);
  });
  return done.findLast((seq) => isBetween(stateAt<State>(timeline, seq).state)) ?? done[0] ?? null;
}
