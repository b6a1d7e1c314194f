import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { DATABASE, STORES, VERSION } from '#lib/storage/schema.ts';
import { withProfile } from '../support/app.ts';
import { startChromium } from '../support/chromium.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { STILL } from '../support/store.ts';

/** What the version before the newest left behind, on a phone of its time. */
const OLD = VERSION - 1;
const { stores } = JSON.parse(
  readFileSync(new URL(`../../tests/storage/fixtures/version-${OLD}.json`, import.meta.url), 'utf8'),
) as { readonly stores: Readonly<Record<string, readonly object[]>> };

/** Lays an old database where there is none, and no journal of it. */
async function layOld(page: Page): Promise<void> {
  const shapes = Object.entries(STORES).filter(([name]) => name !== 'outbox' && name !== 'journal');
  await page.evaluate(
    async ([database, version, shapes, stores]) => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry('two-dozen-journal', { recursive: true }).catch(() => undefined);
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(database);
        deleting.onsuccess = resolve;
        deleting.onblocked = () => reject(new Error('held open'));
      });
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, version);
        opening.onupgradeneeded = () => {
          for (const [name, { key, indexes }] of shapes) {
            const numbered = name === 'attempts' || name === 'quarantine';
            const store = opening.result.createObjectStore(name, {
              keyPath: key as string,
              autoIncrement: numbered,
            });
            for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path as string);
            for (const row of stores[name] ?? []) store.put(row);
          }
        };
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    },
    [DATABASE, OLD, shapes, stores] as const,
  );
}

/** The database as it lies there, of whatever version. */
async function lookAt(page: Page) {
  return page.evaluate(
    (name) =>
      new Promise<{ version: number; names: readonly string[]; rows: Record<string, unknown[]> }>(
        (resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(new Error(opening.error?.message));
          opening.onsuccess = () => {
            const db = opening.result;
            const names = [...db.objectStoreNames];
            const reading = db.transaction(names);
            const rows: Record<string, unknown[]> = {};
            for (const store of names) {
              const all = reading.objectStore(store).getAll();
              all.onsuccess = () => (rows[store] = all.result as unknown[]);
            }
            reading.oncomplete = () => {
              db.close();
              resolve({ version: db.version, names, rows });
            };
          };
        },
      ),
    DATABASE,
  );
}

/** A start may add rows of its own beside those: when it last reminded of a backup, deals for the next hands. */
const ADDED_TO: ReadonlySet<string> = new Set(['settings', 'deals']);
const keyOf = (row: unknown) => (row as { readonly key: string }).key;
const laidKeys = (store: string) => new Set((stores[store] ?? []).map(keyOf));

/** False for what was deleted long ago: it goes for good with any start. */
const isKept = (row: unknown) => ((row as { readonly batch?: number | null }).batch ?? null) === null;

/** Rows in an order that does not depend on their keys. */
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

test('a kill in the middle of an upgrade leaves the old schema or the new one, with every row', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  const kills = times(2, 50);
  const rng = createRng(3);
  const found = { old: 0, new: 0 };
  await withProfile(async (profile) => {
    let chromium = await startChromium(profile);
    try {
      for (let kill = 1; kill <= kills; kill += 1) {
        await chromium.page.goto(new URL(STILL, baseURL).href);
        await layOld(chromium.page);
        void chromium.page.goto(new URL('./', baseURL).href).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, rng.next(1_000)));
        await chromium.kill();
        chromium = await startChromium(profile);
        await chromium.page.goto(new URL(STILL, baseURL).href);
        const { version, names, rows } = await lookAt(chromium.page);
        expect([OLD, VERSION]).toContain(version);
        expect(names.includes('outbox')).toBe(version === VERSION);
        for (const [store, laid] of Object.entries(stores)) {
          // Hands of the fixture that are none are set aside, and kept there.
          const aside = (rows['quarantine'] ?? []) as readonly {
            readonly store: string;
            readonly row: unknown;
          }[];
          const here = [
            ...(rows[store] ?? []),
            ...aside.filter((one) => one.store === store).map(({ row }) => row),
          ].filter((row) => !ADDED_TO.has(store) || laidKeys(store).has(keyOf(row)));
          if (store !== 'bin')
            expect(sorted(here.filter(isKept)), store).toEqual(sorted(laid.filter(isKept)));
        }
        found[version === OLD ? 'old' : 'new'] += 1;
        putDown('kill in the middle of an upgrade', {
          kills: kill,
          'found old': found.old,
          'found new': found.new,
        });
      }
      // The next start climbs, and everything is there.
      await chromium.page.goto(new URL('./progress?hands', baseURL).href);
      await expect.poll(async () => (await lookAt(chromium.page)).version).toBe(VERSION);
      expect((await lookAt(chromium.page)).rows['attempts']).toEqual(stores['attempts']);
    } finally {
      await chromium.kill();
    }
  });
});
