import { trustedScript } from '#lib/environment/trusted.ts';
import workerAddress from './reader.worker.ts?worker&url';

/** Starts a worker that reads one file; throws where there are none. */
export const startReader = (): Worker =>
  new Worker(trustedScript(workerAddress), { type: 'module', name: 'reader' });
