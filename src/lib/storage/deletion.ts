import type { Clock } from './deadline.ts';
import type { Kept } from './write-queue.ts';

/** How long people can take a deletion back. */
export const UNDO_MS = 10_000;

/** A deletion that can still be taken back: its name, and how much it deleted. */
export interface Deletion {
  readonly batch: number;
  readonly count: number;
}

/** One deletion: name it to undo it or to make it final. */
export interface Removal {
  readonly batch: number;
  readonly kept: Kept;
}

/** Names deletions, no two alike. */
export function createBatches({ now }: Pick<Clock, 'now'>): () => number {
  let last = 0;
  // The time of day keeps batches apart over restarts, the step keeps them apart within a millisecond.
  return () => (last = Math.max(now(), last + 1));
}
