import type { Environment } from '#lib/environment/environment.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { isBegun, type Hand } from './hand.ts';
import { decodeHand } from './hand-decode.ts';

/** The hand that was left open in a slot, or null. */
export async function openHand(store: Pick<Store, 'hands'>, slot: Slot): Promise<Hand | null> {
  return decodeHand(await store.hands.get(slot));
}

/** Which hands somebody has begun and left open. */
export class OpenHands {
  readonly #environment: Pick<Environment, 'today'>;
  readonly #store: Pick<Store, 'hands'>;

  constructor(environment: Pick<Environment, 'today'>, store: Pick<Store, 'hands'>) {
    this.#environment = environment;
    this.#store = store;
  }

  /** Whether a begun hand lies open in a slot; a hand of the day only while it is of today. */
  async isBegun(slot: 'practice' | 'day'): Promise<boolean> {
    const hand = await openHand(this.#store, slot);
    if (hand === null || hand.ending !== null) return false;
    if (slot === 'day' && hand.day !== this.#environment.today()) return false;
    return isBegun(hand);
  }
}
