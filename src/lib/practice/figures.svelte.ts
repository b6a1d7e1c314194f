import type { Store } from '#lib/storage/index.ts';
import { histogramOf, percentOf, usualOf, type Bar } from './statistics.ts';

/** How many solved hands the usual time is taken from. */
const RECENT = 100;

/** The numbers of the progress page, computed from the attempts each time they are read. */
export class Figures {
  #all = $state(0);
  #solved = $state(0);
  #usual = $state<number | null>(null);
  #bars = $state.raw<readonly Bar[]>([]);
  #timed = $state(0);
  #loaded = $state(false);
  readonly #store: Pick<Store, 'attempts'>;

  constructor(store: Pick<Store, 'attempts'>) {
    this.#store = store;
  }

  get loaded(): boolean {
    return this.#loaded;
  }
  /** Hands tried. */
  get all(): number {
    return this.#all;
  }
  get solved(): number {
    return this.#solved;
  }
  /** Solved hands per hundred tried. */
  get share(): number {
    return percentOf(this.#solved, this.#all);
  }
  /** The usual time in milliseconds, or null while there are too few. */
  get usual(): number | null {
    return this.#usual;
  }
  get bars(): readonly Bar[] {
    return this.#bars;
  }
  /** How many hands the bars and the usual time are made of. */
  get timed(): number {
    return this.#timed;
  }

  async load(): Promise<void> {
    const { attempts } = this.#store;
    // Some may be a right "there is none", which says nothing of how long a solution takes.
    const [counts, { rows }] = await Promise.all([
      attempts.counts(),
      attempts.page({ filter: 'solved', limit: 2 * RECENT }),
    ]);
    const recent = rows.filter(({ outcome }) => outcome === 'solved').slice(0, RECENT);
    this.#all = counts.all;
    this.#solved = counts.solved;
    this.#usual = usualOf(recent);
    this.#bars = histogramOf(recent);
    this.#timed = recent.length;
    this.#loaded = true;
  }
}
