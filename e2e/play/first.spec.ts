import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { home } from '#lib/i18n/messages.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
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

test('a tap before the app has all its parts counts', async ({ page }) => {
  const html = await readFile(join(BUILD_DIR, 'index.html'), 'utf8');
  const { promise: letGo, resolve: go } = deferred();
  // What home names in its own markup comes at once, everything else later.
  const server = await serve({
    dir: BUILD_DIR,
    onRequest: ({ path }) => (path.endsWith('.js') && !html.includes(path.slice(1)) ? letGo : undefined),
  });
  await page.goto(server.url);
  await expect(async () => {
    await page.getByRole('button', { name: home.first.known }).tap({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('html[data-started]')).not.toBeAttached();
  go();
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect.poll(() => settingsKept(page)).toContain('begun');
  await server.close();
});

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
