import type { DealtCard } from '#lib/core/cards.ts';
import { DOTS_OF_KIND, MOST_DRAWS, type DealSpec } from '#lib/core/deal.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Store } from '#lib/storage/index.ts';
import type { RecentHands } from './recent-hands.ts';

/** This many deals are kept ready for each setting in use. */
export const READY = 10;
/** How many draws the solver is asked for at once: with six numbers some tenths of a second on a slow phone. */
const DRAWS_AT_ONCE = 20;
/** The same where it must say how hard six numbers are. */
const HARD_DRAWS_AT_ONCE = 2;

export interface ReadySources {
  readonly environment: Pick<Environment, 'seed'>;
  readonly solver: Solver;
  readonly store: Pick<Store, 'deals'>;
}

type Cards = readonly DealtCard[];

/** The deals that are kept ready for each setting in use, found by the solver in the background. */
export class ReadyDeals {
  #ready = new Map<string, readonly Cards[]>();
  #filling = new Set<string>();
  readonly #sources: ReadySources;

  constructor(sources: ReadySources) {
    this.#sources = sources;
  }

  /** Reads what was kept for a setting. */
  async load(spec: DealSpec): Promise<void> {
    const key = settingKeyOf(spec);
    if (this.#ready.has(key)) return;
    const kept = await this.#sources.store.deals.get(key);
    // Some may have been found, or dealt, while the store was read.
    if (!this.#ready.has(key)) this.#ready.set(key, kept);
  }

  /** One that was not dealt of late, where there is such a one; null where none is ready. */
  take(spec: DealSpec, recent: RecentHands): Cards | null {
    const key = settingKeyOf(spec);
    const ready = this.#of(key);
    const next = ready.values();
    const cards = recent.choose(() => next.next().value ?? null);
    if (cards)
      this.#keep(
        key,
        ready.filter((other) => other !== cards),
      );
    return cards;
  }

  /**
   * Looks for deals until ten are ready, in short questions, so that what a person asks meanwhile is answered in between; given up once
   * nobody wants them. Answers how many were drawn if none of them was of the setting's kind and none was ready, else null.
   */
  async fill(spec: DealSpec, isWanted: () => boolean): Promise<number | null> {
    const key = settingKeyOf(spec);
    if (this.#filling.has(key)) return null;
    this.#filling.add(key);
    const { environment, solver } = this.#sources;
    const isSlow = spec.count === 6 && spec.kind in DOTS_OF_KIND;
    const mostDraws = isSlow ? HARD_DRAWS_AT_ONCE : DRAWS_AT_ONCE;
    let draws = 0;
    let foundAny = this.#of(key).length > 0;
    try {
      while (isWanted() && this.#of(key).length < READY && draws < MOST_DRAWS) {
        const wanted = READY - this.#of(key).length;
        const question = { spec, seed: environment.seed(), wanted, mostDraws };
        const found = await solver.ask('deals', question);
        draws += found.draws;
        if (found.deals.length === 0) continue;
        foundAny = true;
        this.#keep(key, [...this.#of(key), ...found.deals]);
      }
    } finally {
      this.#filling.delete(key);
    }
    return foundAny ? null : draws;
  }

  #of(key: string): readonly Cards[] {
    return this.#ready.get(key) ?? [];
  }

  #keep(key: string, deals: readonly Cards[]): void {
    this.#ready.set(key, deals);
    void this.#sources.store.deals.put(key, deals);
  }
}

/** The name under which deals of a setting are kept. */
export const settingKeyOf = ({ target, highest, count, kind, digits }: DealSpec): string =>
  [kind, target, digits ? 'digits' : highest, count].join(' ');
