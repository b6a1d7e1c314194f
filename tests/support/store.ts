import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openStore, type Attempt, type Clock, type Store } from '#lib/storage/index.ts';

/** A real store over a new, empty fake database. */
export function freshStore(clock: Clock): Store {
  globalThis.indexedDB = new IDBFactory();
  return openStore(clock);
}

/** A store whose endings are held back until `release`, as a disk that does not answer does. */
export function slowToFinish(store: Store): { readonly store: Store; readonly release: () => void } {
  const held: (() => void)[] = [];
  const finish: Store['attempts']['finish'] = async (attempt, hand) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return store.attempts.finish(attempt, hand);
  };
  return { store: { ...store, attempts: { ...store.attempts, finish } }, release: () => held.shift()?.() };
}

/** Every attempt in the store, oldest first. */
export const attemptsIn = async (store: Store): Promise<readonly Attempt[]> =>
  (await store.exportAll()).attempts;
