import { STORES, type Key, type StoreName } from './schema.ts';
import type { Query, Tx } from './transaction.ts';

type Field = Readonly<Record<string, unknown>>;

/** Rows that live as long as the page: what the disk held when it was last readable, and everything written since. */
export interface Memory {
  readonly tx: Tx;
  /** Takes rows over as they are, corrupt ones too. */
  fill(store: StoreName, rows: readonly unknown[]): void;
}

/** A store in plain memory. Queries are scans: it serves one session in distress, not the daily run. */
export function createMemory(): Memory {
  const tables = new Map<StoreName, Map<string | number, unknown>>();
  // One number for all stores: an attempt in the bin keeps its number, which must not be given away meanwhile.
  let last = 0;
  const table = (store: StoreName): Map<string | number, unknown> => {
    const rows = tables.get(store) ?? new Map<string | number, unknown>();
    tables.set(store, rows);
    return rows;
  };
  const select = (store: StoreName, query: Query = {}): unknown[] => {
    const { index, is, before = Infinity, after = -Infinity } = query;
    const { key: path, indexes } = STORES[store];
    const paths = index === undefined ? undefined : indexes[index];
    const field = typeof paths === 'object' ? paths[0] : paths;
    const found: { readonly mark: unknown; readonly place: unknown; readonly row: unknown }[] = [];
    for (const row of table(store).values()) {
      const key = keyOf(row, path);
      const [first, place] = typeof key === 'object' ? key : [null, key];
      const mark = field === undefined ? first : (row as Field)[field];
      if (field !== undefined && (mark === null || mark === undefined)) continue;
      if (is !== undefined && mark !== is) continue;
      if (typeof place === 'number' && (place >= before || place <= after)) continue;
      found.push({ mark, place, row });
    }
    return found.sort((a, b) => compare(a.mark, b.mark) || compare(a.place, b.place)).map(({ row }) => row);
  };
  const keep = (store: StoreName, row: unknown): void => {
    const path = STORES[store].key;
    if (typeof path === 'object') return void table(store).set(nameOf(keyOf(row, path)), row);
    const key = ((row as Field)[path] as string | number | undefined) ?? last + 1;
    if (typeof key === 'number') last = Math.max(last, key);
    table(store).set(key, { ...(row as Field), [path]: key });
  };
  const tx: Tx = {
    get: (store, key) => Promise.resolve(table(store).get(nameOf(key))),
    all: (store, query, limit) => Promise.resolve(select(store, query).slice(0, limit)),
    count: (store, query) => Promise.resolve(select(store, query).length),
    walk: (store, query, visit) => {
      select(store, query)
        .reverse()
        .every((row) => visit(row));
      return Promise.resolve();
    },
    put: (store, row) => Promise.resolve(keep(store, row)),
    delete: (store, key) => Promise.resolve(void table(store).delete(nameOf(key))),
    deleteUpTo(store, last) {
      for (const key of table(store).keys())
        if (typeof key === 'number' && key <= last) table(store).delete(key);
      return Promise.resolve();
    },
    deleteOf(store, first) {
      for (const [name, row] of table(store)) {
        const key = keyOf(row, STORES[store].key);
        if (typeof key === 'object' && key[0] === first) table(store).delete(name);
      }
      return Promise.resolve();
    },
    clear: (store) => Promise.resolve(table(store).clear()),
  };
  return { tx, fill: (store, rows) => rows.forEach((row) => keep(store, row)) };
}

/** The key in a row, which the database would have refused without one. */
const keyOf = (row: unknown, path: string | readonly string[]): Key =>
  (typeof path === 'string' ? (row as Field)[path] : path.map((part) => (row as Field)[part])) as Key;

/** A key as a map can look it up. */
const nameOf = (key: Key): string | number => (typeof key === 'object' ? JSON.stringify(key) : key);

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
