import { JOURNAL_FOLDER, privateFolder } from '#lib/environment/private-files.ts';
import { cacheFolder } from './cache-folder.ts';
import type { Folder, LogFile } from './log-writer.ts';

/** What a worker has on files of the origin; TypeScript's library for pages does not know it. */
interface AccessHandle {
  read(into: Uint8Array, options: { readonly at: number }): number;
  write(from: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** Old browsers, and private windows. */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'NotAllowedError', 'TypeError'];

/** The journal's folder as a worker sees it: private files, and where there are none a cache. */
export async function openFolder(): Promise<Folder> {
  const folder = await filesFolder();
  if (!folder) return cacheFolder(await caches.open(JOURNAL_FOLDER));
  // Of before this browser had files.
  await globalThis.caches?.delete(JOURNAL_FOLDER).catch(() => undefined);
  return folder;
}

/** Null where this browser has no private files that are written at once. */
async function filesFolder(): Promise<Folder | null> {
  if (!('createSyncAccessHandle' in (globalThis.FileSystemFileHandle?.prototype ?? {}))) return null;
  const folder = await privateFolder(true).catch((error: unknown) => {
    if (error instanceof Error && REFUSALS.includes(error.name)) return null;
    throw error;
  });
  if (!folder) return null;
  return {
    place: 'files',
    names: async () => {
      const names: string[] = [];
      for await (const name of (folder as unknown as { keys(): AsyncIterable<string> }).keys())
        names.push(name);
      return names;
    },
    open: async (name) => {
      const file = await folder.getFileHandle(name, { create: true });
      return fileOf(
        await (
          file as unknown as { createSyncAccessHandle(): Promise<AccessHandle> }
        ).createSyncAccessHandle(),
      );
    },
    remove: (name) => folder.removeEntry(name),
  };
}

const fileOf = (handle: AccessHandle): LogFile => ({
  read: () => {
    const bytes = new Uint8Array(handle.getSize());
    handle.read(bytes, { at: 0 });
    return bytes;
  },
  write: (bytes, at) => {
    // Some browsers write what fits and say so, others throw.
    if (handle.write(bytes, { at }) < bytes.length) throw new DOMException('short', 'QuotaExceededError');
  },
  cut: (size) => handle.truncate(size),
  flush: () => handle.flush(),
  close: () => handle.close(),
});
