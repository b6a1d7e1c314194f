import { expect, test } from '@playwright/test';
import { solver } from '#lib/i18n/messages.ts';
import { openSolver } from '../support/solver.ts';
import { act } from '../support/table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a search can be stopped, and taken up again', async ({ page }) => {
  // The worker does not come before it is stopped.
  let release = () => {};
  const held = new Promise<void>((go) => (release = go));
  await page.route(/workers\/solver/, async (route) => {
    await held;
    await route.continue();
  });
  await openSolver(page, '?n=100,99,98,97,96,95&t=9999');
  await act(page, solver.stop).tap();
  await expect(page.getByText(solver.noneYet)).toBeVisible();
  release();
  await act(page, solver.again).tap();
  await expect(page.getByText(solver.noneYet)).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[\d\s]+ different solutions$/);
});
