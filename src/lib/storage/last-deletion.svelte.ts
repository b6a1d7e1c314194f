import type { Environment } from '#lib/environment/environment.ts';
import type { Bin } from './bin.ts';
import { UNDO_MS, type Deletion } from './deletion.ts';

type Ways = Pick<Bin, 'undo' | 'empty'>;

/** The last deletion: it alone can be taken back, for ten seconds. */
export class LastDeletion {
  #kept = $state.raw<Deletion | null>(null);
  #stopClock = () => {};
  readonly #after: Environment['after'];
  readonly #bin: () => Ways | Promise<Ways>;

  constructor({ after }: Pick<Environment, 'after'>, bin: () => Ways | Promise<Ways>) {
    this.#after = after;
    this.#bin = bin;
  }

  /** Null as soon as it is final, or on its way back. */
  get kept(): Deletion | null {
    return this.#kept;
  }

  /** Another one is stored: the one before is final. */
  keep(deletion: Deletion): void {
    void this.#letGo('empty');
    this.#kept = deletion;
    this.#stopClock = this.#after(UNDO_MS, () => void this.#letGo('empty'));
  }

  /** Puts back what it deleted; false where there is none. */
  undo(): Promise<boolean> {
    return this.#letGo('undo');
  }

  async #letGo(way: keyof Ways): Promise<boolean> {
    this.#stopClock();
    const deletion = this.#kept;
    this.#kept = null;
    if (deletion) await (await this.#bin())[way](deletion.batch);
    return deletion !== null;
  }
}
