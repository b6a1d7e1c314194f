import type { Card } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { drawDeal, findDeals, STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Store } from '#lib/storage/index.ts';
import { decodeDealSpec } from './deal-spec.ts';

/** This many deals are kept ready for each setting in use. */
export const READY = 10;
/** With up to four numbers a deal is decided in well under a millisecond, so a few may be tried on the spot. */
const QUICK_DRAWS = 20;
const QUICK_COUNT = 4;
const SETTING = 'deal';

/** Why a setting was given up: so many deals were drawn and none makes its target. */
export interface RefusedSpec {
  readonly spec: DealSpec;
  readonly draws: number;
}

export interface TakenDeal {
  readonly cards: readonly Card[];
  /** Only solvable deals are wanted, but nobody has looked at this one yet. */
  readonly mayHaveNone: boolean;
}

interface SupplyOptions {
  readonly environment: Pick<Environment, 'seed'>;
  readonly solver: Solver;
  readonly store: Pick<Store, 'deals' | 'settings'>;
}

/** What to deal next. A deal never waits: ten are kept ready for each setting in use, found by the solver in the background. */
export class Supply {
  #spec = $state.raw<DealSpec>(STANDARD_DEAL);
  #refused = $state.raw<RefusedSpec | null>(null);
  #ready = new Map<string, readonly (readonly Card[])[]>();
  #filling = new Set<string>();
  #options: SupplyOptions;

  constructor(options: SupplyOptions) {
    this.#options = options;
  }

  /** What is dealt now. */
  get spec(): DealSpec {
    return this.#spec;
  }

  /** The last setting that was refused, until another is tried. */
  get refused(): RefusedSpec | null {
    return this.#refused;
  }

  /** Puts the refusal away, once it has been read. */
  forgetRefusal(): void {
    this.#refused = null;
  }

  /** Reads the setting and the deals that were kept ready for it. */
  async load(): Promise<void> {
    const { settings } = this.#options.store;
    this.#spec = decodeDealSpec(await settings.get(SETTING)) ?? STANDARD_DEAL;
    await this.#loadReady(this.#spec);
    this.#fill(this.#spec, STANDARD_DEAL);
  }

  /** Deals from another setting from now on. If it turns out to have no solvable deal, the one before comes back. */
  async use(spec: DealSpec): Promise<void> {
    const before = this.#spec;
    this.#spec = spec;
    this.#refused = null;
    await this.#options.store.settings.put(SETTING, { ...spec });
    await this.#loadReady(spec);
    this.#fill(spec, before);
  }

  /** The next deal, at once. */
  take(): TakenDeal {
    const spec = this.#spec;
    const rng = createRng(this.#options.environment.seed());
    if (spec.kind === 'mixed') return { cards: drawDeal(spec, rng), mayHaveNone: false };
    const key = keyOf(spec);
    const [first, ...rest] = this.#ready.get(key) ?? [];
    if (first) {
      this.#keep(key, rest);
      this.#fill(spec, spec);
      return { cards: first, mayHaveNone: false };
    }
    this.#fill(spec, spec);
    const [quick] = spec.count <= QUICK_COUNT ? findDeals(spec, rng, 1, QUICK_DRAWS).deals : [];
    return quick ? { cards: quick, mayHaveNone: false } : { cards: drawDeal(spec, rng), mayHaveNone: true };
  }

  async #loadReady(spec: DealSpec): Promise<void> {
    const key = keyOf(spec);
    if (!this.#ready.has(key)) this.#ready.set(key, (await this.#options.store.deals.get(key)) ?? []);
  }

  #keep(key: string, deals: readonly (readonly Card[])[]): void {
    this.#ready.set(key, deals);
    void this.#options.store.deals.put(key, deals);
  }

  #fill(spec: DealSpec, before: DealSpec): void {
    const key = keyOf(spec);
    const wanted = READY - (this.#ready.get(key)?.length ?? 0);
    if (spec.kind === 'mixed' || wanted <= 0 || this.#filling.has(key)) return;
    this.#filling.add(key);
    const { environment, solver } = this.#options;
    void solver.ask('deals', { spec, seed: environment.seed(), wanted }).then(({ deals, draws }) => {
      this.#filling.delete(key);
      if (deals.length === 0) this.#refuse(spec, before, draws);
      else this.#keep(key, [...(this.#ready.get(key) ?? []), ...deals]);
    });
  }

  #refuse(spec: DealSpec, before: DealSpec, draws: number): void {
    this.#refused = { spec, draws };
    if (this.#spec !== spec) return;
    this.#spec = before === spec ? STANDARD_DEAL : before;
    void this.#options.store.settings.put(SETTING, { ...this.#spec });
  }
}

const keyOf = ({ target, highest, count, kind }: DealSpec): string =>
  [kind, target, highest, count].join(' ');
