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
