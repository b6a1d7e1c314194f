import { expect } from '@playwright/test';
import { DATABASE } from '#lib/storage/schema.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { rowsOf } from './matches.ts';
import type { RawPage } from './raw.ts';
import { BEFORE, MAKE_STORE, STILL, type Rows } from './store.ts';

/** Writes rows into the store of a match and leads to its table. */
export async function sitRaw(page: RawPage, base: string, table: unknown): Promise<void> {
  await putRaw(page, base, {
    ...rowsOf({ m: table }),
    settings: BEFORE.map((key) => ({ key, value: true })),
  });
  await page.send('Page.navigate', { url: new URL('./play?match=m', base).href });
}

/** Writes rows into a store that is made for them, while no app is open. */
export async function putRaw(page: RawPage, base: string, rows: Rows): Promise<void> {
  const still = new URL(STILL, base).href;
  await page.send('Page.navigate', { url: still });
  await expect.poll(() => page.compute('location.href'), { timeout: 20_000 }).toBe(still);
  await page.compute(MAKE_STORE);
  await page.compute(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('${DATABASE}');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = ${JSON.stringify(rows)};
      const writing = opening.result.transaction(Object.keys(rows), 'readwrite');
      for (const [store, values] of Object.entries(rows))
        for (const value of values) writing.objectStore(store).put(value);
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  })`);
}

/** The events of the match that was sat down at, as they lie on the disk. */
export const eventsIn = (page: RawPage) =>
  page.compute<readonly MatchEventRow[]>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('${DATABASE}');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = opening.result.transaction('matchEvents').objectStore('matchEvents').getAll();
      rows.onsuccess = () => { opening.result.close(); resolve(rows.result); };
    };
  })`);
