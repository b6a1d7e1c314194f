import { isObject } from '#lib/core/match/decode.ts';
import { parseShared, printShared } from '#lib/games/contest/shared-link.ts';
import {
  isSameResult,
  isSameRules,
  type SharedResult,
  type SharedRounds,
} from '#lib/games/contest/shared.ts';
import type { Store } from '#lib/storage/index.ts';

const SETTING = 'contest.received';
/** As many contests as anybody plays with friends at a time; the oldest gives way. */
const MOST = 20;

/** What friends came to in rounds that were played here too, so that it can be laid beside one's own when that is there. */
export class Received {
  readonly #store: Pick<Store, 'settings'>;

  constructor(store: Pick<Store, 'settings'>) {
    this.#store = store;
  }

  /** What is kept of these rounds. */
  async of(shared: SharedRounds): Promise<readonly SharedResult[]> {
    return (await this.#all()).find((each) => isSameRounds(each, shared))?.results ?? [];
  }

  /** Keeps the results of a link, beside those that another one brought of the same rounds. */
  async keep(shared: SharedRounds): Promise<void> {
    if (shared.results.length === 0) return;
    const all = await this.#all();
    const before = all.find((each) => isSameRounds(each, shared))?.results ?? [];
    const old = before.filter((each) => !shared.results.some((result) => isSameResult(each, result)));
    const now = { ...shared, results: [...shared.results, ...old] };
    const others = all.filter((each) => !isSameRounds(each, shared));
    await this.#store.settings.put(SETTING, { links: [now, ...others].slice(0, MOST).map(printShared) });
  }

  async #all(): Promise<readonly SharedRounds[]> {
    const kept = await this.#store.settings.get(SETTING);
    const links: unknown = isObject(kept) ? kept['links'] : null;
    return (Array.isArray(links) ? links : []).flatMap((link: unknown) => {
      const read = typeof link === 'string' ? parseShared(link) : null;
      return read?.ok && read.value ? [read.value] : [];
    });
  }
}

const isSameRounds = (one: SharedRounds, other: SharedRounds): boolean =>
  one.seed === other.seed && isSameRules(one.rules, other.rules);
