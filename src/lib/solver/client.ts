import { stepWhile } from '#lib/core/work.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Connection } from './connection.ts';
import { workOn, type Answer, type PartOf, type Question, type TaskName } from './tasks.ts';

/** Questions about hands, answered one after the other, whatever happens to the worker. */
export interface Solver {
  /** The answer. Rejects only when the signal aborts, with the signal's reason; or with `SolverMissing`, where it is fetched on demand. */
  ask<Name extends TaskName>(
    name: Name,
    question: Question<Name>,
    calling?: Calling<Name>,
  ): Promise<Answer<Name>>;
}

/** How somebody waits for an answer. */
export interface Calling<Name extends TaskName> {
  /** Calls the question off. */
  readonly signal?: AbortSignal;
  /** Hears what is found so far, where the task tells it; after an abort, nothing more. */
  readonly onPart?: (part: PartOf<Name>) => void;
}

/** A worker that has been silent for this long is taken for hung. */
export const PATIENCE_MS = 500;
/** A worker that has nothing to do for this long is let go, with its memory. */
export const IDLE_MS = 30_000;
/** The longest stretch of work on the page itself: half a frame. */
export const SLICE_MS = 8;
/** After this many failures in a row the page computes for itself. */
const MOST_FAILURES = 3;

export interface SolverOptions {
  readonly environment: Pick<Environment, 'after' | 'monotonic'>;
  /** Starts a worker; may throw where there are none. */
  readonly connect: () => Connection;
  /** Writes down why a worker was let go of, though the question was answered after all. */
  readonly note?: (fault: unknown) => void;
}

/** A solver with a worker behind it that is started when needed, restarted when it fails, and done without as the last resort. */
export function createSolver({ environment, connect, note }: SolverOptions): Solver {
  let connection: Connection | null = null;
  let failures = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let cancelIdle = () => {};

  function close(): void {
    connection?.close();
    connection = null;
  }

  async function answerInWorker<Name extends TaskName>(
    name: Name,
    question: Question<Name>,
    { signal, onPart }: Calling<Name>,
  ) {
    connection ??= connect();
    const { desk, failed } = connection;
    const watch = watchSilence(environment);
    const aborted = watchAbort(signal);
    let isOver = false;
    const alive = (part?: PartOf<Name>) => {
      if (isOver) return;
      watch.heard();
      if (part !== undefined) onPart?.(part);
    };
    try {
      return await Promise.race([desk.answer(name, question, alive), watch.silent, failed, aborted.abort]);
    } finally {
      isOver = true;
      watch.end();
      aborted.end();
    }
  }

  async function answerOnPage<Name extends TaskName>(
    name: Name,
    question: Question<Name>,
    { signal, onPart }: Calling<Name>,
  ) {
    const work = await workOn(name, question);
    return new Promise<Answer<Name>>((resolve, reject) => {
      const slice = () => {
        if (signal?.aborted) return reject(signal.reason);
        const end = environment.monotonic() + SLICE_MS;
        let steps = 0;
        let latest: PartOf<Name> | undefined;
        try {
          const done = stepWhile(work, (part) => {
            latest = part ?? latest;
            // One step at least, so that a page that is busy elsewhere gets there in the end.
            return (steps += 1) === 1 || environment.monotonic() < end;
          });
          if (done) return resolve(done.result);
          if (latest !== undefined) onPart?.(latest);
          environment.after(0, slice);
        } catch (fault) {
          // A bug in the work: thrown out of a timer it would leave this question, and all behind it, waiting for ever.
          reject(fault);
        }
      };
      slice();
    });
  }

  async function answer<Name extends TaskName>(name: Name, question: Question<Name>, calling: Calling<Name>) {
    const { signal } = calling;
    signal?.throwIfAborted();
    cancelIdle();
    while (failures < MOST_FAILURES) {
      try {
        const result = await answerInWorker(name, question, calling);
        failures = 0;
        cancelIdle = environment.after(IDLE_MS, close);
        return result;
      } catch (fault) {
        // A worker that fails, hangs or is called off is in an unknown state: it goes, and the next question starts a new one.
        close();
        signal?.throwIfAborted();
        note?.(fault);
        failures += 1;
      }
    }
    // The worker has had its chances. The next question gives it one more: it may have been the phone, out of memory for a moment.
    failures = MOST_FAILURES - 1;
    return answerOnPage(name, question, calling);
  }

  return {
    ask: (name, question, calling = {}) => {
      const result = queue.then(() => answer(name, question, calling));
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

/** `silent` rejects when nothing was heard for `PATIENCE_MS`. */
function watchSilence(environment: Pick<Environment, 'after'>) {
  const { promise: silent, reject } = deferred();
  let end = () => {};
  const heard = () => {
    end();
    end = environment.after(PATIENCE_MS, () => reject(new Error('no sign of life')));
  };
  heard();
  return { silent, heard, end: () => end() };
}

/** `abort` rejects when the signal does. */
function watchAbort(signal: AbortSignal | undefined) {
  const { promise: abort, reject } = deferred();
  const tell = () => reject(signal?.reason);
  signal?.addEventListener('abort', tell, { once: true });
  return { abort, end: () => signal?.removeEventListener('abort', tell) };
}

function deferred(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
