import { expect, test } from '@playwright/test';
import { home, lesson } from '#lib/i18n/messages.ts';
import { BUDGETS } from '../../scripts/budgets.js';
import { BUILD_DIR } from '../../scripts/build.js';
import { wireSizeAt } from '../../scripts/wire.js';

test('a first visit fetches no more than its budget, and with it all that the first hands need', async ({
  page,
  context,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(request.url()));
  await page.goto('./', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { pathname } = new URL('./', page.url());
  const found = [...asked].map((url) => {
    const path = new URL(url).pathname.slice(pathname.length);
    return { path, bytes: wireSizeAt(BUILD_DIR, path) };
  });
  expect(found.filter(({ bytes }) => bytes === 0)).toEqual([]);
  const bytes = found.reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(BUDGETS.firstVisit);
  await context.setOffline(true);
  await page.getByRole('button', { name: home.first.begin }).tap();
  await expect(page.getByText(lesson.say.ace)).toBeVisible();
});
