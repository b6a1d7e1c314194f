import type { Environment } from '#lib/environment/environment.ts';
import type { Work } from '#lib/core/work.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { StoredAttempt } from '#lib/storage/attempt.ts';
import { bestsOf, type Bests } from './bests.ts';
import { familiesOf } from './known-finishes.ts';
import { levelsOf, type Levels } from './levels.ts';
import { playedDays } from './week-stamps.ts';
import { dateOf } from './wall-date.ts';

type Rows = readonly StoredAttempt[];
type Clock = Pick<Environment, 'after' | 'monotonic' | 'now' | 'zone'>;
const overviews = new WeakMap<Rows, { readonly today: number; readonly found: Promise<OverviewFigures> }>();

export interface OverviewFigures {
  readonly levels: Levels;
  readonly bests: Bests;
}

/** What a whole history tells, the newest first: worked out in slices, and once only while it is the same. */
export function overviewOf(rows: Rows, environment: Clock): Promise<OverviewFigures> {
  const today = dateOf({ endedAt: environment.now(), zone: environment.zone() });
  const known = overviews.get(rows);
  if (known?.today === today) return known.found;
  const found = inSlices(levelsOf(rows, today), environment).then(async (levels) => ({
    levels,
    bests: await inSlices(bestsOf(rows), environment),
  }));
  overviews.set(rows, { today, found });
  return found;
}

/** The same of the families of patterns, and of the dates on which anything was played. */
export const standingsIn = remembered(familiesOf);
export const playedIn = remembered(playedDays);

function remembered<T>(work: (rows: Rows) => Work<T>) {
  const known = new WeakMap<Rows, Promise<T>>();
  return (rows: Rows, environment: Clock): Promise<T> => {
    const found = known.get(rows) ?? inSlices(work(rows), environment);
    known.set(rows, found);
    return found;
  };
}
