import type { Card } from '#lib/core/cards.ts';
import type { StoreKeeper, Kept } from './keeper.ts';
import type { Sieve } from './sieve.ts';

/** Deals made ready beforehand, by the key of what to deal. Losing them costs a moment, not a fact. */
export interface Deals {
  /** Answers an empty list where none are ready. */
  get(key: string): Promise<readonly (readonly Card[])[]>;
  put(key: string, deals: readonly (readonly Card[])[]): Promise<Kept>;
  delete(key: string): Promise<Kept>;
}

export function createDeals(keeper: StoreKeeper, sieve: Sieve): Deals {
  return {
    get: (key) =>
      keeper.read(['deals'], async (tx) => {
        const row = await tx.get('deals', key);
        return row === undefined ? [] : (sieve('deals', row)?.deals ?? []);
      }),
    put: (key, deals) => keeper.write({ type: 'deals', key, deals }),
    delete: (key) => keeper.write({ type: 'deals', key, deals: null }),
  };
}
