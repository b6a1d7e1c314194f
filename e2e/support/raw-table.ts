import { expect } from '@playwright/test';
import { rowsOf } from './matches.ts';
import type { RawPage } from './raw.ts';

/** Writes rows into the store of a page that was opened, and leads to an address. */
export async function sitRaw(page: RawPage, base: string, table: unknown): Promise<void> {
  const rows = { ...rowsOf({ m: table }), settings: [{ key: 'begun', value: true }] };
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
  await page.send('Page.navigate', { url: new URL('./play?match=m', base).href });
}
