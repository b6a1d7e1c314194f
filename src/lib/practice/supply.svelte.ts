import type { DealtCard } from '#lib/core/cards.ts';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { STANDARD_DEAL, type DealSpec } from '#lib/core/deal.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import { drawDeal, findDeals } from '#lib/core/find-deals.ts';
import { drawFromTable } from '#lib/core/difficulty/table-deals.ts';
import { isInTable } from '#lib/core/difficulty/table-range.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Store } from '#lib/storage/index.ts';
import { openDots } from './deal-dots.ts';
import { decodeDealSpec } from './deal-spec.ts';
import type { DrawForYou } from './for-you.ts';
import { settingKeyOf, ReadyDeals, type ReadySources } from './ready-deals.ts';
import { APART, RecentHands } from './recent-hands.ts';

/** With up to four numbers a deal is decided in well under a millisecond, so a few may be tried on the spot. */
const QUICK_DRAWS = 20;
const QUICK_COUNT = 4;
const SETTING = 'deal';
/** Whoever has solved fewer hands than this, and has chosen nothing else, is dealt easy ones first. */
const NEWCOMERS_HANDS = 10;
/** From here on, hands of two dots come among them. */
const EASIEST_HANDS = 5;
/** What suits somebody is learnt anew after so many solved hands. */
const LEARNT_FOR = 10;

/** Why a setting was given up: so many deals were drawn and none is of its kind; null where that is known without drawing. */
export interface RefusedSpec {
  readonly spec: DealSpec;
  readonly draws: number | null;
}

/** A deal off the top. */
export interface TakenDeal {
  readonly cards: readonly DealtCard[];
  /** Only deals of a solvable kind are wanted, but nobody has looked at this one yet. */
  readonly mayHaveNone: boolean;
  /** What may be shown of how hard it is. */
  readonly dots: Dots | null;
}

interface SupplyOptions extends ReadySources {
  readonly environment: Pick<Environment, 'seed' | 'after' | 'monotonic'>;
  readonly store: Pick<Store, 'attempts' | 'deals' | 'settings'>;
  /** Writes down what went wrong, for the diagnostics. */
  readonly note?: (fault: unknown) => void;
}

/** What to deal next. A deal never waits: where it takes long to find one, some are kept ready. */
export class Supply {
  #spec = $state.raw<DealSpec>(STANDARD_DEAL);
  #refused = $state.raw<RefusedSpec | null>(null);
  #isEarly = $state(false);
  readonly #ready: ReadyDeals;
  /** How many hands a newcomer has solved; null for everybody else. */
  #solved: number | null = null;
  /** For hands that suit this person: how they are drawn, null while too little is known, and solved hands since that was learnt. */
  #forYou: DrawForYou | null = null;
  #sinceLearnt = 0;
  #recent = new RecentHands();
  #options: SupplyOptions;

  constructor(options: SupplyOptions) {
    this.#options = options;
    this.#ready = new ReadyDeals(options);
  }

  /** What is dealt now. */
  get spec(): DealSpec {
    return this.#spec;
  }

  /** The last setting that was refused, until another is tried. */
  get refused(): RefusedSpec | null {
    return this.#refused;
  }

  /** Hands for oneself were just chosen, and too little is known yet to deal them. */
  get isEarly(): boolean {
    return this.#isEarly;
  }

  /** Puts away what was said of the last choice, once it has been read. */
  forget(): void {
    this.#refused = null;
    this.#isEarly = false;
  }

