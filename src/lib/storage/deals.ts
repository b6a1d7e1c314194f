import type { DealtCard } from '#lib/core/cards.ts';
import type { WriteQueue, Kept } from './write-queue.ts';
import type { RowDecoder } from './sieve.ts';

/** Deals made ready beforehand, by the key of what to deal. Losing them costs a moment, not a fact. */
export interface Deals {
  /** Answers an empty list where none are ready. */
  get(key: string): Promise<readonly (readonly DealtCard[])[]>;
  put(key: string, deals: readonly (readonly DealtCard[])[]): Promise<Kept>;
  delete(key: string): Promise<Kept>;
}

export function createDeals(queue: WriteQueue, sieve: RowDecoder): Deals {
  return {
    get: (key) =>
      queue.read(['deals'], async (tx) => {
        const row = await tx.get('deals', key);
        return row === undefined ? [] : (sieve('deals', row)?.deals ?? []);
      }),
    put: (key, deals) => queue.write({ type: 'deals', key, deals }),
    delete: (key) => queue.write({ type: 'deals', key, deals: null }),
  };
}
