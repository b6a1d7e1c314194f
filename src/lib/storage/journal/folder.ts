import { privateFolder } from '#lib/environment/private-files.ts';
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

/** The journal's folder as a worker sees it. Rejects where there is none. */
export async function openFolder(): Promise<Folder> {
  const folder = await privateFolder(true);
  if (!folder) throw new DOMException('no private files', 'NotSupportedError');
  return {
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
