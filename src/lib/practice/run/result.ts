import { foldRun, type RunEvent, type RunState } from '#lib/core/run/fold.ts';
import { isStormy, type RunSpec } from '#lib/core/run/spec.ts';
import type { StoredAttempt } from '#lib/storage/index.ts';
import { stepsTooMany } from './hint.ts';
import { specOfName } from './name.ts';

/** What came of a run, worked out from its hands: nothing else of it is kept. */
export interface RunResult {
  readonly name: string;
  readonly spec: RunSpec;
  readonly state: RunState;
  /** Its hands, the first one first. */
  readonly hands: readonly StoredAttempt[];
}

/** What a hand was in its run. One that ended wrong lies in the history as shown. */
const typeOf = ({ outcome, wrongNone }: StoredAttempt): RunEvent['type'] => {
  if (outcome !== 'shown') return outcome;
  return wrongNone > 0 ? 'wrongNone' : 'missed';
};

/** A run out of its hands, in the order that they were played; null where the name says nothing to this version. */
export function resultOf(name: string, hands: readonly StoredAttempt[]): RunResult | null {
  const spec = specOfName(name);
  if (!spec || hands.length === 0) return null;
  let at = 0;
  const events = hands.flatMap((hand): readonly RunEvent[] => {
    const type = typeOf(hand);
    const dealt = at;
    at += hand.ms;
    // A miss that ended a streak came after another one, which left no hand behind.
    const ended = spec.kind === 'streak' && type === 'missed' ? 'shown' : type;
    return [
      { type: 'dealt', at: dealt },
      { type: ended, at, undos: stepsTooMany(spec, hand) },
    ];
  });
  // Nothing tells of the rest of a storm's time: it ran out.
  const rest: readonly RunEvent[] = isStormy(spec) ? [{ type: 'ended', at: Infinity }] : [];
  return { name, spec, state: foldRun(spec, [...events, ...rest]), hands };
}

/** How good it was, the more the better: hands solved; in a race its milliseconds, and without a clock steps too many, both below 0. */
export function meritOf({ spec, state }: RunResult): number | null {
  if (spec.kind === 'ghost') return state.end === 'done' ? -state.at : null;
  if (spec.kind === 'storm' && !spec.timed) return state.end === 'done' ? -state.undos : null;
  return state.solved;
}

/** Runs of one kind are held against each other; a storm with its clock and one without are two. */
export const sortOf = ({ kind, timed }: RunSpec): string => (kind === 'storm' && !timed ? 'untimed' : kind);
