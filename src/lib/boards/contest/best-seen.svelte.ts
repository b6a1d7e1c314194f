import type { BestAnswer, BestQuestion } from '#lib/games/contest/search/index.ts';

type Ask = (question: BestQuestion) => Promise<BestAnswer | null>;

/** The best that there was of each round that is asked about, once it is known. It is looked for while people think. */
export class BestSeen {
  readonly #ask: Ask;
  readonly #asked = new Set<string>();
  #found: ReadonlyMap<string, BestAnswer> = $state.raw(new Map());
  #isMissing = $state(false);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The last question got no answer; asking again tries once more. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  of(question: BestQuestion): BestAnswer | null {
    return this.#found.get(JSON.stringify(question)) ?? null;
  }

  async look(question: BestQuestion): Promise<void> {
    const key = JSON.stringify(question);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#isMissing = false;
    const answer = await this.#ask(question);
    if (answer) this.#found = new Map([...this.#found, [key, answer]]);
    else {
      this.#asked.delete(key);
      this.#isMissing = true;
    }
  }
}
