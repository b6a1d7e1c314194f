import { expect, test, type Page } from '@playwright/test';
import { solver, ways } from '#lib/i18n/messages.ts';
import { waitForReadyOffline, passFirst } from '../support/app.ts';
import { linesOn, openSolver } from '../support/solver.ts';
import { act } from '../support/table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ONLY = '8 ÷ (3 − 8 ÷ 3)';
const count = (page: Page, ways: number) =>
  page.getByRole('main').getByRole('link', { name: solver.ways(ways), exact: true });
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

test('a link opens, and is solved, without a network', async ({ page, context }) => {
  await page.goto('./');
  await passFirst(page);
  await waitForReadyOffline(page);
  await context.setOffline(true);
  await openSolver(page, '?n=3,3,8,8&t=24');
  await expect(linesOn(page)).toHaveText([ONLY]);
  await count(page, 1).tap();
  await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
});
