import { expect, test, type Page } from '@playwright/test';
import { common, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSolved, signKey } from '../../../e2e/support/table.ts';

const HAND = { hands: [{ slot: 'practice', row: handOf([1, 4, 6, 1]) }] };

async function switchOn(page: Page): Promise<void> {
  await act(page, practice.options).tap();
  await page.getByRole('switch', { name: practice.menu.lastSign }).tap();
  await page.getByRole('button', { name: common.close }).tap();
}

test('with two cards left a sign makes the last step, by taps', async ({ page }) => {
  await openWith(page, './practice', HAND);
  await switchOn(page);
  for (const step of [cardsOn(page).nth(1), signKey(page, '*'), cardsOn(page).nth(2)]) await step.tap();
  for (const step of [signKey(page, '*'), cardsOn(page).first()]) await step.tap();
  await expect(cardsOn(page)).toHaveCount(2);
  await signKey(page, '/').tap();
  await expectSolved(page);
});

test('and by keys, and what is chosen is kept', async ({ page }) => {
  await openWith(page, './practice', HAND);
  await switchOn(page);
  await page.reload();
  await expect(act(page, practice.undo)).toBeVisible();
  for (const key of ['4', '*', '6', '*', 'a', '/']) await page.keyboard.press(key);
  await expectSolved(page);
});

test('a dead end is told at the step, for those who want it, with Undo as the way out', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await act(page, practice.options).tap();
  await page.getByRole('switch', { name: practice.menu.deadEnds }).tap();
  await page.getByRole('button', { name: common.close }).tap();
  for (const step of [cardsOn(page).nth(0), signKey(page, '+'), cardsOn(page).nth(1)]) await step.tap();
  await expect(page.getByText(practice.rung.deadEnd(24)).first()).toBeVisible();
  await act(page, practice.undo).tap();
  await expect(page.getByText(practice.rung.deadEnd(24))).toHaveCount(0);
});