  /** Reads the setting and the deals that were kept ready for it. */
  async load(): Promise<void> {
    const { attempts, settings } = this.#options.store;
    const before = this.#spec;
    const kept = decodeDealSpec(await settings.get(SETTING));
    const { rows } = await attempts.page({ filter: 'all', limit: APART });
    this.#recent.recall(rows.map(({ cards }) => cards));
    // What was chosen while the store was read stands.
    if (kept !== null && this.#spec === before) this.#spec = kept;
    if (kept === null && this.#spec === STANDARD_DEAL) {
      const solved = rows.filter(({ outcome }) => outcome === 'solved').length;
      this.#solved = solved < NEWCOMERS_HANDS ? solved : null;
    }
    const spec = this.#spec;
    await this.#learn();
    await this.#ready.load(spec);
    void this.#fill(spec, STANDARD_DEAL);
  }

  /** Deals from another setting from now on. If it turns out to have no deal of its kind, the one before comes back, and `onback` is told. */
  async use(spec: DealSpec, onback?: () => void): Promise<void> {
    const before = this.#spec;
    this.forget();
    if (isFromTable(spec) && drawFromTable(spec, this.#rng()) === null) {
      this.#refused = { spec, draws: null };
      return;
    }
    this.#spec = spec;
    this.#solved = null;
    this.#forYou = null;
    void this.#options.store.settings.put(SETTING, { ...spec });
    await this.#learn();
    this.#isEarly = spec.kind === 'forYou' && this.#spec === spec && this.#forYou === null;
    await this.#ready.load(spec);
    void this.#fill(spec, before).then((isRefused) => isRefused && onback?.());
  }

  /** One more hand is solved: a newcomer is nearer to what everybody is dealt. */
  countSolved(): void {
    this.#isEarly = false;
    this.#sinceLearnt += 1;
    if (this.#forYou === null || this.#sinceLearnt >= LEARNT_FOR) void this.#learn();
    if (this.#solved === null) return;
    this.#solved += 1;
    // What suits somebody is not known after ten hands where these were helped with.
    if (this.#solved >= NEWCOMERS_HANDS && this.#spec.kind !== 'forYou') this.#solved = null;
  }

  /** The next deal, at once. */
  take(): TakenDeal {
    const taken = this.#take();
    this.#recent.note(taken.cards);
    return taken;
  }

  #take(): TakenDeal {
    const newcomers = this.#solved === null ? null : this.#specFor(this.#solved);
    const easy = newcomers && this.#fromTable(newcomers);
    if (easy) return { cards: easy, mayHaveNone: false, dots: openDots(easy, this.#spec) };
    const spec = this.#spec;
    const cards = this.#takeKnown(spec);
    if (cards) return { cards, mayHaveNone: false, dots: openDots(cards, spec) };
    const rng = this.#rng();
    return { cards: this.#recent.choose(() => drawDeal(spec, rng)), mayHaveNone: true, dots: null };
  }

  /** What a newcomer is dealt: one dot, then one or two by turns. */
  #specFor(solved: number): DealSpec {
    const isEasiest = solved < EASIEST_HANDS || solved % 2 === 0;
    return { ...this.#spec, kind: isEasiest ? 'oneDot' : 'twoDots' };
  }

  /** Learns what suits this person, where that is wanted. Until enough is known they are dealt what newcomers are. */
  async #learn(): Promise<void> {
    const spec = this.#spec;
    if (spec.kind !== 'forYou') return;
    const { environment, store } = this.#options;
    const forYou = await import('./for-you.ts')
      .then(({ learnForYou }) => learnForYou(environment, store, spec.highest))
      // A part that cannot be fetched now keeps nobody from playing.
      .catch((fault: unknown) => {
        this.#options.note?.(fault);
        return null;
      });
    const { rows } = await store.attempts.page({ filter: 'solved', limit: APART });
    const solved = rows.filter(({ outcome }) => outcome === 'solved').length;
    if (this.#spec !== spec) return;
    this.#forYou = forYou;
    this.#sinceLearnt = 0;
    this.#solved = forYou ? null : Math.max(this.#solved ?? 0, solved);
  }

  /** A deal of which it is known that it is of the setting's kind; null while none is at hand. */
  #takeKnown(spec: DealSpec): readonly DealtCard[] | null {
    const rng = this.#rng();
    if (spec.kind === 'mixed') return this.#recent.choose(() => drawDeal(spec, rng));
    const forYou = spec.kind === 'forYou' ? this.#forYou : null;
    if (forYou) return this.#recent.choose(() => forYou(rng));
    if (isFromTable(spec)) return this.#fromTable(spec);
    const cards = this.#ready.take(spec, this.#recent);
    void this.#fill(spec, spec);
    if (cards) return cards;
    if (isInTable(spec)) return this.#fromTable(spec);
    return spec.count <= QUICK_COUNT ? (findDeals(spec, rng, 1, QUICK_DRAWS).deals[0] ?? null) : null;
  }

  #fromTable(spec: DealSpec): readonly DealtCard[] | null {
    const rng = this.#rng();
    return this.#recent.choose(() => drawFromTable(spec, rng));
  }

  #rng(): Rng {
    return createRng(this.#options.environment.seed());
  }

  /** Answers whether it was refused for want of a single deal. */
  async #fill(spec: DealSpec, before: DealSpec): Promise<boolean> {
    if (spec.kind === 'mixed' || isFromTable(spec)) return false;
    const isCurrent = () => settingKeyOf(this.#spec) === settingKeyOf(spec);
    const draws = await this.#ready.fill(spec, isCurrent);
    const isRefused = draws !== null && isCurrent();
    if (isRefused) this.#refuse(spec, before, draws);
    return isRefused;
  }

  #refuse(spec: DealSpec, before: DealSpec, draws: number): void {
    this.#refused = { spec, draws };
    this.#spec = settingKeyOf(before) === settingKeyOf(spec) ? STANDARD_DEAL : before;
    void this.#options.store.settings.put(SETTING, { ...this.#spec });
  }
}

/** Whether deals are drawn from the table: of every kind that nothing need be kept ready for. */
const isFromTable = (spec: DealSpec): boolean => isInTable(spec) && spec.kind !== 'solvable';
