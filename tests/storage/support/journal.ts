// Fetched on demand: here at once, since a module that loads is no sign of life.
import '#lib/storage/journal/diagnosis.ts';
import { journalWith } from '#lib/storage/journal/index.ts';
import type { JournalPort, FileWriter } from '#lib/storage/journal/port.ts';
import { createLogWriter } from '#lib/storage/journal/log-writer.ts';
import { openStore, type JournalSource, type Store } from '#lib/storage/index.ts';
import { inTime, type TestClock } from './clock.ts';
import { privateFiles, SILENCE, type PrivateFiles } from './private-files.ts';

/** A device whose private files outlive every page; so does a page's hold on them, until it ends. */
export interface Device extends PrivateFiles {
  /** All windows are gone: their workers, their locks, and what they had not flushed. */
  kill(): void;
  /** The second copy as one window sees it. */
  window(): JournalSource;
}

type Flow = (held: () => Promise<void>) => void;

/** A device with an empty file system. */
export function testDevice(): Device {
  const disk = privateFiles();
  /** Counts lives: a worker of an earlier one is silent. */
  let life = 0;
  let isOwned = false;
  let waiting: { readonly flow: Flow; readonly held: () => Promise<void> }[] = [];
  const listeners = new Set<() => void>();

  function start(): FileWriter {
    const born = life;
    let ended = false;
    const isOver = () => ended || born !== life;
    const writer = createLogWriter(disk.folder(isOver)) as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown>
    >;
    let queue: Promise<unknown> = Promise.resolve();
    return {
      ask: (name, given) =>
        new Promise((resolve, reject) => {
          queue = queue.then(async () => {
            if (isOver()) return;
            await Promise.resolve()
              .then(() => writer[name]?.(...structuredClone(given)))
              .then(resolve, (error: unknown) => {
                // Nothing behind a call that never answers is heard either.
                if (error === SILENCE) ended = true;
                else reject(error instanceof Error ? error : new Error(String(error)));
              });
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
    files: () => disk.read(),
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

  return Object.assign(disk, {
    kill: () => {
      life += 1;
      isOwned = false;
      waiting = [];
      listeners.clear();
    },
    window: () => ({
      exists: () => Promise.resolve(disk.files.size > 0),
      load: () => Promise.resolve(journalWith(port)),
    }),
  });
}

/** A page that keeps the journal, or has given it up. */
export async function openOn(device: Device, clock: TestClock): Promise<Store> {
  const store = openStore(clock, device.window());
  await inTime(clock, store.settings.get('theme'));
  await inTime(clock, store.keepJournal());
  await known(store, clock);
  return store;
}

/** When it is known how things stand with the journal of the only window. */
export function known(store: Store, clock: TestClock): Promise<void> {
  let stop = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    stop = store.subscribe(({ journal }) => {
      if (!['off', 'starting', 'elsewhere'].includes(journal)) resolve();
    });
  });
  return inTime(
    clock,
    told.finally(() => stop()),
  );
}
