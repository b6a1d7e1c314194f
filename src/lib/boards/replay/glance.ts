import type { Seat } from '#lib/core/match/game.ts';
import type { SetRecord } from '#lib/games/table/record.ts';

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
export type SetMark = 'filled' | 'outline' | 'none';

/** How a game marks what a set did to a seat. */
export type MarkOf = (record: SetRecord, seat: Seat) => SetMark;

/** The mark where cards that are taken are a burden: who gave theirs away is filled, who took some has an outline. */
export function givenMark({ took, decided }: SetRecord, seat: Seat): SetMark {
  if (decided === null) return 'none';
  return (took[seat] ?? 0) > 0 ? 'outline' : 'filled';
}

/** The mark where cards are won: who took some is filled. */
export const wonMark = ({ took, decided }: SetRecord, seat: Seat): SetMark =>
  decided !== null && (took[seat] ?? 0) > 0 ? 'filled' : 'none';
