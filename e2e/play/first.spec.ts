import { expect, test, type Page } from '@playwright/test';
import { home } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { readStore } from '../support/store.ts';

const settingsKept = async (page: Page) =>
  (await readStore<{ readonly key: string }>(page, 'settings')).map(({ key }) => key);

test('the first visit asks for one tap, once', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.first.say);
  await passFirst(page);
  await expect(page.getByText(home.rule)).toBeVisible();
  await expect.poll(() => settingsKept(page)).toContain('begun');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.getByRole('button', { name: home.first.begin })).toBeHidden();
});
