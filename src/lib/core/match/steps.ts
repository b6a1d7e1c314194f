import type { FoldEvent, Undone } from './common.ts';
import type { EventBase } from './game.ts';
import { effectiveLog, stateAt, type Timeline } from './timeline.ts';

/** One event of the effective log, between the two states that it lies between. */
export interface PlayedStep<State, Event extends EventBase> {
  /** Its place in the raw log, 0-based. */
  readonly seq: number;
  readonly event: Event | FoldEvent | Undone;
  readonly before: State;
  readonly after: State;
}

/** The effective log in order, event by event. Cost: its length. */
export const stepsOf = <State, Event extends EventBase>(
  timeline: Timeline<State, Event>,
): readonly PlayedStep<State, Event>[] =>
  effectiveLog(timeline).flatMap((seq) => {
    const event = timeline.events[seq];
    if (event === undefined) return [];
    return [{ seq, event, before: stateAt(timeline, seq).state, after: stateAt(timeline, seq + 1).state }];
  });
