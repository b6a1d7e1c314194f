import { isUndone } from '#lib/core/match/common.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import { add, rational, subtract, type Rational } from '#lib/core/rational.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import type { ContestConfig } from './config.ts';
import type { ContestEvent } from './events.ts';
import { shareOf, thousandths } from './share.ts';
import type { ContestState, Phase, Round } from './state.ts';
import { TYPES, type Type } from './types.ts';
import { rationalOf } from './x.ts';

/** What one who played alone came to in the decided rounds. */
export interface Alone {
  readonly points: number;
  readonly rounds: number;
  /** Rounds in which nothing right was said: no proof held, nor was it rightly called impossible. */
  readonly missed: number;
  /**
   * Tony Four: the share of the best x on average, in thousandths, a missed round being none; 1000 only where each was the best. Closest to:
   * how much farther than the nearest there was on average, in hundredths, missed rounds apart; 0 only where each was the nearest. Else null.
   */
  readonly near: number | null;
  /** From the deal to the decision, all rounds together. */
  readonly thought: Millis;
  /** A decided round was taken back and played again: its numbers and the best of them were known by then. */
  readonly retaken: boolean;
}

type Log = Timeline<ContestState, ContestEvent>;

/** What one who played alone came to; null while no round is decided. Cost: the length of the log, and half a millisecond for a set of six. */
export function aloneOf(timeline: Log): Alone | null {
  const { state } = stateAt(timeline);
  const { rounds, config } = state;
  if (rounds.length === 0) return null;
  const nears = rounds.map((round) => nearOf(round, config)).filter((near) => near !== null);
  return {
    points: state.scores[0] ?? 0,
    rounds: rounds.length,
    missed: rounds.length - nears.length,
    near: meanOf(TYPES[config.type].family, nears, rounds.length),
    ...thoughtIn(timeline),
  };
}

/** Negative where one result is better than another of the same settings, positive where it is worse (docs/rules/contest.md). */
export function compareAlone({ type }: Pick<ContestConfig, 'type'>, one: Alone, other: Alone): number {
  const { family } = TYPES[type];
  const [mine, theirs] = [keysOf(family, one), keysOf(family, other)];
  return mine.map((key, at) => key - (theirs[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** What is compared, in this order; the smaller is the better. */
function keysOf(family: Type['family'], { points, missed, near, thought }: Alone): readonly number[] {
  switch (family) {
    case 'classic':
      return [-points, missed, thought];
    case 'tony':
      return [-(near ?? 0), thought];
    case 'closest':
      // Beyond all that can be entered: nothing was proved at all.
      return [missed, near ?? Number.MAX_SAFE_INTEGER, thought];
  }
}

const NONE = rational(0);

/** How near a round came: a share in Tony Four, in Closest to a distance from the nearest, in Classic just that it was right; null for a miss. */
function nearOf({ by, winner, sets, entries, best }: Round, config: ContestConfig): Rational | null {
  const { family } = TYPES[config.type];
  if (winner !== null) return family === 'closest' ? NONE : rational(1);
  if (family === 'classic')
    return by === 'impossible' && sets.some((set) => !isSolvable(set, config.target)) ? NONE : null;
  const x = entries[0]?.x ?? null;
  // The best is known of rounds in which a proof held, or Impossible was said.
  if (x === null || best === null || best === 'none') return null;
  return family === 'closest' ? subtract(rationalOf(x), rationalOf(best)) : (shareOf(x, best) ?? NONE);
}

function meanOf(family: Type['family'], nears: readonly Rational[], rounds: number): number | null {
  if (family === 'classic') return null;
  const sum = nears.reduce(add, NONE);
  if (family === 'tony') return thousandths(rational(sum.n, sum.d * BigInt(rounds)));
  if (nears.length === 0) return null;
  const many = sum.d * BigInt(nears.length);
  return Number((100n * sum.n + many - 1n) / many);
}

/**
 * Where the clock of one who plays alone runs: at a slip as well, though the answer clock stands there (CONTEST-7), but not while the app
 * looks for the best. Times are read out of the log, so those of before are worked out in the same way.
 */
const THINKS: readonly Phase['type'][] = ['racing', 'answering', 'slip', 'entering', 'proving'];

/** Match time stands in a pause. What was taken back has been thought all the same; a round that was not decided is left out. */
function thoughtIn(timeline: Log): Pick<Alone, 'thought' | 'retaken'> {
  let [thought, running, retaken] = [0, 0, false];
  for (const [seq, event] of timeline.events.entries()) {
    const [before, after] = [stateAt(timeline, seq), stateAt(timeline, seq + 1)];
    const decided = after.state.rounds.length - before.state.rounds.length;
    if (isUndone(event)) {
      retaken ||= decided < 0;
      continue;
    }
    if (THINKS.includes(before.state.phase.type)) running += after.at - before.at;
    if (decided > 0) [thought, running] = [thought + running, 0];
  }
  return { thought, retaken };
}
