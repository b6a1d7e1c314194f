// What Settings say of where the games are and of the app itself, and what can be asked for there.
import { expect, test, type Page } from '@playwright/test';
import { common, diagnostics, practice, settings as text } from '#lib/i18n/messages.ts';
import { formatBytes } from '#lib/i18n/measures.ts';
import { ICONS } from '#lib/ui/icons.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { handOf, readyDeals } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, solve } from '../../../e2e/support/table.ts';
import { saved } from '../stage/files.ts';
import { beDevice, holdStorage, IPHONE, offerInstall } from '../stage/pretended.ts';

const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByRole('dialog', { name: text.installSheet.title });
const open = (page: Page) => openWith(page, './settings', { attempts: [attemptRow('one')] });

test('a browser that may clear the games is asked to keep them, and says that it does', async ({ page }) => {
  holdStorage({ used: 3_000_000 });
  await open(page);
  await expect(page.getByText(text.kept['best-effort'])).toBeVisible();
  const mark = () => page.getByRole('status').locator('path').getAttribute('d');
  expect(await mark(), 'no tick says that all is well').not.toBe(ICONS.check);
  await expect(page.getByText(text.keptMore(formatBytes(3_000_000)))).toBeVisible();
  await row(page, text.askKeep).tap();
  await expect(page.getByText(text.kept.kept)).toBeVisible();
  expect(await mark()).toBe(ICONS.check);
  await expect(row(page, text.askKeep)).toHaveCount(0);
});

test('a browser that will not keep them is said to have refused, and can be asked again', async ({
  page,
}) => {
  holdStorage({ keeps: false });
  await open(page);
  const answer = page.getByRole('status').filter({ hasText: text.kept['best-effort'] });
  await expect(answer).toBeVisible();
  await expect(answer).not.toContainText(text.keepRefused);
  await row(page, text.askKeep).tap();
  await expect(page.getByRole('status').filter({ hasText: text.keepRefused })).toBeVisible();
  await expect(row(page, text.askKeep)).toBeVisible();
});

test('hands that cannot be read are counted where the games are', async ({ page }) => {
  await openWith(page, './settings', {
    attempts: [
      attemptRow('one'),
      { ...attemptRow('two'), cards: 'none' },
      { ...attemptRow('three'), ms: -1 },
    ],
  });
  await expect(page.getByText(text.quarantined(2))).toBeVisible();
});

test('nothing is said of damage where there is none', async ({ page }) => {
  await open(page);
  await expect(row(page, text.erase)).toBeVisible();
  await expect(page.getByText(text.quarantined(0))).toHaveCount(0);
});

test('diagnostics open from Settings, over what is kept, and close again', async ({ page }) => {
  await open(page);
  await row(page, text.diagnostics).tap();
  const sheet = page.getByRole('dialog', { name: diagnostics.title });
  await expect(sheet).toContainText(diagnostics.onDisk(1, 0, 0));
  await expect(sheet.getByText('stage', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: common.close }).tap();
  await expect(sheet).toHaveCount(0);
});

test('the app on a home screen says that it is there, and offers no way to it', async ({ page }) => {
  await page.addInitScript(() => void (document.documentElement.dataset['standalone'] = ''));
  await open(page);
  await expect(page.getByText(text.installed)).toBeVisible();
  await expect(row(page, text.install)).toHaveCount(0);
});

test('once it is installed there is no way to it any more', async ({ page }) => {
  await open(page);
  await expect(row(page, text.install)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText(text.installed)).toBeVisible();
  await expect(row(page, text.install)).toHaveCount(0);
});

test('by the browser’s own question: “not now” asks nothing, “install” asks once', async ({ page }) => {
  await open(page);
  const asked = await offerInstall('accepted');
  await row(page, text.install).tap();
  await offer(page).getByRole('button', { name: common.notNow }).tap();
  await expect(offer(page)).toHaveCount(0);
  expect(asked.times).toBe(0);
  await row(page, text.install).tap();
  await offer(page).getByRole('button', { name: text.installSheet.action }).tap();
  await expect(offer(page)).toHaveCount(0);
  expect(asked.times).toBe(1);
  // A browser asks once: from then on its menu is the way.
  await row(page, text.install).tap();
  await expect(offer(page)).toContainText(text.installSheet.menu);
  await offer(page).getByRole('button', { name: text.installSheet.done }).tap();
  await expect(offer(page)).toHaveCount(0);
});

test('on an iPhone two steps lead there, and first the games are saved to a file', async ({ page }) => {
  beDevice(IPHONE);
  await open(page);
  await row(page, text.install).tap();
  await expect(offer(page).getByRole('listitem')).toHaveCount(2);
  await expect(offer(page)).toContainText(text.installSheet.moves);
  await offer(page).getByRole('button', { name: text.installSheet.save }).tap();
  const saving = page.getByRole('dialog', { name: text.exportSheet.title });
  await saving.getByRole('button', { name: common.notNow }).tap();
  await expect(saving, 'back at the steps').toHaveCount(0);
  await offer(page).getByRole('button', { name: text.installSheet.save }).tap();
  const file = await saved(() => act(page, text.exportSheet.save).tap());
  expect(file.text).toContain('4 × 6 × 1 × 1');
  await offer(page).getByRole('button', { name: text.installSheet.done }).tap();
  await expect(offer(page)).toHaveCount(0);
});

test('the way onto the home screen is offered after the second solved hand, once', async ({ page }) => {
  beDevice(IPHONE);
  const hands = [
    [1, 2, 3, 4],
    [2, 4, 6, 8],
  ];
  await openWith(page, './practice', {
    hands: [{ slot: 'practice', row: handOf([4, 4, 4, 4]) }],
    ...readyDeals(hands),
  });
  for (const isSecond of [false, true, false]) {
    await expect(cardsOn(page)).toHaveCount(4);
    await solve(page);
    await expect(page.getByText(practice.others(0)).or(page.getByText(/other solutions?$/))).toBeVisible();
    await expect(offer(page)).toHaveCount(isSecond ? 1 : 0);
    if (isSecond) await offer(page).getByRole('button', { name: text.installSheet.done }).tap();
    await expect(offer(page)).toHaveCount(0);
    if (hands.length > 0) await act(page, practice.next).tap();
  }
});
