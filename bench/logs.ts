import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import type { FoldRules } from '#lib/core/match/fold.ts';
import type { EventBase, Refusal } from '#lib/core/match/game.ts';
import { replay } from '#lib/core/match/timeline.ts';
import { ok } from '#lib/core/result.ts';
import { REFERENCE_MS, type Bench } from './bench.ts';

type Event = EventBase | FoldEvent | Undone;

/** As long as a log may be. */
const LENGTH = 20_000;
const HALF = LENGTH / 2;

/** A game in which everything goes, so that what is measured is the log. */
const anything: FoldRules<number, EventBase, Refusal> = {
  whilePaused: ['moved'],
  apply: (moves) => ok(moves + 1),
  deadline: () => null,
  chance: () => null,
};

const moved: EventBase = { type: 'moved', seat: 0, at: 0 };
const undone = (to: number): Undone => ({ type: 'undone', at: 0, to });
const times = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => of(i));

const moves = times(HALF, () => moved);
/** Nothing can be undone in here but the very first move. */
const pauses = [
  moved,
  undone(0),
  ...times(HALF - 2, (i): Event => ({ type: i % 2 === 0 ? 'resumed' : 'paused', at: 0 })),
];
/** Back to before an event, and all of that taken back, in turn. */
const byTurns = (to: number) => times(HALF, (i) => undone(i % 2 === 0 ? to : HALF + i - 1));

const row = (name: string, log: readonly Event[]): Bench => ({
  name,
  expected: LENGTH,
  // No dearer than twice as many events that take nothing back.
  goal: 2 * REFERENCE_MS,
  work: () => {
    const read = replay(anything, 0, log);
    return read.ok ? read.value.events.length : 0;
  },
});

/** What taking back costs beside not taking back: the reference is a log as long in which everything stays. */
export const logs: readonly Bench[] = [
  row('reference: 20,000 events, nothing taken back', [...moves, ...moves]),
  row('10,000 events, then the first undone and redone by turns', [...moves, ...byTurns(0)]),
  row('10,000 events, then the last undone and redone by turns', [...moves, ...byTurns(HALF - 1)]),
  row('10,000 pauses, then what lies before them, by turns', [...pauses, ...byTurns(1)]),
];
