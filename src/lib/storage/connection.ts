import { openDB, type IDBPDatabase } from 'idb';
import { DEADLINE, withDeadline, type Clock } from './deadline.ts';
import { FaultError, storeFaultOf } from './fault.ts';
import { VERSION, climb, type Climb, type Schema, type StoreName } from './schema.ts';
import type { StoreState } from './state.ts';
import { diskTx, type Tx } from './transaction.ts';

export type Database = IDBPDatabase<Schema>;

/** One transaction's worth of work. `work` may be run again from the start, so it keeps nothing between runs. */
export interface Job<T> {
  readonly stores: readonly StoreName[];
  readonly mode: IDBTransactionMode;
  /** `strict` answers only when the data has left the operating system's buffers. */
  readonly durability: 'strict' | 'relaxed';
  work(tx: Tx): Promise<T>;
}

export interface ConnectionEvents {
  /** Another window holds an older version open. */
  blocked(): void;
  /** A database has been made, anew or in place of a damaged one. */
  born(birth: StoreState['birth']): void;
  /** Fills a database that has been made just now, before anybody else is let at it; `alive` says that it goes on. Never rejects. */
  fill(run: <T>(job: Job<T>) => Promise<T>, alive: () => void): Promise<void>;
  /** The database is open. Whoever asked for it may have given up, or wait still. */
  opened(): void;
  /** A newer app in another window needs us out; we have closed. */
  replaced(): void;
}

export interface StoreConnection {
  /** The open database, opened when needed; rejects with a FaultError after the deadline. */
  open(): Promise<Database>;
  /** The database as it is, of whatever version, to read what can be read. The caller closes it. */
  openAnyVersion(): Promise<Database>;
  /** Does a job once, all or nothing; rejects with a FaultError. A hung job takes its handle with it. */
  run<T>(job: Job<T>, on?: Database): Promise<T>;
  /** Lets go of the handle; what runs on it comes to its end. The next job opens another. */
  drop(): void;
  /** Lets go of everything at once: what runs is undone, and done anew when the page is running again. */
  leave(): void;
}

/** The page was put aside in the middle of a job. */
const LEFT = new Error('left');
/** So long nothing is begun once the page is left: what was undone would open the database anew before the page stands. Timers of a page that is put aside come when it is back. */
const QUIET = 500;

/** A handle on the database that is opened when needed and can be dropped at any time. */
export function createConnection(clock: Clock, name: string, events: ConnectionEvents): StoreConnection {
  let handle: Database | null = null;
  let opening: Promise<Database> | null = null;
  let blocked = false;
  let alive: () => void = () => undefined;
  let back: Promise<void> = Promise.resolve();
  /** Undoes what is under way, and answers whoever waits for it. */
  const leaving = new Set<() => void>();

  const forget = (db: Database): void => {
    db.close();
    if (handle === db) handle = null;
  };

  async function begin(): Promise<Database> {
    let isNew = false;
    const db: Database = await openDB<Schema>(name, VERSION, {
      upgrade(db, from, _, tx, event) {
        isNew = from === 0;
        heardElsewhere(tx.done);
        // What is over by then is past undoing.
        leaving.add(() => abort(tx));
        if (isNew) events.born(wasLost(event) ? 'lost' : 'new');
        climb({ db, tx } as unknown as Climb, from).catch(() => abort(tx));
      },
      blocked() {
        blocked = true;
        events.blocked();
      },
      blocking(_, next) {
        forget(db);
        // Without a next version the database is being deleted: the next job makes a new one.
        if (next !== null) events.replaced();
      },
      terminated() {
        forget(db);
      },
    });
    if (isNew)
      await events.fill(
        (job) => run(job, db),
        () => alive(),
      );
    if (handle) {
      // Two openings were under way and the other has won.
      db.close();
      return handle;
    }
    handle = db;
    blocked = false;
    events.opened();
    return db;
  }

  async function open(): Promise<Database> {
    if (handle) return handle;
    await back;
    opening ??= begin();
    const pending = opening;
    try {
      return await withDeadline(clock, DEADLINE, (heard) => {
        alive = heard;
        return pending;
      });
    } catch (error) {
      const fault = storeFaultOf(error, true);
      throw new FaultError(fault.reason === 'timeout' && blocked ? { ...fault, reason: 'blocked' } : fault);
    } finally {
      // One that was given up is not waited for again, but taken if it comes through after all.
      if (opening === pending) opening = null;
    }
  }

  async function run<T>(job: Job<T>, on?: Database): Promise<T> {
    let db = on;
    let undo: () => boolean = () => true;
    let isUndone = true;
    let done: Promise<T> | null = null as Promise<T> | null;
    let leave: () => void = undo;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        isUndone = undo();
        reject(LEFT);
      };
    });
    leaving.add(leave);
    try {
      const opened = (db ??= await Promise.race([left, open()]));
      return await withDeadline(clock, DEADLINE, (alive) => {
        done = (async () => {
          const tx = opened.transaction([...job.stores], job.mode, { durability: job.durability });
          undo = () => abort(tx);
          heardElsewhere(tx.done);
          try {
            const value = await job.work(diskTx(tx, alive));
            await tx.done;
            return value;
          } catch (error) {
            // A request in an aborted transaction says only "aborted"; the transaction knows why.
            throw tx.error ?? error;
          }
        })();
        return Promise.race([left, done]);
      });
    } catch (error) {
      undo();
      if (error !== LEFT) {
        const fault = storeFaultOf(error);
        if (fault.reason === 'timeout' && db) forget(db);
        throw new FaultError(fault);
      }
    } finally {
      leaving.delete(leave);
    }
    await back;
    const ended = done;
    // Firefox never says that it has undone what was left. What was past undoing is not done twice, as long as it is heard of.
    if (isUndone || !ended) return run(job);
    return withDeadline(clock, DEADLINE, () => ended).catch(() => run(job));
  }

  return {
    open,
    run,
    async openAnyVersion() {
      try {
        return await withDeadline(clock, DEADLINE, () => openAnyVersion(name));
      } catch (error) {
        throw new FaultError(storeFaultOf(error, true));
      }
    },
    drop: () => {
      if (handle) forget(handle);
    },
    leave: () => {
      opening = null;
      back = new Promise((resolve) => clock.after(QUIET, resolve));
      for (const end of leaving) end();
      if (handle) forget(handle);
    },
  };
}

async function openAnyVersion(name: string): Promise<Database> {
  const db: Database = await openDB<Schema>(name, undefined, {
    // Asked for no version, the browser would make an empty database where there is none.
    upgrade(_, __, ___, tx) {
      heardElsewhere(tx.done);
      abort(tx);
    },
    blocking: () => db.close(),
  });
  return db;
}

/** Chromium tells on the upgrade's event that it has thrown a damaged database away. */
const wasLost = (event: IDBVersionChangeEvent): boolean => 'dataLoss' in event && event.dataLoss === 'total';

/** Keeps the failure of a transaction, which is dealt with where its work is waited for, from counting as unhandled. */
function heardElsewhere(done: Promise<void>): void {
  done.catch(() => undefined);
}

/** Undoes a transaction, unless it is over or past undoing; whether it did. */
function abort(tx: { abort(): void }): boolean {
  try {
    tx.abort();
    return true;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error;
    return false;
  }
}
