import { withDeadline, type Clock } from '../deadline.ts';
import { createJournal } from './journal.ts';
import type { Host, Journal, JournalPort } from './port.ts';
import { recover, type Recovered, type Run } from './recover.ts';

/** How long a new database waits for the files of the earlier one. */
const READING = 2_500;

/** What is fetched when the journal is first needed. */
export interface JournalCode {
  /** A journal of everything that its host writes; it keeps nothing before `start`. */
  create(host: Host): Journal;
  /** Fills a database that was made just now with what the journal of an earlier one holds; null where there is nothing to be had. */
  recover(clock: Clock, run: Run, alive: () => void): Promise<Recovered | null>;
  /** Every file as it lies there, oldest first. */
  files(): Promise<readonly Uint8Array[]>;
}

export const journalWith = (port: JournalPort): JournalCode => ({
  create: (host) => createJournal(host, port),
  files: () => port.files(),
  recover: async (clock, run, alive) => {
    // Only reading is limited here: filling says itself that it goes on.
    const files = await withDeadline(clock, READING, () => port.files());
    alive();
    return recover(run, files, clock.now());
  },
});
