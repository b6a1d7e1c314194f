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

/** Whether there is a place for a second copy at all, and locks, so that one window at a time writes in it. */
export const hasSecondPlace = (): boolean =>
  'locks' in navigator && ('caches' in globalThis || 'getDirectory' in (navigator.storage ?? {}));

/** Whether there is something in either place. */
export async function hasJournal(): Promise<boolean> {
  const folder = await privateFolder(false).catch(() => null);
  return folder !== null || (await globalThis.caches?.has(JOURNAL_FOLDER)) === true;
}
