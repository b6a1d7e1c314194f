import { ascending } from '#lib/core/ascending.ts';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { rngFor } from '#lib/core/match/fold.ts';
import { isSolvable } from '#lib/core/search/solvable.ts';
import { TYPES, type TypeId } from './types.ts';

/** So many draws are made for a set that can make the target (CONTEST-2). */
const MOST_DRAWS = 2000;

/** What sets are drawn by. */
export interface RoundDealing {
  readonly target: number;
  /** Numbers in each set. */
  readonly numbers: number;
  readonly sets: number;
  /** Numbers are drawn from 1 to this. */
  readonly range: number;
  readonly type: TypeId;
}

type Sets = Pick<RoundDealing, 'numbers' | 'range' | 'target'>;

/** Numbers drawn independently and evenly (CONTEST-1). */
const drawn = ({ numbers, range }: Sets, rng: Rng): readonly number[] =>
  Array.from({ length: numbers }, () => 1 + rng.next(range));

/** A set that can make the target; null when none of two thousand can. */
function drawnSolvable(settings: Sets, rng: Rng): readonly number[] | null {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const set = drawn(settings, rng);
    if (isSolvable(set, settings.target)) return set;
  }
  return null;
}

/**
 * Whether any of two thousand sets makes the target, of which only so many different ones are looked at: null where that was too few to
 * tell. Four numbers take microseconds, six some tenths of a millisecond for each set that is looked at.
 */
export function canDeal(settings: Sets, most = MOST_DRAWS): boolean | null {
  const rng = createRng(0);
  const seen = new Set<string>();
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const set = drawn(settings, rng);
    const key = ascending(set).join();
    if (seen.has(key)) continue;
    if (seen.size === most) return null;
    if (isSolvable(set, settings.target)) return true;
    seen.add(key);
  }
  return false;
}

/** Keeps the sets apart from the lots that are drawn from the same seed. */
const SETS = 0x5e750000;

/**
 * The sets of a round, 0-based. By the same settings and the same seed they are the same on every device, whatever happened before: a link
 * names both, and so may a friend play the same rounds elsewhere. That is a promise, which golden tests hold.
 */
export function setsOf(config: RoundDealing, round: number, seed: number): readonly (readonly number[])[] {
  const source = rngFor(seed ^ SETS, round);
  const type = TYPES[config.type];
  const wanted = type.family === 'classic' && type.solvable;
  return Array.from(
    { length: config.sets },
    () => (wanted ? drawnSolvable(config, source) : null) ?? drawn(config, source),
  );
}
