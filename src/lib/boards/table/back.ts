import type { EventBase } from '#lib/core/match/game.ts';
import { stepsOf } from '#lib/core/match/steps.ts';
import { stateAt, undoable, type Timeline } from '#lib/core/match/timeline.ts';
import type { MenuFacts } from './menu-facts.ts';

/** What the menu of a game leaves out that counts no cards and judges every claim itself. */
export const UNCOUNTED = {
  counts: null,
  counted: null,
  onTable: 0,
  ruling: null,
  strays: [],
} as const satisfies Partial<MenuFacts>;

/** What is drawn before the sets that it is for: the first dealer, a target. */
const BEFORE = ['drewAgain', 'drewHighest', 'aimed'];

/** Whether a player did this for a set: what was drawn before it stays when the set is taken back. */
export const isOfASet = ({ seat, type }: EventBase): boolean => seat !== undefined && !BEFORE.includes(type);

/** Whether a step back takes away cards that have been opened before all eyes: then it is for all to agree on. Cost: the effective log. */
export function isSeenSince(timeline: Timeline<unknown, EventBase>): boolean {
  const to = undoable(timeline);
  return to !== null && stepsOf(timeline).some(({ seq, event }) => seq > to && event.type === 'opened');
}

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
  for (const { seq, event, before } of stepsOf(timeline)) {
    const set = setsOf(before);
    if (set >= settled) break;
    if (set === startedSet || !isOfASet(event)) continue;
    start = seq;
    startedSet = set;
  }
  return start;
}
