import type { EventBase } from './game.ts';
import { effectiveLog, stateAt, type Timeline } from './timeline.ts';

/** A target is drawn before the sets that it is for, and stays when one of them is taken back. */
const isOfASet = ({ seat, type }: EventBase): boolean => seat !== undefined && type !== 'aimed';

/**
 * The event that an undo must name to take back the last settled set whole, with all that came after it: the first that a player did for
 * it. Null while no set is settled. A set in which no player did anything goes with the one before it. `setsOf`: how many sets a state has
 * settled. Cost: the length of the effective log.
 */
export function setStart<State>(
  timeline: Timeline<State, EventBase>,
  setsOf: (state: State) => number,
): number | null {
  const settled = setsOf(stateAt(timeline).state);
  let start: number | null = null;
  let startedSet = -1;
  for (const seq of effectiveLog(timeline)) {
    const set = setsOf(stateAt(timeline, seq).state);
    if (set >= settled) break;
    const event = timeline.events[seq];
    if (set === startedSet || event === undefined || !isOfASet(event)) continue;
    start = seq;
    startedSet = set;
  }
  return start;
}
