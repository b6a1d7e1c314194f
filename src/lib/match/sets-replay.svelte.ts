import type { ReadMatch } from '#lib/core/match/file.ts';
import type { Header } from '#lib/core/match/header.ts';
import { ranksOnTable } from '#lib/games/table/table-cards.ts';
import type { DealRecord, SetRecord } from '#lib/games/table/record.ts';
import { afterOf, type After } from './after.ts';
import type { Aids } from './aids.ts';

interface Options {
  /** As the game of the match reads them out of its log. */
  readonly records: readonly SetRecord[];
  readonly aids: Pick<Aids, 'findWays'>;
  /** The place that is shown first. */
  readonly first?: number;
}

/** A match that was played in sets, one after the other; behind the last of them how it ended. */
export class SetsReplay {
  readonly header: Header;
  readonly timeline: ReadMatch['timeline'];
  readonly after: After;
  #place = $state(0);
  /** By deal: every different solution, simplest first. */
  #ways: ReadonlyMap<string, readonly string[]> = $state.raw(new Map());
  #isMissing = $state(false);
  readonly #asked = new Set<string>();
  readonly #aids: Pick<Aids, 'findWays'>;

  constructor(match: ReadMatch, { records, aids, first = 0 }: Options) {
    this.header = match.header;
    this.timeline = match.timeline;
    this.after = afterOf(match, records);
    this.#aids = aids;
    this.go(first);
  }

  get records(): readonly SetRecord[] {
    return this.after.records;
  }
  /** Which set is shown, 0-based; the number of sets for how it ended. */
  get place(): number {
    return this.#place;
  }
  /** The place behind the last set. */
  get end(): number {
    return this.records.length;
  }
  /** The set that is shown; null for how it ended. */
  get record(): SetRecord | null {
    return this.records[this.#place] ?? null;
  }

  /** The solver could not be fetched when it was last asked; it is asked again when a set is gone to. */
  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** Shows another place; one outside is taken for the nearest. */
  go(place: number): void {
    this.#place = Math.min(Math.max(0, place), this.end);
    this.#look();
  }

  /** What works for a deal, simplest first; null while nobody has answered, or its ranks are not known. */
  waysOf(deal: DealRecord, target: number | null): readonly string[] | null {
    const key = keyOf(deal, target);
    return key === null ? null : (this.#ways.get(key) ?? null);
  }

  /** Asks what works for the cards of the set that is shown. */
  #look(): void {
    const { record } = this;
    for (const deal of record?.deals ?? []) void this.#ask(deal, record?.target ?? null);
  }

  async #ask(deal: DealRecord, target: number | null): Promise<void> {
    const [key, ranks] = [keyOf(deal, target), ranksOnTable(deal.table)];
    if (key === null || ranks === null || target === null || this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#isMissing = false;
    const ways = await this.#aids.findWays(ranks, target);
    this.#isMissing = ways === null;
    if (ways === null) this.#asked.delete(key);
    else this.#ways = new Map([...this.#ways, [key, ways]]);
  }
}

function keyOf({ table }: DealRecord, target: number | null): string | null {
  const ranks = ranksOnTable(table);
  return ranks === null || target === null ? null : `${ranks.toSorted((a, b) => a - b).join()}=${target}`;
}
