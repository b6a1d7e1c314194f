import type { Clock } from './deadline.ts';
import { createBatches, type Removal } from './deletion.ts';
import type { WriteQueue, Kept } from './write-queue.ts';

/** Deleting attempts, with a way back. */
export interface Bin {
  /** Moves attempts into the bin, all in one stroke. */
  remove(ids: readonly string[] | 'all'): Promise<Removal>;
  /** Puts the attempts of one deletion back where they were. */
  undo(batch: number): Promise<Kept>;
  /** Makes one deletion final. */
  empty(batch: number): Promise<Kept>;
  /**
   * Makes final what was deleted more than `ms` milliseconds ago. A deletion as far ahead of the clock, which must have been set back
   * since, is old as well.
   */
  emptyOld(ms: number): Promise<Kept>;
  /** How many attempts lie in the bin. */
  count(): Promise<number>;
}

export function createBin(queue: WriteQueue, clock: Clock): Bin {
  const nextBatch = createBatches(clock);
  return {
    async remove(ids) {
      const batch = nextBatch();
      return { batch, kept: await queue.write({ type: 'remove', ids, batch }) };
    },
    undo: (batch) => queue.write({ type: 'restore', batch }),
    empty: (batch) => queue.write({ type: 'empty', batch }),
    emptyOld: (ms) => queue.write({ type: 'emptyOld', from: clock.now() - ms, to: clock.now() + ms }),
    count: () => queue.read(['bin'], (tx) => tx.count('bin')),
  };
}
