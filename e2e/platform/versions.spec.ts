import { common, home, memory } from '#lib/i18n/messages.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { attemptRow } from '../support/attempts.ts';
import { attemptsOn, banner, onTable, playOn, savedFile } from '../support/faults.ts';
import { expect, test } from '../support/platform.ts';
import { openWith } from '../support/store.ts';
import { cardsOn, expectSolved, solve } from '../support/table.ts';

test('another window that holds an older version and will not close is named, and once it is gone all is well', async ({
  page,
  context,
}) => {
  await openWith(page, './icon.svg', { attempts: [attemptRow('old')] });
  const rude = await context.newPage();
  await rude.goto('./icon.svg');
  await rude.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        // It does not listen when it is asked to close.
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
      }),
    DATABASE,
  );
  // The app as its next version will be: it wants one version more.
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open.bind(indexedDB);
    IDBFactory.prototype.open = (name, version) => open(name, version === undefined ? version : version + 1);
  });
  await page.bringToFront();
  await page.goto('./progress?hands');
  await expect(banner(page)).toContainText(memory.reason.blocked, { timeout: 1_500 });
  await rude.close();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText('4 × 6 × 1 × 1')).toBeVisible();
});

test('games of a newer version are shown, not touched, and the sentence says to update', async ({ page }) => {
  await openWith(page, './icon.svg', { attempts: [attemptRow('newer')] });
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    DATABASE,
  );
  await page.goto('./progress?hands');
  await expect(banner(page)).toContainText(memory.reason.newer);
  await expect(page.getByText('4 × 6 × 1 × 1'), 'what can be read is shown').toBeVisible();
  await page.getByRole('link', { name: common.back }).tap();
  await page.getByRole('link', { name: home.practise }).tap();
  const line = await playOn(page);
  const versions = await page.evaluate(() => indexedDB.databases());
  expect(versions).toEqual([{ name: DATABASE, version: 99 }]);
  expect((await attemptsOn(page)).map(({ expression }) => expression)).toEqual(['4 × 6 × 1 × 1']);
  const { attempts: held } = await savedFile(page);
  expect(held.map(({ expression }) => expression)).toEqual(['4 × 6 × 1 × 1', line]);
});

test('a newer app in another window takes the store over: this one says so and loses nothing in silence', async ({
  page,
  context,
}) => {
  await openWith(page, './practice', onTable(1, 2, 3, 4));
  await expect(cardsOn(page)).toHaveCount(4);
  const newer = await context.newPage();
  await newer.goto('./icon.svg');
  await newer.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    DATABASE,
  );
  await page.bringToFront();
  await expect(banner(page)).toContainText(memory.reason.newer);
  await solve(page);
  await expectSolved(page);
  await expect(banner(page)).toContainText(/saved yet/);
});
