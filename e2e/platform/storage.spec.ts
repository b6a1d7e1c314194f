import { type Page } from '@playwright/test';
import { common, diagnostics, home, settings } from '#lib/i18n/messages.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { attemptRow } from '../support/attempts.ts';
import { axeFaults } from '../support/axe.ts';
import { attemptsOn, banner, journalText, onTable, playOn } from '../support/faults.ts';
import { someOf } from '../support/figures.ts';
import { expect, test } from '../support/platform.ts';
import { openWith, STILL } from '../support/store.ts';
import { act, cardsOn } from '../support/table.ts';

/** Two ways in which the store goes away under the open app; the journal lies elsewhere. */
const LOSSES = [
  {
    name: 'games deleted under the open app',
    lose: async (page: Page) => {
      await page.evaluate(
        (name) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).onsuccess = resolve;
          }),
        DATABASE,
      );
    },
  },
  {
    name: 'a store cleared under the open app, as by a browser that found it damaged',
    lose: async (page: Page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'indexeddb',
      });
    },
  },
] as const;

for (const { name, lose } of someOf(LOSSES)) {
  test(`${name} come back out of the journal, and play goes on`, async ({ page }) => {
    await openWith(page, './practice', { ...onTable(1, 2, 3, 4), attempts: [attemptRow('old')] });
    await expect(cardsOn(page)).toHaveCount(4);
    await expect.poll(() => journalText(page)).toContain('4 × 6 × 1 × 1');
    await lose(page);
    const line = await playOn(page);
    await expect(banner(page)).toHaveCount(0);
    await expect
      .poll(async () => (await attemptsOn(page)).map(({ expression }) => expression))
      .toEqual(['4 × 6 × 1 × 1', line]);
    await expect.poll(() => journalText(page)).toContain(line);
  });
}

test('what came back is said in one quiet line, once; the diagnostics tell of both copies and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, './', { attempts: [attemptRow('one'), attemptRow('two')] });
  await expect.poll(() => journalText(page)).toContain('"two"');
  await page.goto(STILL);
  await page.evaluate(
    (name) => new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve)),
    DATABASE,
  );
  await page.goto('./');
  const said = page.getByText(diagnostics.recovered(2, 0, 0));
  await expect(said).toBeVisible();
  await act(page, common.close).tap();
  await expect(said).toHaveCount(0);

  await page.goto('./settings');
  await act(page, settings.diagnostics).tap();
  const sheet = page.getByRole('dialog', { name: diagnostics.title });
  await expect(sheet).toContainText(diagnostics.onDisk(2, 0, 0));
  await expect(sheet).toContainText(diagnostics.copyState.live);
  await expect(sheet).toContainText(diagnostics.recoveredAmount(2, 0));
  expect(await axeFaults(page, 'diagnostics')).toEqual([]);
  await act(page, diagnostics.copyReport).tap();
  await expect(sheet).toContainText(diagnostics.copied);
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`${diagnostics.copy}: ${diagnostics.copyState.live}`);
  expect(report).not.toContain('4 × 6');

  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(said).toHaveCount(0);
});
