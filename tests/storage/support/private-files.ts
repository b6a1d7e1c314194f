import type { Folder, LogFile } from '#lib/storage/journal/log-writer.ts';

/**
 * How a call to the file system goes wrong: an error · no room · half of it is written, then an error · it is never done and nothing ever
 * answers, nor does the worker again · it is done, and nothing ever answers.
 */
export const FILE_FAULTS = ['fail', 'quota', 'tear', 'hang', 'mute'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Thrown where a real worker would stand still: whoever plays the worker answers no more. */
export const SILENCE = new Error('silence');

/** A file system that outlives every worker. */
export interface PrivateFiles {
  /** By name; what has been flushed is here for good, the rest goes with the worker. */
  readonly files: Map<string, Uint8Array>;
  /** Calls since the last `arm` or `heal`. */
  readonly calls: number;
  /** The call `at` (from 0) goes wrong; if `lasting`, every later one too. */
  arm(kind: FileFault, at: number, lasting: boolean): void;
  heal(): void;
  /** The folder as one worker sees it, until that is over. */
  folder(isOver?: () => boolean): Folder;
  /** Every file, oldest first, as a page reads them. */
  read(): Promise<readonly Uint8Array[]>;
}

export function privateFiles(): PrivateFiles {
  const files = new Map<string, Uint8Array>();
  let calls = 0;
  let armed: { readonly kind: FileFault; readonly at: number; readonly lasting: boolean } | null = null;
  const due = (): FileFault | null => {
    const call = calls;
    calls += 1;
    return armed && (call === armed.at || (armed.lasting && call > armed.at)) ? armed.kind : null;
  };

  function folder(isOver = () => false): Folder {
    let isSilent = false;
    /** Does a call, or what is left of it; `half` where only a part can be done. */
    function call<T>(done: () => T, half: () => void = () => undefined): T {
      const kind = isSilent || isOver() ? 'hang' : due();
      if (kind === null) return done();
      if (kind === 'tear') half();
      if (kind === 'mute') done();
      isSilent ||= kind === 'hang' || kind === 'mute';
      if (isSilent) throw SILENCE;
      throw new DOMException(`planted ${kind}`, kind === 'quota' ? 'QuotaExceededError' : 'UnknownError');
    }
    function paper(name: string): LogFile {
      let bytes = files.get(name) ?? new Uint8Array();
      files.set(name, bytes);
      const put = (more: Uint8Array, at: number) => {
        const grown = new Uint8Array(Math.max(bytes.length, at + more.length));
        grown.set(bytes);
        grown.set(more, at);
        bytes = grown;
      };
      return {
        read: () => call(() => bytes.slice()),
        write: (more, at) =>
          call(
            () => put(more, at),
            () => {
              put(more.subarray(0, more.length >> 1), at);
              // Torn in the middle, it lies on the disk like that.
              files.set(name, bytes);
            },
          ),
        cut: (size) => call(() => void (bytes = bytes.slice(0, size))),
        flush: () => call(() => void files.set(name, bytes)),
        close: () => undefined,
      };
    }
    // Async, as the browser's are: what goes wrong is answered, never thrown at once.
    return {
      place: 'files',
      names: async () => Promise.resolve(call(() => [...files.keys()].reverse())),
      open: async (name) => Promise.resolve(call(() => paper(name))),
      remove: async (name) => Promise.resolve(call(() => void files.delete(name))),
    };
  }

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
    folder,
    read: () => {
      const kind = due();
      if (kind === 'hang' || kind === 'mute') return new Promise(() => undefined);
      if (kind) return Promise.reject(new DOMException(`planted ${kind}`, 'UnknownError'));
      const inOrder = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
      return Promise.resolve(inOrder.map(([, bytes]) => bytes.slice()));
    },
  };
}
