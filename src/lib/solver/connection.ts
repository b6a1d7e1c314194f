import { proxy, releaseProxy, wrap, type Endpoint } from 'comlink';
import { trustedScript } from '#lib/environment/trusted.ts';
import type { Desk } from './desk.ts';
import workerAddress from './solver.worker.ts?worker&url';

/** A running worker: its desk, a promise that rejects if it breaks, and the way to end it. */
export interface Connection {
  readonly desk: Desk;
  readonly failed: Promise<never>;
  close(): void;
}

/** A worker as the connection needs it; a MessagePort will do in tests. */
export type WorkerLike = Endpoint & { terminate(): void };

/** Speaks Comlink with a worker. */
export function connectTo(worker: WorkerLike): Connection {
  const remote = wrap<Desk>(worker);
  const failed = new Promise<never>((_, reject) => {
    // A script that cannot be loaded gives an error event without a message.
    worker.addEventListener('error', () => reject(new Error('the worker broke')));
    worker.addEventListener('messageerror', () => reject(new Error('the worker sent what cannot be read')));
  });
  // Nobody may be waiting when it breaks; the next question finds out.
  failed.catch(() => undefined);
  return {
    desk: { answer: (name, question, alive) => remote.answer(name, question, proxy(alive)) },
    failed,
    close: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Starts the solver's worker. */
export const startWorker = (): Connection =>
  connectTo(new Worker(trustedScript(workerAddress), { type: 'module', name: 'solver' }));
