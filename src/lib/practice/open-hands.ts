import type { Environment } from '#lib/environment/environment.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { isBegun, isTouched, type Hand } from './hand.ts';
import { decodeHand } from './hand-decode.ts';

/** The hand that was left open in a slot, or null. One that cannot be read is set aside: it costs one deal and nothing more. */
export async function openHand({ hands }: Pick<Store, 'hands'>, slot: Slot): Promise<Hand | null> {
  const row = await hands.get(slot);
  const hand = decodeHand(row);
  if (row !== null && hand === null) hands.setAside(slot, row);
  return hand;
}

/** Which hands somebody has begun and left open. */
export class OpenHands {
  readonly #environment: Pick<Environment, 'today'>;
  readonly #store: Pick<Store, 'hands'>;

  constructor(environment: Pick<Environment, 'today'>, store: Pick<Store, 'hands'>) {
    this.#environment = environment;
    this.#store = store;
  }

  /** Whether a hand that somebody has touched lies open on the practice table. */
  practice(): Promise<boolean> {
    return this.#isOpen('practice', isTouched);
  }

  /** Whether the hand of today is begun and open. */
  day(): Promise<boolean> {
    return this.#isOpen('day', (hand) => hand.day === this.#environment.today() && isBegun(hand));
  }

  /** Whether a run lies in its slot. Whether one can go on with it, `Runs.open` finds out, whose file is fetched only then. */
  async run(): Promise<boolean> {
    return (await this.#store.hands.get('run')) !== null;
  }

  async #isOpen(slot: Slot, is: (hand: Hand) => boolean): Promise<boolean> {
    const hand = await openHand(this.#store, slot);
    return hand?.ending === null && is(hand);
  }
}
