import { expect, test } from '@playwright/test';
import { openState } from '../walks/screen.ts';
import { LIE, START } from '../walks/start.ts';

test.use({ serviceWorkers: 'block' });

for (const { name, open } of LIE)
  test(`what says that it lies is in view on the smallest phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page);
    const button = await page.locator('footer button').boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(568);
  });

test('the sentences of a table are as large on its side as upright', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openState(START, 'Slap, two, flat, one is ready', page);
  const size = await page
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(24);
});
