import type { SetRecord } from '#lib/core/match/record.ts';

/** The shares of a bar that is always to be seen, in percent. */
const LEAST = 18;
/** So long a set, in milliseconds, fills the height. */
const LONGEST = 120_000;

/** How high the bar of a set is, in percent: the root of the time, so that short sets stay apart. */
export function heightOf({ claims, deals }: SetRecord): number {
  const ms = claims[0]?.after ?? deals.at(-1)?.ms ?? 0;
  return Math.round(LEAST + (100 - LEAST) * Math.sqrt(Math.min(1, ms / LONGEST)));
}

/** What a set did to a seat: gave or won cards · took cards, or lost by it · neither. */
export type Mark = 'filled' | 'outline' | 'none';

/** The mark of a seat in a set: in Slap who took some has an outline, in Knock who collected is filled. */
export function markOf({ took, decided }: SetRecord, seat: number, game: string): Mark {
  if (decided === null) return 'none';
  const has = (took[seat] ?? 0) > 0;
  if (game === 'knock') return has ? 'filled' : 'none';
  return has ? 'outline' : 'filled';
}
