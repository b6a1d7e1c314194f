import { expect } from '@playwright/test';
import { DATABASE } from '#lib/storage/schema.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { rowsOf } from './matches.ts';
import type { RawPage } from './raw.ts';
import { BEFORE, type Rows } from './store.ts';

/** Writes rows into the store of a match and leads to its table. */
export async function sitRaw(page: RawPage, base: string, table: unknown): Promise<void> {
  await putRaw(page, { ...rowsOf({ m: table }), settings: BEFORE.map((key) => ({ key, value: true })) });
  await page.send('Page.navigate', { url: new URL('./play?match=m', base).href });
}

/** Writes rows into the store of a page that was opened. */
export async function putRaw(page: RawPage, rows: Rows): Promise<void> {
  const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
  await see(`document.documentElement?.hasAttribute('data-started') === true`).toBe(true);
  await see(`indexedDB.databases().then((all) => all.length)`).toBe(1);
  await page.compute(`new Promise((resolve, reject) => indexedDB.databases().then(([{ name }]) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const rows = ${JSON.stringify(rows)};
      const writing = opening.result.transaction(Object.keys(rows), 'readwrite');
      for (const [store, values] of Object.entries(rows))
        for (const value of values) writing.objectStore(store).put(value);
      writing.oncomplete = () => { opening.result.close(); resolve(); };
    };
  }))`);
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
