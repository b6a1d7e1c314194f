import { isStormy, SHORT_RUN, type RunSpec } from './spec.ts';

/** What happens in a run. `at`: milliseconds of play, which stand while the run does. */
export type RunEvent = {
  readonly type:
    | 'dealt'
    | 'solved'
    /** Rightly said that there is no solution, and wrongly. */
    | 'none'
    | 'wrongNone'
    | 'skipped'
    /** All cards put together, and not the target. */
    | 'missed'
    | 'shown'
    | 'paused'
    | 'resumed'
    | 'ended';
  readonly at: number;
  /** For `solved`: steps that were taken back. */
  readonly undos?: number;
};

/** Why a run is over: its time was up, a miss too many, a wrong "none", an answer was shown, every hand is done, or it was left. */
export type RunEnd = 'time' | 'missed' | 'none' | 'shown' | 'done' | 'left';

/** How a run stands after its events. */
export interface RunState {
  readonly at: number;
  readonly isPaused: boolean;
  readonly end: RunEnd | null;
  /** A hand lies on the table. */
  readonly isDealt: boolean;
  /** Hands that are done with, whatever came of them. */
  readonly hands: number;
  readonly solved: number;
  /** Solved one after the other, now and at most. */
  readonly combo: number;
  readonly longest: number;
  /** Milliseconds that were won; below 0 where more were lost. */
  readonly won: number;
  readonly misses: number;
  readonly skips: number;
  /** Steps of solved hands that were not needed, and what skips cost where steps are counted (RUN-9). */
  readonly undos: number;
}

export const STORM_MS = 180_000;
const MISS_MS = 10_000;
/** Misses that end a streak. */
export const STREAK_MISSES = 2;
export const STREAK_SKIPS = 1;
/** Steps that a skip costs where they are counted: as many as the hand would have taken (RUN-9). */
const SKIP_STEPS = 3;
const isCounted = ({ kind, timed }: RunSpec): boolean => kind === 'storm' && !timed;

export const BEGIN: RunState = {
  at: 0,
  isPaused: false,
  end: null,
  isDealt: false,
  hands: 0,
  solved: 0,
  combo: 0,
  longest: 0,
  won: 0,
  misses: 0,
  skips: 0,
  undos: 0,
};

/** The milliseconds that so many solved in a row bring. */
export function bonusAt(combo: number): number {
  if (combo === 3) return 5000;
  if (combo === 6) return 7000;
  return combo >= 10 && combo % 5 === 0 ? 10_000 : 0;
}

/** When the time of a run is up, in milliseconds of play; never where it has no clock. */
export const deadlineOf = (spec: RunSpec, { won }: RunState): number =>
  isStormy(spec) ? STORM_MS + won : Infinity;

/** What the run's clock shows: what is left of a storm, else what has been played. */
export const clockOf = (spec: RunSpec, state: RunState, at: number): number =>
  isStormy(spec) ? Math.max(0, deadlineOf(spec, state) - at) : at;

/** The run with one more event; null where that cannot be: out of order, with no hand on the table, while it stands, or too late. */
export function stepRun(spec: RunSpec, state: RunState, event: RunEvent): RunState | null {
  const { type, at } = event;
  const deadline = deadlineOf(spec, state);
  if (state.end !== null || at < state.at) return null;
  if (type === 'ended')
    return at >= deadline ? { ...state, at: deadline, end: 'time' } : { ...state, at, end: 'left' };
  if (at > deadline || state.isPaused !== (type === 'resumed')) return null;
  if (type === 'paused' || type === 'resumed') return { ...state, at, isPaused: type === 'paused' };
  if (state.isDealt === (type === 'dealt')) return null;
  const next = played(spec, { ...state, at }, event);
  const isUp = next !== null && next.end === null && at >= deadlineOf(spec, next);
  return isUp ? { ...next, end: 'time' } : next;
}

function played(spec: RunSpec, state: RunState, { type, undos = 0 }: RunEvent): RunState | null {
  const { kind } = spec;
  switch (type) {
    case 'dealt':
      return { ...state, isDealt: true };
    case 'solved':
    case 'none': {
      const combo = state.combo + 1;
      const solved = state.solved + 1;
      return closed(spec, {
        ...state,
        solved,
        combo,
        longest: Math.max(state.longest, combo),
        won: state.won + bonusAt(combo),
        undos: state.undos + undos,
      });
    }
    case 'missed':
    case 'wrongNone': {
      const missed = { ...state, combo: 0, misses: state.misses + 1, won: state.won - MISS_MS };
      if (isStormy(spec)) return closed(spec, missed);
      if (kind !== 'streak') return missed;
      if (type === 'wrongNone') return closed(spec, { ...missed, end: 'none' });
      return missed.misses < STREAK_MISSES ? missed : closed(spec, { ...missed, end: 'missed' });
    }
    case 'skipped':
      if (kind === 'streak' && state.skips >= STREAK_SKIPS) return null;
      return closed(spec, {
        ...state,
        combo: 0,
        skips: state.skips + 1,
        undos: state.undos + (isCounted(spec) ? SKIP_STEPS : 0),
      });
    case 'shown':
      return kind === 'streak' ? closed(spec, { ...state, combo: 0, end: 'shown' }) : null;
    default:
      return null;
  }
}

/** The hand goes off the table. A race is won with twenty solved, and a storm without a clock done with twenty hands. */
function closed(spec: RunSpec, state: RunState): RunState {
  const hands = state.hands + 1;
  const counted = spec.kind === 'ghost' ? state.solved : spec.timed ? 0 : hands;
  const isDone = spec.kind !== 'streak' && counted >= SHORT_RUN;
  return { ...state, hands, isDealt: false, end: state.end ?? (isDone ? 'done' : null) };
}

/** How a run stands after these events; what cannot be is passed over. */
export const foldRun = (spec: RunSpec, events: readonly RunEvent[]): RunState =>
  events.reduce((state, event) => stepRun(spec, state, event) ?? state, BEGIN);
