import { expect, test, type Page } from '@playwright/test';
import { flushSync } from 'svelte';
import { common, progress, settings } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const ROWS = { attempts: [attemptRow('first'), attemptRow('second')] };
const sheetOf = (page: Page) => page.getByRole('dialog', { name: settings.eraseSheet.title });

test('whoever thinks better of it deletes nothing, by button or by key', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  const ways = [() => act(page, common.cancel).tap(), () => page.keyboard.press('Escape')];
  for (const leave of ways) {
    await act(page, settings.erase).tap();
    await expect(sheetOf(page)).toContainText(settings.eraseSheet.text(2));
    await leave();
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(act(page, settings.erase)).toBeFocused();
  }
  expect(await readStore(page, 'attempts')).toHaveLength(2);
});

test('once it has begun the sheet says so and stays, whatever is pressed', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  await act(page, settings.erase).tap();
  await expect(sheetOf(page)).toContainText(settings.eraseSheet.text(2));
  const sheet = document.querySelector('dialog');
  // In one go: the disk has no time to answer.
  const buttons = [...(sheet?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent.trim() === settings.eraseSheet.action)?.click();
  flushSync();
  expect(sheet?.textContent).toContain(settings.eraseSheet.working(2));
  sheet?.dispatchEvent(new Event('cancel', { cancelable: true }));
  flushSync();
  expect(sheet?.open).toBe(true);
  await page.waitForURL(/\/progress$/);
});

test('what is deleted leaves at once, and comes back when it is taken back', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  await act(page, settings.erase).tap();
  await act(page, settings.eraseSheet.action).tap();
  await page.waitForURL(/\/progress$/);
  await expect(act(page, progress.undo), 'it is there for ten seconds only').toBeFocused();
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
  const rows = page.getByRole('region', { name: progress.history }).getByRole('listitem');
  await expect(rows).toHaveCount(0);
  await act(page, progress.undo).tap();
  await expect(rows).toHaveCount(2);
});
