import { DATABASE } from '#lib/storage/schema.ts';

/** The answer of a request made past the store. */
export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });

/** Another window's handle on the database: a rude one, that closes for nobody. */
export function rawOpen(version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, version);
  request.addEventListener('upgradeneeded', () => upgrade?.(request.result));
  return answer(request);
}

/** Writes rows past the store, as damage, an older app or a bug would. */
export async function rawPut(store: string, rows: readonly unknown[]): Promise<void> {
  const db = await rawOpen();
  const tx = db.transaction(store, 'readwrite');
  for (const row of rows) tx.objectStore(store).put(row);
  await new Promise<void>((resolve, reject) => {
    tx.addEventListener('complete', () => resolve());
    tx.addEventListener('abort', () => reject(tx.error ?? new Error('aborted')));
  });
  db.close();
}

/** Deletes a row past the store. */
export async function rawDelete(store: string, key: IDBValidKey): Promise<void> {
  const db = await rawOpen();
  await answer(db.transaction(store, 'readwrite').objectStore(store).delete(key));
  db.close();
}

/** All rows of a store as they lie there. */
export async function rawRows(store: string): Promise<readonly unknown[]> {
  const db = await rawOpen();
  const rows: unknown[] = await answer(db.transaction(store).objectStore(store).getAll());
  db.close();
  return rows;
}
