import { type Attempt, type AttemptClass, type StoredAttempt } from './attempt.ts';
import { decodeAttempt } from './decode.ts';
import type { WriteQueue, Kept } from './write-queue.ts';
import type { RowDecoder } from './sieve.ts';
import type { Query } from './transaction.ts';
import type { HandWrite } from './writes.ts';

export type AttemptFilter = 'all' | AttemptClass;

export interface PageQuery {
  readonly filter: AttemptFilter;
  readonly limit: number;
  /** Only attempts older than this one: the `next` of the page before. */
  readonly before?: number | undefined;
}

export interface AttemptPage {
  /** Newest first. */
  readonly rows: readonly StoredAttempt[];
  /** What to ask the next page with; null at the end. */
  readonly next: number | null;
}

export interface AttemptCounts {
  readonly all: number;
  readonly solved: number;
}

/** The history: every hand tried. */
export interface Attempts {
  /** Keeps an attempt; the same id again changes nothing. */
  add(attempt: Attempt): Promise<Kept>;
  /** Keeps an attempt and, in the same stroke, replaces the hand in progress in its slot. */
  finish(attempt: Attempt, hand: Omit<HandWrite, 'type'>): Promise<Kept>;
  /** Reads at most `limit` + 1 rows, wherever the page lies. */
  page(query: PageQuery): Promise<AttemptPage>;
  /** The rows, newest first, whose `seq` is less than `before` by at most `span`, read in one piece: twenty thousand come in a second. */
  block(before: number, span: number): Promise<readonly StoredAttempt[]>;
  get(id: string): Promise<StoredAttempt | null>;
  counts(): Promise<AttemptCounts>;
  /** The attempts at hands of the day, by day; of one day in the order they were made. */
  days(): Promise<readonly StoredAttempt[]>;
}

export function createAttempts(queue: WriteQueue, sieve: RowDecoder): Attempts {
  const decode = (row: unknown): StoredAttempt | null => sieve('attempts', row);
  const all = (query: Query) =>
    queue.read(['attempts'], async (tx) =>
      (await tx.all('attempts', query)).map(decode).filter((row) => row !== null),
    );
  const keep = (attempt: Attempt, hand: HandWrite | null): Promise<Kept> => {
    const decoded = decodeAttempt(attempt);
    // Such a row would be quarantined on the next reading.
    if (!decoded.ok) throw new TypeError(`attempt: ${decoded.error.field}`);
    return queue.write({ type: 'attempt', attempt: decoded.value, hand });
  };
  return {
    add: async (attempt) => keep(attempt, null),
    finish: async (attempt, { slot, row }) => keep(attempt, { type: 'hand', slot, row }),
    page: ({ filter, limit, before }) =>
      queue.read(['attempts'], async (tx) => {
        const rows: StoredAttempt[] = [];
        let more = false;
        await tx.walk('attempts', rangeOf(filter, before), (raw) => {
          const row = decode(raw);
          if (row === null) return true;
          more = rows.length === limit;
          if (!more) rows.push(row);
          return !more;
        });
        return { rows, next: more ? (rows.at(-1)?.seq ?? null) : null };
      }),
    block: async (before, span) => (await all({ after: before - span - 1, before })).reverse(),
    get: async (id) => (await all({ index: 'byId', is: id }))[0] ?? null,
    counts: () =>
      queue.read(['attempts'], async (tx) => {
        const [all, solved] = await Promise.all([
          tx.count('attempts'),
          tx.count('attempts', rangeOf('solved')),
        ]);
        return { all, solved };
      }),
    days: () => all({ index: 'byDay' }),
  };
}

const rangeOf = (filter: AttemptFilter, before?: number): Query =>
  filter === 'all' ? { before } : { index: 'byClass', is: filter, before };
