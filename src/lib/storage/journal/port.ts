import type { Clock } from '../deadline.ts';
import type { JournalState } from '../state.ts';
import type { JournalPlace } from './log-writer.ts';
import type { Recovered, Run } from './recover.ts';

/** What the journal needs of the queue. */
export interface Host {
  readonly clock: Clock;
  /** Does a job on the disk; rejects where the disk is not in use. */
  readonly run: Run;
  readonly change: (part: { readonly journal: JournalState; readonly recovered?: Recovered }) => void;
}

/** Figures for people who want to know. */
export interface JournalFigures {
  /** Null where this window does not keep it. */
  readonly place: JournalPlace | null;
  readonly files: number;
  readonly bytes: number;
  /** Lines or files that could not be read since the page was opened. */
  readonly damaged: number;
  /** Files begun anew out of the database because something was missing or damaged. */
  readonly rebuilt: number;
  readonly fault: string | null;
}

/** The second copy, kept by one window for all. */
export interface Journal {
  /** The number of the last write that it holds for good; null where it is not kept by this window. */
  readonly last: number | null;
  readonly figures: JournalFigures;
  /** Begins to keep it, as soon as no other window does. */
  start(): void;
  /** Resolves when everything that is stored by now is in it too, or it takes too long. Never rejects. */
  caughtUp(): Promise<void>;
  /** Lets go of it; the next write takes it up again. */
  rest(): void;
}

/** A writer in a worker of its own. */
export interface FileWriter {
  ask(name: string, given: readonly unknown[]): Promise<unknown>;
  /** Rejects when the worker breaks. */
  readonly failed: Promise<never>;
  /** Ends the worker, which lets go of its file. */
  end(): void;
}

/** What the journal asks of the browser; a test gives its own. */
export interface JournalPort {
  /** Whether there can be a journal here. */
  readonly possible: boolean;
  /** Every file, oldest first, read without a worker. */
  files(): Promise<readonly Uint8Array[]>;
  start(): FileWriter;
  /** Calls back when no other window keeps the journal, and keeps it for this one until the promise is settled; the answer gives up waiting. */
  own(held: () => Promise<void>): () => void;
  /** Tells the other windows that something waits for the journal. */
  tell(): void;
  /** Hears it from them; the answer stops it. */
  hear(listener: () => void): () => void;
}
