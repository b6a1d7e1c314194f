import { expect, test, type Page } from '@playwright/test';
import { home, setup } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { readStore } from '../support/store.ts';

const settingsKept = async (page: Page) =>
  (await readStore<{ readonly key: string }>(page, 'settings')).map(({ key }) => key);

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('another page begins at its top, however far down the last one was', async ({ page }) => {
    await page.goto('./');
    await passFirst(page);
    const app = page.locator('.app');
    const down = () =>
      app.evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        return element.scrollTop;
      });
    await expect.poll(down).toBeGreaterThan(100);
    await page.getByRole('link', { name: /^Four Fours/ }).tap();
    await expect(page.getByRole('heading', { level: 1, name: setup.title })).toBeVisible();
    expect(await app.evaluate((element) => element.scrollTop)).toBe(0);
  });
});

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
