import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import type { AttemptRow } from '#lib/storage/schema.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { keptHand, openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, namesOn, signKey, solve } from '../../../e2e/support/table.ts';

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

test('the history is told where a hand came from, when its first card was picked up, and what was taken back', async ({
  page,
}) => {
  await openWith(page, './practice', {
    hands: [{ slot: 'practice', row: handOf([4, 6, 1, 1], { from: 'free' }) }],
  });
  await expect(cardsOn(page)).toHaveCount(4);
  await page.clock.runFor('0:03');
  await cardsOn(page).nth(0).tap();
  await page.clock.runFor('0:05');
  await cardsOn(page).nth(0).tap();
  await makeStep(page, 1);
  await act(page, practice.undo).tap();
  await solve(page);
  const [row] = await readStore<AttemptRow>(page, 'attempts');
  expect(row).toMatchObject({ from: 'free', undos: 1, outcome: 'solved' });
  expect(row?.firstMs).toBeGreaterThanOrEqual(3000);
  expect(row?.firstMs).toBeLessThan((row?.ms ?? 0) - 4999);
});

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
