import { openDB, type IDBPDatabase } from 'idb';
import { COPIED } from './journal/generation.ts';
import { passOver, type Binned, type Run } from './journal/recover.ts';

/** Rows put at once: few enough to answer within the deadline on a slow phone. */
const BATCH = 500;
const STORES = [...COPIED, 'quarantine'] as const;

/**
 * Fills a database that was made just now with what lies in another one, of whatever version, which stays as it is. Copies of the app under
 * one host once shared theirs: each goes on from there by itself. All or nothing; nothing where there is no other.
 */
export async function inherit(run: Run, from: string, alive: () => void): Promise<void> {
  const other = await openAsItIs(from);
  if (!other) return;
  try {
    const rows = new Map<string, readonly unknown[]>();
    for (const store of STORES) {
      if (other.objectStoreNames.contains(store)) rows.set(store, await other.getAll(store));
      alive();
    }
    await run({
      stores: STORES,
      mode: 'readwrite',
      durability: 'strict',
      work: async (tx) => {
        for (const store of STORES) {
          const all = rows.get(store) ?? [];
          for (let at = 0; at < all.length; at += BATCH)
            await Promise.all(all.slice(at, at + BATCH).map((row) => tx.put(store, row as never)));
        }
        await passOver(tx, rows.get('bin')?.at(-1) as Binned | undefined);
      },
    });
  } finally {
    other.close();
  }
}

/** A database of whatever version; null where there is none. */
async function openAsItIs(name: string): Promise<IDBPDatabase | null> {
  try {
    return await openDB(name, undefined, {
      // Asked for no version, the browser would make an empty one.
      upgrade(_, __, ___, tx) {
        tx.done.catch(() => undefined);
        tx.abort();
      },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}
