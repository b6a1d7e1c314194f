// The pad on which a solution is entered, by itself: one of it, or two that differ (SLAP-13).
import { expect, test, type Page } from '@playwright/test';
import Keypad from '#lib/boards/table/Keypad.svelte';
import { pads as text } from '#lib/i18n/messages.ts';
import { openPart } from '../stage/app.ts';

const RANKS = [8, 3, 5, 2];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pad = (page: Page) => page.getByRole('group', { name: text.keypad });

async function openPad(owed: 1 | 2) {
  const ruled: (readonly string[])[] = [];
  await openPart(Keypad, {
    ranks: RANKS,
    highest: 10,
    owed,
    onrule: (texts: readonly string[]) => ruled.push(texts),
  });
  return ruled;
}

test('where two are owed the first is kept until the second is entered, and comes back to be changed', async ({
  page,
}) => {
  const ruled = await openPad(2);
  await expect(pad(page)).toContainText(text.first);
  await page.keyboard.type('8*2+5+3');
  await button(page, text.another).tap();
  expect(ruled).toEqual([]);
  await expect(pad(page)).toContainText(text.second);
  await expect(page.getByRole('status')).toContainText(text.nothing);
  await expect(button(page, text.another)).toHaveCount(0);
  // On an empty line there is only the first one left to take from.
  await button(page, text.delete).tap();
  await expect(pad(page)).toContainText(text.first);
  await expect(pad(page)).toContainText('8 × 2 + 5 + 3');
  await button(page, text.another).tap();
  // On one that is not empty the last key goes.
  await page.keyboard.type('8*');
  await page.keyboard.press('Backspace');
  await expect(pad(page)).toContainText(text.second);
  await expect(button(page, text.rule)).toBeVisible();
});

test('two lines are handed in together, and one alone by itself', async ({ page }) => {
  const two = await openPad(2);
  await page.keyboard.type('8*2+5+3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('(5+3)*2+8');
  await page.keyboard.press('Enter');
  expect(two).toEqual([['8 × 2 + 5 + 3', '(5 + 3) × 2 + 8']]);
  const one = await openPad(1);
  await expect(pad(page)).not.toContainText(text.first);
  await page.keyboard.type('8*2+5+3');
  await button(page, text.rule).tap();
  expect(one).toEqual([['8 × 2 + 5 + 3']]);
});

test('a line that leaves a card, or cannot be read, says so until the next key', async ({ page }) => {
  const ruled = await openPad(1);
  await page.keyboard.type('8*2+5');
  await button(page, text.rule).tap();
  await expect(page.getByRole('alert')).toHaveText(text.useAll(1));
  await page.keyboard.type('+');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, text.rule).tap();
  await expect(page.getByRole('alert')).toHaveText(text.fault.missingOperand);
  expect(ruled).toEqual([]);
});
