import { hasSecondPlace, JOURNAL_FOLDER, privateFolder } from '#lib/environment/private-files.ts';
import { trustedScript } from '#lib/environment/trusted.ts';
import { cachedFiles } from './cache-folder.ts';
import { journalWith } from './index.ts';
import workerAddress from './journal.worker.ts?worker&url';
import { askThrough } from './post.ts';
import type { JournalPort } from './port.ts';

/** What is in a file; null where it is gone. */
async function bytesOf(file: FileSystemFileHandle): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await (await file.getFile()).arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** The browser's own port. */
const port = (): JournalPort => ({
  possible: hasSecondPlace(),
  files: async () => {
    const folder = await privateFolder(false).catch(() => null);
    if (!folder)
      return (await caches.has(JOURNAL_FOLDER)) ? cachedFiles(await caches.open(JOURNAL_FOLDER)) : [];
    const files: [string, Uint8Array][] = [];
    for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values())
      if (entry.kind === 'file') {
        const bytes = await bytesOf(entry as FileSystemFileHandle);
        if (bytes) files.push([entry.name, bytes]);
      }
    return files.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, bytes]) => bytes);
  },
  start: () => {
    const worker = new Worker(trustedScript(workerAddress), { type: 'module', name: 'journal' });
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error('the worker broke')));
    });
    failed.catch(() => undefined);
    return { ask: askThrough(worker), failed, end: () => worker.terminate() };
  },
  own: (held) => {
    const given = new AbortController();
    navigator.locks.request(JOURNAL_FOLDER, { signal: given.signal }, held).catch((error: unknown) => {
      if (!given.signal.aborted) throw error;
    });
    return () => given.abort();
  },
  tell: () => {
    const channel = new BroadcastChannel(JOURNAL_FOLDER);
    channel.postMessage('written');
    channel.close();
  },
  hear: (listener) => {
    const channel = new BroadcastChannel(JOURNAL_FOLDER);
    channel.addEventListener('message', listener);
    return () => channel.close();
  },
});

/** The journal in this browser. */
export const journal = journalWith(port());
