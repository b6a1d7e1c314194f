// A run that was left is spoken of on home, as a hand is.
import { expect, test } from '@playwright/test';
import { common, home as text, runs } from '#lib/i18n/messages.ts';
import { NOON } from '../stage/clock.ts';
import { beginSent } from '../../../e2e/support/runs.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn } from '../../../e2e/support/table.ts';

const DAY = 86_400_000;
const way = new RegExp(`^${runs.title}`);

test('runs are told by their kinds as long as none was left', async ({ page }) => {
  await openWith(page, './', {});
  await expect(page.getByRole('link', { name: way })).toContainText(runs.kinds);
});

test('a run that was left is gone on with from there', async ({ page }) => {
  await openWith(page, './runs?run=streak&v=1&seed=5', {});
  await beginSent(page);
  await expect(cardsOn(page)).toHaveCount(4);
  await act(page, runs.back).tap();
  await page.getByRole('link', { name: common.back }).tap();
  await expect(page.getByRole('link', { name: way })).toContainText(text.goOn);
});

test('a storm that was left too long ago is none to go on with', async ({ page }) => {
  await openWith(page, './runs?run=storm&v=1&seed=5', {});
  await beginSent(page);
  await act(page, runs.back).tap();
  await page.goto('./');
  await expect(page.getByRole('link', { name: way })).toContainText(text.goOn);
  await page.clock.setSystemTime(NOON + 2 * DAY);
  await page.reload();
  await expect(page.getByRole('link', { name: way })).toContainText(runs.kinds);
});
