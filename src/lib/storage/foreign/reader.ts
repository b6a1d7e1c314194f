import type { ChosenFile } from '#lib/environment/foreign-file.ts';
import { err } from '#lib/core/result.ts';
import type { Clock } from '../deadline.ts';
import { BOUNDS, desk, type ForeignKind, type Readings } from './desk.ts';
import { collected, GIVEN_UP, type Asked, type ToldOfFile } from './post.ts';

/** In bytes: what is larger is read off the page, where it may take its seconds. Hardly a match is; ten thousand events may be, and take one. */
export const LARGE = 100_000;
/** A worker that has not begun by then never will. */
export const READER_PATIENCE_MS = 3_000;

/** No honest file takes longer, on a phone twenty times slower than what it was measured on: a match then takes half a minute. */
export const LONGEST_MS: Readonly<Record<ForeignKind, number>> = { match: 60_000, backup: 600_000 };

/** A worker as it is needed here. */
export interface ReaderWorker {
  postMessage(asked: Asked): void;
  addEventListener(type: 'message', listener: (event: { readonly data: ToldOfFile }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

export interface Reading {
  readonly clock: Pick<Clock, 'after'>;
  /** Nobody waits for it any longer. */
  readonly signal?: AbortSignal | undefined;
  /** Starts a worker; rejects where there are none. */
  readonly start?: () => Promise<ReaderWorker>;
}

/** Fetched with the first large file. */
const startOnDemand = async (): Promise<ReaderWorker> =>
  (await import('#lib/storage/foreign/connection.ts')).startReader();

/**
 * Reads a file that somebody has chosen: the one way in for all of them. What is too large is refused by its size alone; above 100 KB it
 * is read and checked in a worker, and in the page only where no worker begins. Rejects never.
 */
export async function readFile<K extends ForeignKind>(
  kind: K,
  file: ChosenFile,
  { clock, signal, start = startOnDemand }: Reading,
): Promise<Readings[K]> {
  const isLarge = file.size > LARGE && file.size <= BOUNDS[kind].largest;
  if (!isLarge || !(file instanceof Blob)) return desk[kind](file);
  const worker = await start().catch(() => null);
  const read = worker && (await readIn<K>(worker, { kind, file }, { clock, signal }));
  return read ?? desk[kind](file);
}

/** What a worker makes of a file; null where it never begins. */
function readIn<K extends ForeignKind>(
  worker: ReaderWorker,
  asked: Asked,
  { clock, signal }: Pick<Reading, 'clock' | 'signal'>,
): Promise<Readings[K] | null> {
  return new Promise((resolve) => {
    const collect = collected<K>();
    let hasBegun = false;
    const end = (read: Readings[K] | null) => {
      cancel();
      signal?.removeEventListener('abort', giveUp);
      worker.terminate();
      resolve(read);
    };
    const giveUp = () => end(GIVEN_UP);
    const broken = () => end(hasBegun ? GIVEN_UP : null);
    let cancel = clock.after(READER_PATIENCE_MS, () => {
      if (!hasBegun) return end(null);
      const left = LONGEST_MS[asked.kind] - READER_PATIENCE_MS;
      cancel = clock.after(left, () => end(err({ code: 'tooMany' })));
    });
    worker.addEventListener('message', ({ data }) => {
      hasBegun = true;
      const read = collect(data);
      if (read) end(read);
    });
    worker.addEventListener('error', broken);
    worker.addEventListener('messageerror', broken);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) return giveUp();
    worker.postMessage(asked);
  });
}
