import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { keptHand, openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, solve } from '../../../e2e/support/table.ts';

/** Minutes on the clock of the table. */
async function minutesOn(page: Page): Promise<number> {
  return Number((await page.getByRole('timer').textContent())?.split(':')[0]);
}

test.describe('thinking time', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
    await expect(cardsOn(page)).toHaveCount(4);
  });

  test('runs while one thinks, stops when the hand is solved, and does not run while a solution is read', async ({
    page,
  }) => {
    await page.clock.fastForward('05:00');
    await expect(page.getByRole('timer')).toHaveText(/^5:/);
    await solve(page);
    await page.clock.fastForward('01:00:00');
    expect(await minutesOn(page)).toBe(5);
    await act(page, practice.again).tap();
    await page.clock.fastForward('01:00:00');
    expect(await minutesOn(page)).toBe(5);
    await act(page, practice.enough).tap();
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^5:/);
    const [attempt] = await readStore<Attempt>(page, 'attempts');
    expect(attempt?.ms).toBeGreaterThanOrEqual(300_000);
    expect(attempt?.ms).toBeLessThan(360_000);
  });

  test('goes on where it was after a reload, and a changed wall clock changes nothing', async ({ page }) => {
    await page.clock.fastForward('05:00');
    await cardsOn(page).nth(0).tap();
    await act(page, 'plus').tap();
    await cardsOn(page).nth(1).tap();
    await expect.poll(async () => (await keptHand(page))?.moves.length).toBe(1);
    await page.clock.setSystemTime('2031-01-01T00:00:00Z');
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^5:/);
    await page.clock.fastForward('02:00');
    await expect(page.getByRole('timer')).toHaveText(/^7:/);
  });
});
