import { expect, test } from '@playwright/test';
import { progress } from '#lib/i18n/messages.ts';
import { openWith } from '../support/store.ts';
import { yearsOf } from '../support/years.ts';

const MANY = 20_000;

test('of 20,000 hands progress says the level, how they end, and all of them', async ({ page }) => {
  test.setTimeout(180_000);
  const attempts = yearsOf({ count: MANY, until: Date.now() - 3_600_000, perDay: 25, from: 2, to: 0.7 });
  await openWith(page, './progress', { attempts });
  const tab = (name: keyof typeof progress.tabs) =>
    page.getByRole('link', { name: progress.tabs[name], exact: true }).tap();
  await expect(page.getByText(progress.bests.hardest)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /^Level by week/ })).toBeVisible();
  await tab('patterns');
  await expect(page.getByText(progress.patterns.intro)).toBeVisible({ timeout: 60_000 });
  await tab('hands');
  await expect(page.getByRole('status').first()).toContainText(progress.hands(MANY));
  // What has been gone through once is there at once.
  await tab('overview');
  await expect(page.getByText(progress.bests.hardest)).toBeVisible();
});
