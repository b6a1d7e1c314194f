import {
  copyAmountOf,
  deletesForGood,
  isDraft,
  readGeneration,
  type CopyAmount,
  type JournalEntry,
  type Head,
  type SnapshotRow,
} from './generation.ts';
import { printJournalLine, type Tag } from './line.ts';

/** A file that is held open and written at once, as a worker can. */
export interface LogFile {
  read(): Uint8Array;
  /** Writes at a place; throws where there is no room. */
  write(bytes: Uint8Array, at: number): void;
  /** Makes the file end here. */
  cut(size: number): void;
  /** Answers when what is written will outlive a power cut. */
  flush(): void | Promise<void>;
  close(): void;
}

/** Where a journal lies: in private files, or in a cache. */
export type JournalPlace = 'files' | 'cache';

/** The folder of the journal, which nothing else lies in. */
export interface Folder {
  readonly place: JournalPlace;
  names(): Promise<readonly string[]>;
  /** Opens a file, or makes it. */
  open(name: string): Promise<LogFile>;
  remove(name: string): Promise<void>;
}

/** What lies in the journal. */
export interface FoundFiles {
  readonly place: JournalPlace;
  readonly epoch: string;
  /** The number of its last write. */
  readonly last: number;
  /** What its database must hold; null where it cannot be said. */
  readonly amount: CopyAmount | null;
  /** Lines, or whole files, that could not be read. */
  readonly damaged: number;
  /** Files without the end of their snapshot; they go when the next one is whole. */
  readonly halves: number;
  /** Whether the last line was torn; it has been cut off. */
  readonly torn: boolean;
  /** Files kept, each with a snapshot. */
  readonly files: number;
  /** Whether something has been deleted for good that still lies in it. */
  readonly forgets: boolean;
  /** Bytes of the newest file, and of the snapshot in it. */
  readonly size: number;
  readonly snapshot: number;
}

/** Keeps the journal. One at a time, and nobody else writes in its folder. */
export interface LogWriter {
  /** Opens what is there for writing; null where nothing can be read. */
  open(): Promise<FoundFiles | null>;
  /** Writes lines behind the last; on the disk when it answers with the size of the file. All or none. */
  append(entries: readonly JournalEntry[]): Promise<number>;
  /** Begins a file with a snapshot, which `end` makes the newest, and the only one where its head says so or something was deleted for good. */
  begin(head: Head): Promise<void>;
  rows(rows: readonly SnapshotRow[]): Promise<void>;
  end(): Promise<FoundFiles>;
  /** Every file, oldest first. */
  files(): Promise<readonly Uint8Array[]>;
}

/** How many files are kept. */
export const KEPT = 8;

const nameOf = (number: number): string => `${String(number).padStart(8, '0')}.log`;

interface Page {
  readonly name: string;
  readonly file: LogFile;
  size: number;
}

export function createLogWriter(folder: Folder): LogWriter {
  let page: Page | null = null;
  let forgets = false;
  const halves: string[] = [];
  let draft: (Page & { readonly head: Head; count: number }) | null = null;

  const names = async (): Promise<readonly string[]> => (await folder.names()).toSorted();
  /** Opens a file; null where it cannot be read any more. One that somebody else holds is waited for by who asked. */
  async function take(name: string): Promise<{ readonly file: LogFile; readonly bytes: Uint8Array } | null> {
    try {
      const file = await folder.open(name);
      return { file, bytes: file.read() };
    } catch (error) {
      if (error instanceof Error && error.name === 'NotFoundError') return null;
      throw error;
    }
  }
  function put(to: Page, lines: readonly Uint8Array[]): void {
    let at = to.size;
    for (const line of lines) {
      to.file.write(line, at);
      at += line.length;
    }
    to.size = at;
  }
  const print = (tag: Tag, contents: readonly unknown[]) =>
    contents.map((content) => printJournalLine(tag, content));

  async function open(): Promise<FoundFiles | null> {
    let damaged = 0;
    const kept = await names();
    for (const name of kept.toReversed()) {
      const taken = await take(name);
      if (!taken) {
        damaged += 1;
        continue;
      }
      const { file, bytes } = taken;
      const generation = readGeneration(bytes);
      const { head, rows, log, whole } = generation;
      if (!head || !rows) {
        file.close();
        // One that was begun and never ended, or that has lost its end.
        if (isDraft(generation)) halves.push(name);
        else damaged += 1;
        continue;
      }
      // Its writer may have been stopped before it came to that.
      if (head.alone) for (const old of kept.slice(0, kept.indexOf(name))) await folder.remove(old);
      const torn = whole < bytes.length;
      if (torn) {
        file.cut(whole);
        await file.flush();
      }
      page = { name, file, size: whole };
      const entries = log.map((line) => line.read() as JournalEntry);
      forgets = head.clean !== true || entries.some(deletesForGood);
      return {
        place: folder.place,
        epoch: head.epoch,
        last: entries.at(-1)?.seq ?? head.seq,
        amount: copyAmountOf(generation),
        damaged: damaged + generation.damaged,
        halves: halves.length,
        torn,
        forgets,
        files: (await names()).length,
        size: whole,
        snapshot: generation.snapshot,
      };
    }
    return null;
  }

  return {
    open,
    append: async (entries) => {
      if (!page) throw new TypeError('append before open');
      const { file, size } = page;
      try {
        put(page, print('w', entries));
        await file.flush();
      } catch (error) {
        page.size = size;
        file.cut(size);
        throw error;
      }
      forgets ||= entries.some(deletesForGood);
      return Promise.resolve(page.size);
    },
    begin: async (given) => {
      // What a person has deleted for good goes from the older files too.
      const head: Head = forgets ? { ...given, alone: true } : given;
      draft?.file.close();
      const newest = Number.parseInt((await names()).at(-1) ?? '0', 10);
      const name = nameOf(newest + 1);
      draft = { name, file: await folder.open(name), size: 0, head, count: 0 };
      draft.file.cut(0);
      put(draft, print('h', [head]));
    },
    rows: async (rows) => {
      if (!draft) throw new TypeError('rows before begin');
      draft.count += rows.length;
      return Promise.resolve(put(draft, print('r', rows)));
    },
    end: async () => {
      if (!draft) throw new TypeError('end before begin');
      put(draft, print('e', [draft.count]));
      await draft.file.flush();
      page?.file.close();
      const { head, size } = draft;
      page = draft;
      draft = null;
      const keep = head.alone ? 1 : KEPT;
      for (const name of halves.splice(0)) await folder.remove(name);
      const all = await names();
      for (const name of all.slice(0, -keep)) await folder.remove(name);
      forgets = false;
      return {
        place: folder.place,
        epoch: head.epoch,
        last: head.seq,
        amount: null,
        damaged: 0,
        halves: 0,
        torn: false,
        forgets,
        files: Math.min(all.length, keep),
        size,
        snapshot: size,
      };
    },
    files: async () => {
      const files: Uint8Array[] = [];
      for (const name of await names()) {
        const taken = name === page?.name ? null : await take(name);
        taken?.file.close();
        const bytes = name === page?.name ? page.file.read() : taken?.bytes;
        if (bytes) files.push(bytes);
      }
      return files;
    },
  };
}
