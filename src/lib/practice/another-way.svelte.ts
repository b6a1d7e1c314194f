import type { OpenHand } from './open-hand.svelte.ts';
import type { Ways } from './ways.svelte.ts';

/** The search for another way after a hand has ended. Nothing of it is written to the history. */
export class AnotherWay {
  readonly #open: OpenHand;
  readonly #ways: Ways;
  #looking = $state(false);
  #repeated = $state<string | null>(null);
  #compared: Promise<void> = Promise.resolve();

  constructor(open: OpenHand, ways: Ways) {
    this.#open = open;
    this.#ways = ways;
  }

  /** Somebody is looking for another way. */
  get looking(): boolean {
    return this.#looking;
  }
  /** The own line that the last way repeats (ARITH-6). */
  get repeated(): string | null {
    return this.#repeated;
  }

  begin(): void {
    this.#looking = true;
  }
  enough(): void {
    this.#looking = false;
  }
  /** For another hand. */
  forget(): void {
    this.#looking = false;
    this.#repeated = null;
  }

  /** Adds a way to those found, unless it repeats one. One after the other, so that of two made quickly neither is lost. */
  add(expression: string): Promise<void> {
    const { id } = this.#open.hand;
    const compare = () => this.#compare(id, expression);
    this.#compared = this.#compared.then(compare, compare);
    return this.#compared;
  }

  async #compare(id: string, expression: string): Promise<void> {
    const { found } = this.#open.hand;
    if (this.#open.hand.id !== id) return;
    const repeated = await this.#ways.sameAmong(found, expression);
    // While that was looked up, another hand may have been laid.
    if (this.#open.hand.id !== id) return;
    this.#repeated = repeated;
    this.#looking = false;
    await this.#open.keep({ found: repeated ? found : [...found, expression] });
  }
}
