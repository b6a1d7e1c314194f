// Fetched on demand: here at once, since a module that loads is no sign of life.
import '#lib/storage/journal/diagnosis.ts';
import { journalWith } from '#lib/storage/journal/index.ts';
import type { JournalPort, Writer } from '#lib/storage/journal/port.ts';
import { createScribe, type Folder, type Paper } from '#lib/storage/journal/scribe.ts';
import type { JournalSource } from '#lib/storage/index.ts';

/** How a call to the file system goes wrong: an error · no room · half of it is written, then an error · nothing ever answers. */
export const JOURNAL_FAULTS = ['fail', 'quota', 'tear', 'hang'] as const;
export type JournalFault = (typeof JOURNAL_FAULTS)[number];

/** Private files of a device: they outlive every page, and so does a page's hold on them until it ends. */
export interface Device {
  /** By name; what has been flushed is here for good, the rest goes with a power cut. */
  readonly files: Map<string, Uint8Array>;
  /** Calls since the last `arm` or `heal`. */
  readonly calls: number;
  /** The call `at` (from 0) goes wrong; if `lasting`, every later one too. */
  arm(kind: JournalFault, at: number, lasting: boolean): void;
  heal(): void;
  /** All windows are gone: their workers, their locks, and what they had not flushed. */
  kill(): void;
  /** The second copy as one window sees it. */
  window(): JournalSource;
}

type Flow = (held: () => Promise<void>) => void;

/** A device with an empty file system. */
export function testDevice(): Device {
  const files = new Map<string, Uint8Array>();
  let calls = 0;
  let armed: { readonly kind: JournalFault; readonly at: number; readonly lasting: boolean } | null = null;
  /** Counts lives: a worker of an earlier one is silent. */
  let life = 0;
  let isOwned = false;
  let waiting: { readonly flow: Flow; readonly held: () => Promise<void> }[] = [];
  const listeners = new Set<() => void>();

  const due = (): JournalFault | null => {
    const call = calls;
    calls += 1;
    return armed && (call === armed.at || (armed.lasting && call > armed.at)) ? armed.kind : null;
  };
  const raise = (kind: JournalFault | null): void => {
    if (kind === null || kind === 'hang') return;
    throw new DOMException(`planted ${kind}`, kind === 'quota' ? 'QuotaExceededError' : 'UnknownError');
  };

  function paper(name: string): Paper {
    let bytes = files.get(name) ?? new Uint8Array();
    files.set(name, bytes);
    return {
      read: () => {
        raise(due());
        return bytes.slice();
      },
      write: (more, at) => {
        const kind = due();
        const part = kind === 'tear' ? more.subarray(0, more.length >> 1) : more;
        if (kind === null || kind === 'tear') {
          const grown = new Uint8Array(Math.max(bytes.length, at + part.length));
          grown.set(bytes);
          grown.set(part, at);
          bytes = grown;
        }
        // Torn in the middle, it lies on the disk like that.
        if (kind === 'tear') files.set(name, bytes);
        raise(kind);
      },
      cut: (size) => {
        raise(due());
        bytes = bytes.slice(0, size);
      },
      flush: () => {
        raise(due());
        files.set(name, bytes);
      },
      close: () => undefined,
    };
  }

  const folder: Folder = {
    names: () => {
      raise(due());
      return Promise.resolve([...files.keys()].reverse());
    },
    open: (name) => {
      raise(due());
      return Promise.resolve(paper(name));
    },
    remove: (name) => {
      raise(due());
      files.delete(name);
      return Promise.resolve();
    },
  };

  function start(): Writer {
    const born = life;
    const scribe = createScribe(folder) as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown>
    >;
    let ended = false;
    let queue: Promise<unknown> = Promise.resolve();
    return {
      ask: (name, given) =>
        new Promise((resolve, reject) => {
          queue = queue.then(async () => {
            if (ended || born !== life) return;
            // A call that hangs is one of the worker's: nothing behind it is heard either.
            if (armed?.kind === 'hang' && due() === 'hang') return void (ended = true);
            await Promise.resolve()
              .then(() => scribe[name]?.(...structuredClone(given)))
              .then(resolve, reject);
          });
        }),
      failed: new Promise(() => undefined),
      end: () => {
        ended = true;
      },
    };
  }

  function hand(): void {
    const next = waiting.shift();
    isOwned = next !== undefined;
    next?.flow(next.held);
  }
  const flow = (born: number): Flow => {
    return (held) =>
      void held().then(() => {
        if (born === life) hand();
      });
  };

  const port: JournalPort = {
    possible: true,
    files: () => {
      raise(due());
      return Promise.resolve(
        [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bytes]) => bytes.slice()),
      );
    },
    start,
    own: (held) => {
      const ask = { flow: flow(life), held };
      waiting.push(ask);
      if (!isOwned) hand();
      return () => {
        waiting = waiting.filter((other) => other !== ask);
      };
    },
    tell: () => listeners.forEach((listener) => listener()),
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    files,
    get calls() {
      return calls;
    },
    arm: (kind, at, lasting) => {
      calls = 0;
      armed = { kind, at, lasting };
    },
    heal: () => {
      calls = 0;
      armed = null;
    },
    kill: () => {
      life += 1;
      isOwned = false;
      waiting = [];
      listeners.clear();
    },
    window: () => ({
      exists: () => Promise.resolve(files.size > 0),
      load: () => Promise.resolve(journalWith(port)),
    }),
  };
}
