import { expect, test } from '@playwright/test';
import { KINGS } from '../walks/kings.ts';

test.use({ serviceWorkers: 'block' });

test('what the first game comes to is in view on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await KINGS.find(({ name }) => name === 'the guided first game, step 6')?.open(page);
  const footer = await page.locator('footer').boundingBox();
  const total = await page.locator('.total').boundingBox();
  expect((total?.y ?? Infinity) + (total?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});
