import { expect, test } from '@playwright/test';
import { common, home, practice } from '#lib/i18n/messages.ts';
import { buildVariant, VARIANTS } from '../../scripts/variants.js';
import { passFirst, waitForReadyOffline } from '../support/app.ts';
import { startHost } from '../support/platform.ts';
import { cardsOn, signKey } from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

const BASE = VARIANTS.base.BASE_PATH;
let dir: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  dir = await buildVariant('base');
});

test('under a folder of its host the app loads, plays, works without a network and keeps to its folder', async ({
  page,
  context,
}) => {
  const host = await startHost({ dir, base: BASE });
  const strays: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(host.url)) strays.push(request.url());
  });
  await page.goto(host.url);
  await passFirst(page);
  await waitForReadyOffline(page);
  await page.getByRole('link', { name: home.practise }).tap();
  await expect(page).toHaveURL(`${host.url}practice`);
  await expect(cardsOn(page)).toHaveCount(4);
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);

  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { start_url, scope, id } = JSON.parse(data ?? '') as Record<string, string>;
  const at = `${host.url}manifest.webmanifest`;
  expect([start_url, scope, id].map((address) => new URL(address ?? '', at).href)).toEqual([
    host.url,
    host.url,
    host.url,
  ]);
  const workerScope = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.scope,
  );
  expect(workerScope).toBe(host.url);
  const names = await page.evaluate(async () => {
    const folders: string[] = [];
    const root = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> };
    for await (const name of root.keys()) folders.push(name);
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return [...folders, ...databases, ...Object.keys(localStorage)];
  });
  expect(names.length).toBeGreaterThan(2);
  for (const name of names)
    expect(name, 'no other copy on this origin has it').toMatch(/^two-dozen.*~two-dozen$/);

  await host.kill();
  await page.reload();
  await expect(cardsOn(page)).toHaveCount(3);
  for (const path of ['', 'today?utm=1', 'progress', 'settings', 'about']) {
    await page.goto(`${host.url}${path}`);
    await expect(page.locator('html'), path).toHaveAttribute('data-started');
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
  expect(strays).toEqual([]);
});

test('an address under the folder that leads nowhere shows the app’s own page, from which one finds the start', async ({
  page,
}) => {
  const host = await startHost({ dir, base: BASE });
  const answer = await page.goto(`${host.url}no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: common.missing.home }).tap();
  await expect(page).toHaveURL(host.url.replace(/\/$/, '') + '/');
  await expect(page.getByRole('button', { name: home.first.begin })).toBeVisible();
  await page.goto(`${host.url}practice/`);
  await expect(page.getByRole('heading', { level: 1, name: practice.title })).toBeVisible();
  await host.kill();
});

test('the build for the root, too, works in a folder: all its addresses are relative', async ({ page }) => {
  const host = await startHost({ base: BASE });
  await page.goto(host.url);
  await passFirst(page);
  await waitForReadyOffline(page);
  await host.kill();
  await page.goto(`${host.url}practice`);
  await expect(cardsOn(page)).toHaveCount(4);
});
