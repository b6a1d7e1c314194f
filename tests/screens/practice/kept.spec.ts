import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { keptHand, openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, namesOn, signKey } from '../../../e2e/support/table.ts';

const HAND = handOf([2, 3, 5, 7, 8, 9]);

/** Lays the first card on the second and waits until the store has the step. Answers what then lies on the table. */
async function makeStep(page: Page, steps: number): Promise<readonly string[]> {
  const first = cardsOn(page).nth(0);
  if ((await first.getAttribute('aria-pressed')) !== 'true') await first.click();
  await signKey(page, '+').click();
  await cardsOn(page).nth(1).click();
  await expect.poll(async () => (await keptHand(page))?.moves.length).toBe(steps);
  return namesOn(page);
}

test('a half-solved hand survives a reload, with every step to take back', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: HAND }] });
  const dealt = await namesOn(page);
  const once = await makeStep(page, 1);
  const twice = await makeStep(page, 2);
  await page.reload();
  expect(await namesOn(page)).toEqual(twice);
  await act(page, practice.undo).tap();
  expect(await namesOn(page)).toEqual(once);
  await act(page, practice.undo).tap();
  expect(await namesOn(page)).toEqual(dealt);
});
