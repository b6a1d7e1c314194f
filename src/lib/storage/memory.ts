import { STORES, type StoreName } from './schema.ts';
import type { Key, Query, Tx } from './transaction.ts';

type Field = Readonly<Record<string, unknown>>;

/** Rows that live as long as the page: what the disk held when it was last readable, and everything written since. */
export interface Memory {
  readonly tx: Tx;
  /** Takes rows over as they are, corrupt ones too. */
  fill(store: StoreName, rows: readonly unknown[]): void;
}

/** A store in plain memory. Queries are scans: it serves one session in distress, not the daily run. */
export function createMemory(): Memory {
  const tables = new Map<StoreName, Map<Key, unknown>>();
  // One number for all stores: an attempt in the bin keeps its number, which must not be given away meanwhile.
  let last = 0;
  const table = (store: StoreName): Map<Key, unknown> => {
    const rows = tables.get(store) ?? new Map<Key, unknown>();
    tables.set(store, rows);
    return rows;
  };
  const select = (store: StoreName, query: Query = {}): unknown[] => {
    const { index, is, before = Infinity, after = -Infinity } = query;
    const paths = index === undefined ? undefined : STORES[store].indexes[index];
    const field = typeof paths === 'object' ? paths[0] : paths;
    const found: { readonly mark: unknown; readonly key: Key; readonly row: unknown }[] = [];
    for (const [key, row] of table(store)) {
      const mark = field === undefined ? null : (row as Field)[field];
      if (field !== undefined && (mark === null || mark === undefined)) continue;
      if (is !== undefined && mark !== is) continue;
      if (typeof key === 'number' && (key >= before || key <= after)) continue;
      found.push({ mark, key, row });
    }
    return found.sort((a, b) => compare(a.mark, b.mark) || compare(a.key, b.key)).map(({ row }) => row);
  };
  const keep = (store: StoreName, row: unknown): void => {
    const path = STORES[store].key;
    const key = ((row as Field)[path] as Key | undefined) ?? last + 1;
    if (typeof key === 'number') last = Math.max(last, key);
    table(store).set(key, { ...(row as Field), [path]: key });
  };
  const tx: Tx = {
    get: (store, key) => Promise.resolve(table(store).get(key)),
    all: (store, query, limit) => Promise.resolve(select(store, query).slice(0, limit)),
    count: (store, query) => Promise.resolve(select(store, query).length),
    walk: (store, query, visit) => {
      select(store, query)
        .reverse()
        .every((row) => visit(row));
      return Promise.resolve();
    },
    put: (store, row) => Promise.resolve(keep(store, row)),
    delete: (store, key) => Promise.resolve(void table(store).delete(key)),
    deleteUpTo(store, last) {
      for (const key of table(store).keys())
        if (typeof key === 'number' && key <= last) table(store).delete(key);
      return Promise.resolve();
    },
  };
  return { tx, fill: (store, rows) => rows.forEach((row) => keep(store, row)) };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
