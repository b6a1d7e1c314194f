import type { StoreConnection, Database } from './connection.ts';
import { FaultError } from './fault.ts';
import { createMemory, type Memory } from './memory.ts';
import type { StoreName } from './schema.ts';
import type { Tx } from './transaction.ts';
import type { Write } from './writes.ts';

/** What the app sees in memory mode: what the disk held when it was last readable, and every write since. */
export interface Mirror {
  /** Carries a write out after those before it. */
  apply(write: Write): void;
  /** Reads after every write applied before. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Where a mirror takes its first content from: the disk, the disk whatever its version, or nowhere. */
export type Source = 'disk' | 'any version' | 'nothing';

/** Quarantined rows are of no use to a session; all else is. */
const WANTED: readonly StoreName[] = [
  'attempts',
  'bin',
  'hands',
  'settings',
  'deals',
  'matches',
  'matchEvents',
];

/** Makes a mirror. Where reading fails it is empty or half full; never fatal. */
export async function createMirror(
  connection: StoreConnection,
  source: Source,
  carryOut: (tx: Tx, write: Write) => Promise<unknown>,
): Promise<Mirror> {
  const memory = createMemory();
  if (source !== 'nothing') await load(connection, source, memory);
  let tail: Promise<unknown> = Promise.resolve();
  return {
    apply: (write) => {
      tail = tail.then(() => carryOut(memory.tx, write));
    },
    read: async (work) => {
      await tail;
      return work(memory.tx);
    },
  };
}

async function load(connection: StoreConnection, source: Source, memory: Memory): Promise<void> {
  try {
    const db = await (source === 'any version' ? connection.openAnyVersion() : connection.open());
    try {
      for (const store of WANTED) {
        if (db.objectStoreNames.contains(store)) memory.fill(store, await rowsOf(connection, db, store));
      }
    } finally {
      if (source === 'any version') db.close();
    }
  } catch (error) {
    // Why the disk is out of use is known already; this only means that less of it can be shown.
    if (!(error instanceof FaultError)) throw error;
  }
}

const rowsOf = (connection: StoreConnection, db: Database, store: StoreName): Promise<readonly unknown[]> =>
  connection.run(
    { stores: [store], mode: 'readonly', durability: 'relaxed', work: (tx) => tx.all(store) },
    db,
  );
