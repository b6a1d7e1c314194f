import { type Page } from '@playwright/test';
import { dayOf } from '#lib/core/calendar.ts';
import { JOURNAL_FOLDER } from '#lib/environment/private-files.ts';
import { practice } from '#lib/i18n/messages.ts';
import { type Hand } from '#lib/practice/hand.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { handOf } from '../cards.ts';
import { expect } from '../platform.ts';
import { openWith, STILL, writeStore, type Rows } from '../store.ts';
import { act, cardsOn, chooseOption } from '../table.ts';

/** One thing that the app shows, and the way to it from anywhere. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** The local date. */
const now = new Date();
export const today = dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** Empties the store; false where there is none yet. */
async function emptyStore(page: Page): Promise<boolean> {
  return page.evaluate(
    async ([name, folder]) => {
      if ((await indexedDB.databases()).length === 0) return false;
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      const emptying = db.transaction(db.objectStoreNames, 'readwrite');
      for (const store of db.objectStoreNames) emptying.objectStore(store).clear();
      await new Promise((resolve) => (emptying.oncomplete = resolve));
      db.close();
      // The second copy would bring it all back. The worker of the page before may hold on to a file for a moment.
      const files = await navigator.storage.getDirectory();
      for (let left = 100; left > 0; left -= 1) {
        const fault = await files.removeEntry(folder, { recursive: true }).then(
          () => null,
          (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
        );
        if (fault === null || fault === 'NotFoundError') return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('the journal cannot be emptied');
    },
    [DATABASE, JOURNAL_FOLDER] as const,
  );
}

/** Opens a page of the app on a store that holds these rows and no others, in whatever state the one before has left it. */
export async function show(page: Page, path: string, rows: Rows): Promise<void> {
  await page.goto(STILL);
  if (!(await emptyStore(page))) return openWith(page, path, rows);
  await writeStore(page, { ...rows, settings: [{ key: 'begun', value: true }] });
  await page.goto(path);
}

const lay = (hand: Hand): Rows => ({ hands: [{ slot: 'practice', row: hand }] });
/** Lays a hand on the practice table. */
export async function table(page: Page, hand: Hand = handOf([1, 2, 3, 4])): Promise<void> {
  await show(page, './practice', lay(hand));
  await expect(cardsOn(page).first()).toBeVisible();
}

/** Types a whole expression and has it checked. */
export async function type(page: Page, line: string): Promise<void> {
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill(line);
  await act(page, practice.typed.check).tap();
}

/** Takes so many hints. */
export async function hints(page: Page, count: number): Promise<void> {
  for (let rung = 1; rung <= count; rung += 1) {
    await act(page, practice.hint).tap();
    await expect(page.getByRole('img', { name: practice.hintOf(rung) })).toBeVisible();
  }
}

/** Waits until nothing moves any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
