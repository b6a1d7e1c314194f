import type { Json } from './json.ts';
import type { Keeper, Kept } from './keeper.ts';
import type { Sieve } from './sieve.ts';
import type { Slot } from './writes.ts';

/** Hands in progress, one a slot, as plain JSON that its owner decodes. */
export interface Hands {
  get(slot: Slot): Promise<Json | null>;
  put(slot: Slot, row: Json): Promise<Kept>;
  delete(slot: Slot): Promise<Kept>;
}

export function createHands(keeper: Keeper, sieve: Sieve): Hands {
  return {
    get: (slot) =>
      keeper.read(['hands'], async (tx) => {
        const row = await tx.get('hands', slot);
        return row === undefined ? null : (sieve('hands', row)?.row ?? null);
      }),
    put: (slot, row) => keeper.write({ type: 'hand', slot, row }),
    delete: (slot) => keeper.write({ type: 'hand', slot, row: null }),
  };
}
