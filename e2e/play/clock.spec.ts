import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { withProfile } from '../support/app.ts';
import { handOf } from '../support/cards.ts';
import { withRawChromium } from '../support/raw.ts';
import { keptHand, openWith, readStore } from '../support/store.ts';
import { act, cardsOn, solve } from '../support/table.ts';

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

test('the clock stands still while another app is in front', async ({ baseURL }) => {
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile((profile) =>
    withRawChromium(profile, async (openPage) => {
      const page = await openPage('about:blank');
      // Minutes pass when the test says so, on the clock that never jumps.
      await page.send('Page.addScriptToEvaluateOnNewDocument', {
        source:
          'window.later = 0; const now = performance.now.bind(performance); performance.now = () => now() + window.later;',
      });
      const see = (expression: string) => expect.poll(() => page.compute(expression), { timeout: 20_000 });
      const pass = (minutes: number) => page.compute(`window.later += ${minutes * 60_000}`);
      const minutes = `parseInt(document.querySelector('[role=timer]')?.textContent, 10)`;
      await page.send('Page.navigate', { url: new URL('./practice', baseURL).href });
      await see(minutes).toBe(0);
      await pass(5);
      await see(minutes).toBe(5);

      const other = await openPage('about:blank');
      await other.show();
      await see('document.visibilityState').toBe('hidden');
      await pass(60);
      await page.show();
      await see('document.visibilityState').toBe('visible');
      await pass(2);
      await see(minutes).toBe(7);
    }),
  );
});
