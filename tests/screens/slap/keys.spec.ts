import { expect, test } from '@playwright/test';
import { slap as words, table } from '#lib/i18n/messages.ts';
import { bothReady, button, half, sitAt, zone } from '../../../e2e/support/slap-two.ts';
import { counts, orderOf } from '../../support/slap.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 4, 36)];

test('a seat gets another key, and until it has one the sheet has every key to itself', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  await bothReady(page);
  await page.getByRole('button', { name: table.pause.open }).first().tap();
  await page.getByRole('button', { name: table.pause.keys, exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: table.keys.title });
  const mei = sheet.getByRole('button', { name: /^Mei/ });
  await mei.tap();
  await expect(sheet.getByRole('status')).toHaveText(table.keys.press);
  // Esc takes the wish back, and leaves the sheet open; Enter on the row is no press of it.
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('status')).toHaveText(table.keys.text);
  await mei.tap();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText(table.keys.refused);
  await page.keyboard.press('q');
  await expect(sheet.getByRole('button', { name: table.keys.of('Mei', 'Q') })).toBeVisible();
  await expect(sheet.getByRole('status')).toHaveText(table.keys.text);
  // Nobody waits for a key any more: Esc is the sheet's own.
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // The menu lies over the table still: its keys do nothing.
  await page.keyboard.press('q');
  await page.getByRole('dialog').getByRole('button', { name: table.pause.go, exact: true }).tap();
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  await page.keyboard.press('q');
  await expect(half(page, 1)).toContainText(words.hasIt('Mei'));
});

test('the same keys slap, go on to the next set, and slap again in it', async ({ page }) => {
  await sitAt(page, { setTime: 0, claimTime: 0 }, DEALT);
  await bothReady(page);
  await page.clock.runFor(3000);
  await page.keyboard.press('l');
  await expect(half(page, 0)).toContainText(words.hasIt('Grandma'));
  await button(page, 0, words.act.agree).tap();
  await expect(half(page, 1)).toContainText('34');
  await page.clock.runFor(3000);
  await page.keyboard.press('a');
  await page.keyboard.press('l');
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  await page.clock.runFor(3000);
  await page.keyboard.press('a');
  await expect(half(page, 1)).toContainText(words.hasIt('Mei'));
});
