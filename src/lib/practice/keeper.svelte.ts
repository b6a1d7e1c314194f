import type { Environment } from '#lib/environment/environment.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import type { Hand } from './hand.ts';

/** Whether the ending is a fact yet: `writing` at first, `saving` when it takes long enough to say so, then `stored`. */
export type Stored = 'writing' | 'saving' | 'stored';

/** A write that has not answered for this long is said to be saving. */
const SAY_SAVING_MS = 250;

/** Keeps the open hand of one slot, and says when an ending is stored. */
export class Keeper {
  #stored = $state<Stored>('stored');
  #endings = 0;
  #environment: Pick<Environment, 'after'>;
  #store: Pick<Store, 'hands' | 'attempts'>;
  readonly slot: Slot;

  constructor(slot: Slot, environment: Pick<Environment, 'after'>, store: Pick<Store, 'hands' | 'attempts'>) {
    this.slot = slot;
    this.#environment = environment;
    this.#store = store;
  }

  get stored(): Stored {
    return this.#stored;
  }

  /** Keeps the hand as it stands; a kill after this finds it again. */
  async keep(hand: Hand): Promise<void> {
    await this.#store.hands.put(this.slot, toJson(hand));
  }

  /** Keeps how long it has been thought about, so that a kill gives no time back. */
  async keepClock(id: string, ms: number): Promise<void> {
    await this.#store.hands.tellClock(this.slot, id, ms);
  }

  /** Writes the attempt and the ended hand in one go. Resolves when both are facts. */
  async finish(attempt: Attempt, hand: Hand | null): Promise<void> {
    this.#endings += 1;
    const ending = this.#endings;
    // Of two endings under way at once, the first to be stored says nothing about the second.
    const say = (stored: Stored) => {
      if (ending === this.#endings) this.#stored = stored;
    };
    say('writing');
    const cancel = this.#environment.after(SAY_SAVING_MS, () => say('saving'));
    await this.#store.attempts.finish(attempt, { slot: this.slot, row: hand && toJson(hand) });
    cancel();
    say('stored');
  }
}

/** A hand is plain data throughout; its type only lacks the index signature that JSON's has. */
const toJson = (hand: Hand) => ({ ...hand, moves: hand.moves.map((move) => ({ ...move })) }) as never;
