import type { JournalCode } from './journal/index.ts';

/** The second copy as the queue knows it; its code is fetched after the first screen, or when there is something to recover. */
export interface Copy {
  /** The number of the last write that it holds; null where another window keeps it, or nobody does. */
  readonly last: number | null;
  /** Resolves when it holds every write that is stored by now, or is given up. */
  caughtUp(): Promise<void>;
  rest(): void;
}

/** Where the second copy is. */
export interface JournalSource {
  /** Whether there is one already. Quick: a new database asks on the way to the first screen. */
  readonly exists: () => Promise<boolean>;
  /** Its code, fetched after the first screen or when there is something to recover. */
  readonly load: () => Promise<JournalCode>;
}
