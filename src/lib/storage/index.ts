import { ownName } from '#lib/environment/own-name.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { createBin, type Bin } from './bin.ts';
import { createDeals, type Deals } from './deals.ts';
import type { Clock } from './deadline.ts';
import type { Backups } from './backup/index.ts';
import type { Content } from './backup/format.ts';
import { createHands, type Hands } from './hands.ts';
import type { JournalSource } from './copy.ts';
import type { Diagnosis } from './journal/diagnosis.ts';
import type { Journal } from './journal/port.ts';
import { createWriteQueue } from './write-queue.ts';
import { createSettings, type Settings } from './settings.ts';
import type { Matches } from './matches.ts';
import { createRowDecoder } from './sieve.ts';
import { DATABASE } from './schema.ts';
import type { StoreState } from './state.ts';

export type { Attempt, StoredAttempt } from './attempt.ts';
export type { AttemptFilter, Attempts } from './attempts.ts';
export type { Bin } from './bin.ts';
export type { Clock } from './deadline.ts';
export type { JournalSource } from './copy.ts';
export type { Deals } from './deals.ts';
export type { Diagnosis } from './journal/diagnosis.ts';
export type { Backups } from './backup/index.ts';
export type { Amount, Backup, BackupFault } from './backup/format.ts';
export type { Hands } from './hands.ts';
export type { Json } from './json.ts';
export type { MatchRow } from './match.ts';
export type { Matches } from './matches.ts';
export type { Settings } from './settings.ts';
export type { MemoryReason, StoreState } from './state.ts';
export type { Slot } from './writes.ts';

/** All that the app keeps. No call rejects because of the disk; `state` tells how things stand with it. */
export interface Store {
  readonly state: StoreState;
  /** Calls back at once and after every change; the answer stops it. */
  subscribe(listener: (state: StoreState) => void): () => void;
  readonly attempts: Attempts;
  readonly bin: Bin;
  readonly hands: Hands;
  readonly settings: Settings;
  readonly deals: Deals;
  /** The matches. Their code is fetched with the first call: most visits play none. */
  matches(): Promise<Matches>;
  /** Everything a person has, as plain data. */
  exportAll(): Promise<Content>;
  /** Everything as a file, and from one. The code is fetched with the first call: asked for once a month at most. */
  backups(): Promise<Backups>;
  /** In memory mode: tries the disk again and moves over what is held, in order. Whether the disk is in use now. */
  retry(): Promise<boolean>;
  /** Begins to keep the second copy, whose code is fetched now. Nothing waits for it. */
  keepJournal(): Promise<void>;
  /** The second copy as it lies there, damaged lines and all; empty where there is none. */
  journalText(): Promise<string>;
  /** Figures on the state of both copies, for people who want to know. */
  diagnose(): Promise<Diagnosis>;
  /** Lets go of the database and the second copy at once, as before the page is frozen or put aside; what was under way is done when it is back. */
  leave(): void;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
}

/**
 * Opens the store. The database itself is opened by the first call that needs it. Without `source` there is one copy only. `name`: the
 * database's, so that two copies of the app on one origin never meet.
 */
export function openStore(
  clock: Clock,
  source: JournalSource | null = null,
  name = ownName(DATABASE),
): Store {
  const queue = createWriteQueue(clock, source, name);
  const sieve = createRowDecoder(queue, clock);
  let matches: Matches | null = null;
  let journal: Journal | null = null;
  return {
    get state() {
      return queue.state.current;
    },
    subscribe: (listener) => queue.state.subscribe(listener),
    attempts: createAttempts(queue, sieve),
    bin: createBin(queue, clock),
    hands: createHands(queue, sieve, clock),
    settings: createSettings(queue, sieve),
    deals: createDeals(queue, sieve),
    matches: async () => {
      const { createMatches } = await import('./matches.ts');
      return (matches ??= createMatches(queue, clock));
    },
    keepJournal: async () => {
      if (journal || !source) return;
      try {
        const code = await source.load();
        if (journal) return;
        journal = code.create({
          clock,
          run: (job) => queue.onDisk(job),
          change: (part) => queue.state.change(part),
        });
        queue.follow(journal);
        journal.start();
      } catch (error) {
        // Its code cannot be fetched: the store goes on without, and says so where one looks.
        queue.state.change({ journal: 'broken', fault: String(error) });
      }
    },
    journalText: async () => {
      const files = source ? await (await source.load()).files() : [];
      return files.map((bytes) => new TextDecoder().decode(bytes)).join('\n');
    },
    diagnose: async () => (await import('./journal/diagnosis.ts')).diagnose(queue, journal),
    exportAll: async () => (await import('./backup/collect.ts')).collect(queue, sieve),
    backups: async () => (await import('./backup/index.ts')).createBackups(queue, sieve, clock),
    retry: () => queue.retry(),
    leave: () => queue.leave(),
    settled: () => queue.settled(),
  };
}
