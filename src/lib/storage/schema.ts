import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import type { DealtCard } from '#lib/core/cards.ts';
import type { Attempt, AttemptClass } from './attempt.ts';
import type { Json } from './json.ts';
import type { MatchEventRow, MatchRow } from './match.ts';

/**
 * The database's name carries the app's, since every site on one origin shares the space of names; in a folder of its host it carries the
 * folder's, too (environment/own-name.ts).
 */
export const DATABASE = 'two-dozen';

/** An attempt on disk. `seq` is given by the database; `class` repeats `outcome` coarsely so that a filtered page is one range. */
export interface AttemptRow extends Attempt {
  readonly seq?: number;
  readonly class: AttemptClass;
}

/** A deleted attempt that can still be put back; `batch` names the deletion it belongs to. */
export interface BinRow extends AttemptRow {
  readonly batch: number;
}

export type Key = string | number | readonly [string, number];

/** A row that could not be read, kept as it was found. */
export interface QuarantineRow {
  readonly number?: number;
  readonly store: string;
  readonly key: Key;
  readonly row: unknown;
  /** Path of the first field that is wrong, such as `cards.0.rank`. */
  readonly reason: string;
  /** Wall clock, epoch milliseconds. */
  readonly at: number;
}

/** A write on its way to the journal (writes.ts), numbered in the order of the transactions. `held` as for `applyMatchStep`. */
export interface OutboxRow {
  readonly seq?: number;
  readonly write: unknown;
  readonly held?: true;
}

/** `epoch`: which history of writes this is, by a name of its own. `recovered`: what the journal has ever given back, and when last. */
export type JournalRow =
  | { readonly name: 'epoch'; readonly epoch: string }
  | { readonly name: 'recovered'; readonly hands: number; readonly matches: number; readonly at: number };

/** What lies on disk in the newest version. */
export interface Schema extends DBSchema {
  attempts: {
    key: number;
    value: AttemptRow;
    indexes: { byId: string; byDay: number; byClass: [string, number] };
  };
  bin: { key: number; value: BinRow; indexes: { byBatch: number } };
  hands: { key: string; value: { readonly slot: string; readonly row: Json } };
  settings: { key: string; value: { readonly key: string; readonly value: Json } };
  deals: { key: string; value: { readonly key: string; readonly deals: readonly (readonly DealtCard[])[] } };
  quarantine: { key: number; value: QuarantineRow };
  matches: { key: string; value: MatchRow; indexes: { byBatch: number } };
  matchEvents: { key: [string, number]; value: MatchEventRow };
  /** What is on its way to the journal. The newest row always stays: its number tells how far this database has come. */
  outbox: { key: number; value: OutboxRow };
  /** What ties this database to its journal. */
  journal: { key: string; value: JournalRow };
}

export type StoreName =
  | 'attempts'
  | 'bin'
  | 'hands'
  | 'settings'
  | 'deals'
  | 'quarantine'
  | 'matches'
  | 'matchEvents'
  | 'outbox'
  | 'journal';
export type RowOf<Name extends StoreName> = Schema[Name]['value'];

/** How a store finds its rows: the path or paths of its key, and of each index. */
export interface StoreShape {
  readonly key: string | readonly string[];
  readonly indexes: Readonly<Record<string, string | readonly string[]>>;
}

/** Every store of the newest version. The memory store is built from this; a test holds the ladder to it. */
export const STORES: Readonly<Record<StoreName, StoreShape>> = {
  attempts: { key: 'seq', indexes: { byId: 'id', byDay: 'day', byClass: ['class', 'seq'] } },
  bin: { key: 'seq', indexes: { byBatch: 'batch' } },
  hands: { key: 'slot', indexes: {} },
  settings: { key: 'key', indexes: {} },
  deals: { key: 'key', indexes: {} },
  quarantine: { key: 'number', indexes: {} },
  matches: { key: 'id', indexes: { byBatch: 'batch' } },
  matchEvents: { key: ['match', 'seq'], indexes: {} },
  outbox: { key: 'seq', indexes: {} },
  journal: { key: 'name', indexes: {} },
};

/** The database and the transaction of an upgrade. Both are untyped by design: a step speaks of the version it was written for. */
export interface Climb {
  readonly db: IDBPDatabase;
  readonly tx: IDBPTransaction<unknown, string[], 'versionchange'>;
}

/**
 * Step n leads from version n to n + 1. A released step is never changed: add the next one. A step may await requests of its own
 * transaction and nothing else; if it fails, the whole upgrade is undone and the old version stays.
 */
export const LADDER: readonly ((climb: Climb) => void | Promise<void>)[] = [
  ({ db }) => {
    const attempts = db.createObjectStore('attempts', { keyPath: 'seq', autoIncrement: true });
    attempts.createIndex('byId', 'id', { unique: true });
    attempts.createIndex('byDay', 'day');
    attempts.createIndex('byClass', ['class', 'seq']);
    db.createObjectStore('bin', { keyPath: 'seq' }).createIndex('byBatch', 'batch');
    db.createObjectStore('hands', { keyPath: 'slot' });
    db.createObjectStore('settings', { keyPath: 'key' });
    db.createObjectStore('deals', { keyPath: 'key' });
    db.createObjectStore('quarantine', { keyPath: 'number', autoIncrement: true });
  },
  ({ db }) => {
    db.createObjectStore('matches', { keyPath: 'id' }).createIndex('byBatch', 'batch');
    db.createObjectStore('matchEvents', { keyPath: ['match', 'seq'] });
  },
  ({ db }) => {
    db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
    db.createObjectStore('journal', { keyPath: 'name' });
  },
];

/** The newest version of the schema. */
export const VERSION = LADDER.length;

/** Climbs from version `from` (0: nothing there) to the end of `ladder`. */
export async function climb(place: Climb, from: number, ladder = LADDER): Promise<void> {
  for (const step of ladder.slice(from)) await step(place);
}
