import type { Attempt } from '#lib/storage/attempt.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The local date that an attempt ended on, in whole days since 1970: what the wall calendar of that place showed. */
export const dateOf = ({ endedAt, zone }: Pick<Attempt, 'endedAt' | 'zone'>): number =>
  Math.floor((endedAt + zone * MINUTE_MS) / DAY_MS);
