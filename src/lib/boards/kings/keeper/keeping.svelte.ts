import type { KingsEvent } from '#lib/games/kings/events.ts';
import type { Draft } from '#lib/match/open-match.ts';
import type { KingsMatch } from '../match.ts';
import { whyWords } from '../words.ts';

type Told = Exclude<KingsEvent, { readonly type: 'shuffled' | 'reshuffled' }>;

/** What all parts of the score keeper share: a way to tell the match something, and why the last thing was not taken. */
export class Keeping {
  readonly #match: () => KingsMatch;
  readonly #hold: () => void;
  #fault: string | null = $state(null);
  #busy = false;

  /** `hold` pauses the match without its menu: going back leaves it paused. */
  constructor(match: () => KingsMatch, hold: () => void) {
    this.#match = match;
    this.#hold = hold;
  }

  get match(): KingsMatch {
    return this.#match();
  }
  /** Why what was last told was not taken, in a sentence. */
  get fault(): string | null {
    return this.#fault;
  }

  say(fault: string | null): void {
    this.#fault = fault;
  }

  /** Whether it was taken. A second press while the first is under way is none. */
  async send(event: Draft<Told>, stamp: number): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.#fault = null;
    try {
      const taken = await this.match.send(event, stamp);
      if (taken === 'refused') this.#fault = whyWords(this.match.refused?.why.code ?? '');
      return taken === 'stored';
    } finally {
      this.#busy = false;
    }
  }

  /** The last thing that was written down was a mistake. */
  async takeBack(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#fault = null;
    this.#hold();
    try {
      await this.match.undo();
      await this.match.resume();
    } finally {
      this.#busy = false;
    }
  }
}
