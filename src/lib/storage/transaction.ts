import type { IDBPTransaction } from 'idb';
import { STORES, type Key, type RowOf, type Schema, type StoreName } from './schema.ts';

/**
 * Which rows: those whose (first) field of the index, or of a key of two parts, is `is`; `before` and `after` are bounds of the key or of
 * its second part, both exclusive.
 */
export interface Query {
  readonly index?: string;
  readonly is?: string | number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * All that storage asks of a transaction. Disk and memory both speak it, so every operation is written once. Rows come out as
 * `unknown`: whatever lies in the store is decoded by who asked for it.
 */
export interface Tx {
  get(store: StoreName, key: Key): Promise<unknown>;
  /** Rows in rising order, at most `limit`. */
  all(store: StoreName, query?: Query, limit?: number): Promise<readonly unknown[]>;
  count(store: StoreName, query?: Query): Promise<number>;
  /** Rows in falling order, one by one, until `visit` answers false. */
  walk(store: StoreName, query: Query, visit: (row: unknown) => boolean): Promise<void>;
  /** Writes a row over the one with its key; a row without a key gets the next number. */
  put<Name extends StoreName>(store: Name, row: RowOf<Name>): Promise<void>;
  delete(store: StoreName, key: Key): Promise<void>;
  /** Deletes every row whose key is a number up to `last`, in one request. */
  deleteUpTo(store: StoreName, last: number): Promise<void>;
  /** Deletes every row whose key of two parts begins with `first`, in one request. */
  deleteOf(store: StoreName, first: string): Promise<void>;
  /** Deletes every row. */
  clear(store: StoreName): Promise<void>;
}

type DiskTransaction = IDBPTransaction<Schema, StoreName[], IDBTransactionMode>;

/** A transaction on disk. `alive` is called for every answer of the database. */
export function diskTx(tx: DiskTransaction, alive: () => void): Tx {
  // Async, so that what the database throws at once also rejects: several requests may be under way together.
  const heard = async <T>(ask: () => Promise<T>): Promise<T> => {
    const value = await ask();
    alive();
    return value;
  };
  const source = (store: StoreName, query?: Query) =>
    query?.index === undefined ? tx.objectStore(store) : tx.objectStore(store).index(query.index as never);
  const writer = (store: StoreName) => tx.objectStore(store) as unknown as Writer;
  return {
    get: (store, key) => heard(() => tx.objectStore(store).get(key as never)),
    all: (store, query, limit) =>
      heard(() => source(store, query).getAll(rangeOf(store, query) as never, limit)),
    count: (store, query) => heard(() => source(store, query).count(rangeOf(store, query) as never)),
    async walk(store, query, visit) {
      let cursor = await heard(() => source(store, query).openCursor(rangeOf(store, query) as never, 'prev'));
      while (cursor && visit(cursor.value)) {
        const here = cursor;
        cursor = await heard(() => here.continue());
      }
    },
    put: async (store, row) => void (await heard(() => writer(store).put(row))),
    delete: (store, key) => heard(() => writer(store).delete(key)),
    deleteUpTo: (store, last) => heard(() => writer(store).delete(IDBKeyRange.upperBound(last))),
    deleteOf: (store, first) => heard(() => writer(store).delete(both(first, -Infinity, Infinity))),
    clear: (store) => heard(() => writer(store).clear()),
  };
}

/** What idb's types grant only to a transaction that is known to write. */
interface Writer {
  put(row: unknown): Promise<unknown>;
  delete(key: Key | IDBKeyRange): Promise<void>;
  clear(): Promise<void>;
}

function rangeOf(store: StoreName, query: Query = {}): IDBKeyRange | null {
  const { index, is, before = Infinity, after = -Infinity } = query;
  if (is === undefined) {
    if (index !== undefined || (before === Infinity && after === -Infinity)) return null;
    return IDBKeyRange.bound(after, before, true, true);
  }
  const { key, indexes } = STORES[store];
  const path = index === undefined ? key : indexes[index];
  return typeof path === 'string' ? IDBKeyRange.only(is) : both(is, after, before);
}

/** Keys of two parts whose first is `is` and whose second lies between the bounds. */
const both = (is: string | number, after: number, before: number): IDBKeyRange =>
  IDBKeyRange.bound([is, after], [is, before], true, true);
