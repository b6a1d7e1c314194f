import { expect, test, type Page } from '@playwright/test';
import { formatCount } from '#lib/i18n/format.ts';
import { progress, settings } from '#lib/i18n/messages.ts';
import { attemptRow, manyAttempts } from '../support/attempts.ts';
import { countStore, openWith } from '../support/store.ts';
import { act } from '../support/table.ts';

/** More than a page shows, and more than one write takes. */
const MANY = 5_000;

/** Every fourth was left. */
const HISTORY = manyAttempts(MANY, { outcome: 'skipped', expression: null });

const rowsOn = (page: Page) => page.getByRole('region', { name: progress.history }).getByRole('listitem');

test('a second window leaves the first one its way back', async ({ page, context }) => {
  await openWith(page, './progress?hands', { attempts: [attemptRow('row 0'), attemptRow('row 1')] });
  await rowsOn(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expect(rowsOn(page)).toHaveCount(1);
  const second = await context.newPage();
  await second.goto('./progress?hands');
  await expect(rowsOn(second)).toHaveCount(1);
  await page.bringToFront();
  await act(page, progress.undo).tap();
  await expect(rowsOn(page)).toHaveCount(2);
});

test('thousands of hands can be deleted, and taken back within ten seconds', async ({ page }) => {
  await openWith(page, './settings', { attempts: HISTORY });
  await act(page, settings.erase).tap();
  const sheet = page.getByRole('dialog', { name: settings.eraseSheet.title });
  await expect(sheet).toContainText(settings.eraseSheet.text(MANY));
  await act(page, settings.eraseSheet.action).tap();
  // Feedback at once, the fact when it is stored.
  await expect(sheet.getByRole('status')).toHaveText(settings.eraseSheet.working(MANY), { timeout: 500 });
  await expect(page.getByRole('status').filter({ hasText: progress.removedAll(MANY) })).toBeVisible({
    timeout: 20_000,
  });
  await act(page, progress.undo).tap();
  await expect(page.getByRole('status').filter({ hasText: progress.restoring })).toBeVisible({
    timeout: 500,
  });
  await expect(page.getByText(progress.empty.title)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: progress.solved(MANY) })).toContainText(
    formatCount((MANY * 3) / 4),
    { timeout: 20_000 },
  );
  await page.getByRole('link', { name: progress.tabs.hands, exact: true }).tap();
  await expect(page.getByRole('status')).toContainText([progress.hands(MANY)]);
  // The disk took it all in time: nothing is kept in memory only.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => countStore(page, 'attempts')).toBe(MANY);
});
