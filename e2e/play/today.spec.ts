import { expect, test, type Page } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { practice } from '#lib/i18n/messages.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { passFirst } from '../support/app.ts';
import { keptHand } from '../support/store.ts';
import { act, cardsOn, namesOn, ranksOn } from '../support/table.ts';
import { expectBegun, goHome, goToday } from '../support/today.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** Lays the first card on the second. */
async function makeStep(page: Page): Promise<void> {
  await cardsOn(page).nth(0).tap();
  await act(page, 'plus').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  await expect.poll(async () => (await keptHand(page, 'day'))?.moves.length).toBe(1);
}

test('a hand begun in time and left open is still there after midnight, and today’s hand is one tap away', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-10T23:58:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await goToday(page, 20260310);
  await makeStep(page);
  const left = await namesOn(page);
  await page.clock.fastForward('03:00');
  await page.reload();
  expect(await namesOn(page)).toEqual(left);
  await act(page, practice.toToday).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(20260311)));
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  await goHome(page);
  // Looked at, it is begun.
  await expectBegun(page, 20260311);
});
