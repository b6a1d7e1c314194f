import { expect, type Page } from '@playwright/test';
import { memory, practice } from '#lib/i18n/messages.ts';
import { handOf } from './cards.ts';
import { readStore } from './store.ts';
import { act, cardsOn, solve } from './table.ts';

/** What is shown while the disk is not in use. */
export const banner = (page: Page) => page.getByRole('alert').filter({ has: act(page, memory.saveFile) });

/** The store's row for an untouched practice hand. */
export const onTable = (...ranks: readonly number[]) => ({
  hands: [{ slot: 'practice', row: handOf(ranks) }],
});

/** The attempts on disk, oldest first. */
export const attemptsOn = (page: Page) => readStore<{ readonly expression: string | null }>(page, 'attempts');

/** Saves the file that the banner offers, and answers with what is in it. */
export async function savedFile(page: Page) {
  const download = page.waitForEvent('download');
  await act(page, memory.saveFile).tap();
  const stream = await (await download).createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  const file = JSON.parse(text) as {
    readonly content: { readonly attempts: readonly { readonly expression: string | null }[] };
  };
  return file.content;
}

/** Solves the hand on the table and goes on to the next; answers the line. `press`: by a finger unless said otherwise. */
export async function playOn(page: Page, press?: Parameters<typeof solve>[1]): Promise<string> {
  await expect(cardsOn(page)).toHaveCount(4);
  const line = await solve(page, press);
  const next = act(page, practice.next);
  await (press ? press(next) : next.tap());
  await expect(cardsOn(page)).toHaveCount(4);
  return line;
}

/** All that the journal holds at the moment, oldest file first; nothing where it is being written at this moment. */
export const journalText = (page: Page): Promise<string> => page.evaluate(readJournal);

/** The same, to be run in the page. */
export async function readJournal(): Promise<string> {
  const root = await navigator.storage.getDirectory();
  const files: [string, string][] = [];
  try {
    const folder = await root.getDirectoryHandle('two-dozen-journal');
    const entries = folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> };
    for await (const file of entries.values()) files.push([file.name, await (await file.getFile()).text()]);
  } catch (fault) {
    if (!(fault instanceof DOMException)) throw fault;
    return '';
  }
  return files
    .sort()
    .map(([, text]) => text)
    .join('');
}

/** Chromium believes for half a minute what it knew of the free room; a request that does not fit makes it look again. */
export async function askForTooMuch(page: Page, bytes: number): Promise<void> {
  const refusal = await page.evaluate(
    (bytes) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('too much', 1);
        // Chance, since a browser packs what it keeps: only what cannot be packed takes room.
        const much = new Uint8Array(bytes);
        for (let from = 0; from < bytes; from += 65_536)
          crypto.getRandomValues(much.subarray(from, from + 65_536));
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('rows').put(much, 1);
          if (opening.transaction) opening.transaction.onabort = () => resolve('refused');
        };
        opening.onsuccess = () => resolve('taken');
      }),
    bytes,
  );
  expect(refusal).toBe('refused');
}
