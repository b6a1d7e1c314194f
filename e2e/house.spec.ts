import { expect, test } from '@playwright/test';

test('home opens without an error and asks no other host for anything', async ({ page, baseURL }) => {
  const errors: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) strangers.push(request.url());
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect({ errors, strangers }).toEqual({ errors: [], strangers: [] });
});

test('an address that leads nowhere answers 404 with a page of the app', async ({ page }) => {
  const response = await page.goto('./no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
