import { ownName } from './own-name.ts';

/** Storage and locks carry the app's name, since every site on one origin shares them. */
export const JOURNAL_FOLDER = ownName('two-dozen-journal');

/** The app's folder in the origin's private file system; null where there is none, or, unless it is to be made, no such folder yet. */
export async function privateFolder(make: boolean): Promise<FileSystemDirectoryHandle | null> {
  const root = await navigator.storage?.getDirectory?.();
  if (!root) return null;
  try {
    return await root.getDirectoryHandle(JOURNAL_FOLDER, { create: make });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** Whether this browser has private files at all, and locks, so that one window at a time writes in them. */
export const hasPrivateFiles = (): boolean =>
  'getDirectory' in (navigator.storage ?? {}) && 'locks' in navigator;

/** Whether there is something in the folder. */
export async function hasJournal(): Promise<boolean> {
  return (await privateFolder(false).catch(() => null)) !== null;
}
