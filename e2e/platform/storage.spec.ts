import { type Page } from '@playwright/test';
import { memory } from '#lib/i18n/messages.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { attemptRow } from '../support/attempts.ts';
import { attemptsOn, banner, journalText, onTable, playOn, savedFile } from '../support/faults.ts';
import { expect, test } from '../support/platform.ts';
import { openWith } from '../support/store.ts';
import { act, cardsOn } from '../support/table.ts';

/** Chromium believes for half a minute what it knew of the free room; a request that does not fit makes it look again. */
async function askForTooMuch(page: Page, bytes: number): Promise<void> {
  const refusal = await page.evaluate(
    (bytes) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('too much', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('rows').put(new Uint8Array(bytes), 1);
          if (opening.transaction) opening.transaction.onabort = () => resolve('refused');
        };
        opening.onsuccess = () => resolve('taken');
      }),
    bytes,
  );
  expect(refusal).toBe('refused');
}

test('out of room: the banner says so, play goes on, the file has everything, and “Try again” brings all to the disk', async ({
  page,
  context,
  host,
}) => {
  const session = await context.newCDPSession(page);
  const allow = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(host.url).origin,
      ...(quotaSize === undefined ? {} : { quotaSize }),
    });
  await allow(5_000_000);
  await openWith(page, './practice', { ...onTable(1, 2, 3, 4), attempts: [attemptRow('old')] });
  await expect(cardsOn(page)).toHaveCount(4);
  await allow(1);
  await askForTooMuch(page, 6_000_000);
  const line = await playOn(page);
  await expect(banner(page)).toContainText(memory.reason.quota);
  const second = await playOn(page);
  await expect(banner(page)).toContainText(/\d+ changes are kept in memory only/);
  const { attempts: held } = await savedFile(page);
  expect(held.map(({ expression }) => expression)).toEqual(
    expect.arrayContaining(['4 × 6 × 1 × 1', line, second]),
  );

  for (const times of [1, 2]) {
    await act(page, memory.tryAgain).tap();
    await expect(banner(page)).toContainText(memory.inVain(times));
  }
  await allow();
  await act(page, memory.tryAgain).tap();
  await expect(banner(page)).toHaveCount(0);
  const stored = await attemptsOn(page);
  expect(stored.map(({ expression }) => expression)).toEqual(['4 × 6 × 1 × 1', line, second]);
});

/** Two ways in which the store goes away under the open app; the journal lies elsewhere. */
const LOSSES = [
  {
    name: 'games deleted under the open app',
    lose: async (page: Page) => {
      await page.evaluate(
        (name) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).onsuccess = resolve;
          }),
        DATABASE,
      );
    },
  },
  {
    name: 'a store cleared under the open app, as by a browser that found it damaged',
    lose: async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'indexeddb',
      });
    },
  },
] as const;

for (const { name, lose } of LOSSES) {
  test(`${name} come back out of the journal, and play goes on`, async ({ page }) => {
    await openWith(page, './practice', { ...onTable(1, 2, 3, 4), attempts: [attemptRow('old')] });
    await expect(cardsOn(page)).toHaveCount(4);
    await expect.poll(() => journalText(page)).toContain('4 × 6 × 1 × 1');
    await lose(page);
    const line = await playOn(page);
    await expect(banner(page)).toHaveCount(0);
    expect((await attemptsOn(page)).map(({ expression }) => expression)).toEqual(['4 × 6 × 1 × 1', line]);
    await expect.poll(() => journalText(page)).toContain(line);
  });
}
