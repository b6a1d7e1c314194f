import type { FoursState } from '#lib/games/fours/state.ts';
import { roundStart } from '#lib/games/fours/moments.ts';
import type { Pars } from './solo.ts';
import type { FoursMatch } from './turn.svelte.ts';

/** What a careful player needs in each round of a match alone: looked for as the rounds begin, each once. */
export class SoloPars {
  #pars: Pars = $state.raw([]);
  readonly #asked = new Set<number>();
  readonly #find: (start: FoursState) => Promise<number | null>;

  /** `find` answers null when it does not know; it rejects never. */
  constructor(find: (start: FoursState) => Promise<number | null>) {
    this.#find = find;
  }

  /** By round; null, or nothing, where it is not known. */
  get pars(): Pars {
    return this.#pars;
  }

  /** Looks for those of all rounds that have begun. */
  ask({ timeline, state }: Pick<FoursMatch, 'timeline' | 'state'>): void {
    // Gone back to before it began: its cards may be others now.
    const now = state.rounds.length;
    for (const round of this.#asked)
      if (round > now || (round === now && roundStart(timeline, round) === null)) this.#asked.delete(round);
    for (let round = 0; round <= now; round += 1) {
      const start = this.#asked.has(round) ? null : roundStart(timeline, round);
      if (start === null) continue;
      this.#asked.add(round);
      void this.#find(start).then((par) => {
        this.#pars = Array.from({ length: Math.max(this.#pars.length, round + 1) }, (_, at) =>
          at === round ? par : (this.#pars[at] ?? null),
        );
      });
    }
  }
}
