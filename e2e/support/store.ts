import type { Page } from '@playwright/test';
import type { GameId } from '#lib/games/registry.ts';
import type { SeenMark } from '#lib/preferences/preferences.svelte.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { DATABASE, LADDER, VERSION, type StoreName } from '#lib/storage/schema.ts';

/** Rows to put into the store, by store. */
export type Rows = { readonly [Name in StoreName]?: readonly object[] };

/** A file of the app that runs nothing: from here the store can be changed while no app is open. */
export const STILL = './icon.svg';

/** What is in one store, oldest key first. Waits for writes that are under way. */
export async function readStore<T>(page: Page, store: StoreName): Promise<readonly T[]> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const rows = opening.result.transaction(store).objectStore(store).getAll();
          rows.onerror = () => reject(new Error(rows.error?.message));
          rows.onsuccess = () => {
            opening.result.close();
            resolve(rows.result as T[]);
          };
        };
      }),
    [DATABASE, store] as const,
  );
}

/** How many rows one store holds. */
export async function countStore(page: Page, store: StoreName): Promise<number> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onerror = () => reject(new Error(counting.error?.message));
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    [DATABASE, store] as const,
  );
}

/** Thousands of rows, packed as text: a browser’s driver takes seconds to hand them over as they are. They hold what JSON can. */
async function packed(rows: Rows): Promise<string> {
  const stream = new Blob([JSON.stringify(rows)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
const isLarge = (rows: Rows): boolean => Object.values(rows).some((values) => values.length > 1000);

/** Puts rows into the store, in one transaction. */
export async function writeStore(page: Page, rows: Rows): Promise<void> {
  const given = isLarge(rows) ? await packed(rows) : rows;
  await page.evaluate(
    async ([name, given]) => {
      const unpack = async (text: string) => {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
        return (await new Response(stream).json()) as Rows;
      };
      const rows = typeof given === 'string' ? await unpack(given) : given;
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(Object.keys(rows), 'readwrite');
          for (const [store, values] of Object.entries(rows)) {
            for (const value of values) writing.objectStore(store).put(value);
          }
          writing.onabort = () => reject(new Error(writing.error?.message));
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
        };
      });
    },
    [DATABASE, given] as const,
  );
}

/** Makes the store where there is none, by the app's own steps; an expression for a page that runs nothing else. */
export const MAKE_STORE = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('${DATABASE}', ${VERSION});
  opening.onupgradeneeded = ({ oldVersion }) =>
    [${LADDER.map(String).join(',')}].slice(oldVersion).forEach((step) => step({ db: opening.result }));
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    opening.result.close();
    resolve();
  };
})`;

/** What is behind people who have been here before: the first visit, and the first match of each game. */
export const BEFORE: readonly SeenMark[] = [
  'begun',
  'met-slap',
  'met-knock',
  'met-fours',
  'met-contest',
  'met-kings',
];
/** A setting that makes a game one that nobody has met on this device. */
export const unmet = (game: GameId) => ({ key: `met-${game}`, value: false });

/** Opens a page of the app on a store that holds these rows already; the first visit is over. `base` where it is not the usual server. */
export async function openWith(page: Page, path: string, rows: Rows, base = ''): Promise<void> {
  const at = (place: string) => (base === '' ? place : new URL(place, base).href);
  await page.goto(at(STILL));
  await page.evaluate(MAKE_STORE);
  const told = BEFORE.map((key) => ({ key, value: true }));
  await writeStore(page, { ...rows, settings: [...told, ...(rows.settings ?? [])] });
  await page.goto(at(path));
}

/** The practice hand as the store keeps it, or undefined. */
export async function keptHand(page: Page, slot: 'practice' | 'day' | 'again' = 'practice') {
  const kept = await readStore<{ readonly slot: string; readonly row: Hand }>(page, 'hands');
  return kept.find((row) => row.slot === slot)?.row;
}

/** What is kept under a key of the settings. */
export const settingOn = async (page: Page, key: string) =>
  (await readStore<{ readonly key: string; readonly value: unknown }>(page, 'settings')).find(
    (row) => row.key === key,
  )?.value;
