import type { Clock } from './deadline.ts';
import type { Json } from './json.ts';
import type { WriteQueue, Kept } from './write-queue.ts';
import type { RowDecoder } from './sieve.ts';
import type { Slot } from './writes.ts';

/** Hands in progress, one a slot, as plain JSON that its owner decodes. */
export interface Hands {
  get(slot: Slot): Promise<Json | null>;
  put(slot: Slot, row: Json): Promise<Kept>;
  delete(slot: Slot): Promise<Kept>;
  /** Keeps how long a hand has been thought about: cheaply, and where another one lies there, not at all. */
  tellClock(slot: Slot, id: string, ms: number): Promise<Kept>;
  /** Moves a hand that its owner cannot read into quarantine, unless another one lies in its place by then. */
  setAside(slot: Slot, refused: Json): void;
}

export function createHands(queue: WriteQueue, sieve: RowDecoder, clock: Clock): Hands {
  return {
    get: (slot) =>
      queue.read(['hands'], async (tx) => {
        const row = await tx.get('hands', slot);
        return row === undefined ? null : (sieve('hands', row)?.row ?? null);
      }),
    put: (slot, row) => queue.write({ type: 'hand', slot, row }),
    delete: (slot) => queue.write({ type: 'hand', slot, row: null }),
    tellClock: (slot, id, ms) => queue.write({ type: 'handClock', slot, id, ms }),
    setAside: (slot, refused) =>
      queue.setAside(
        { store: 'hands', key: slot },
        { type: 'quarantine', store: 'hands', key: slot, at: clock.now(), refused },
      ),
  };
}
