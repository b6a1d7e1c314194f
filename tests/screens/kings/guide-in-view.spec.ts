import { expect, test } from '@playwright/test';
import { KINGS } from '../walks/kings.ts';
import { openState } from '../walks/screen.ts';

test.use({ serviceWorkers: 'block' });

for (const step of [1, 2, 3, 4, 5])
  test(`the hand and the castles of the first game are in view on a phone on its side, step ${step}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openState(KINGS, `the guided first game, step ${step}`, page);
    const app = page.locator('.app');
    expect(await app.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

test('what the first game comes to is in view on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await KINGS.find(({ name }) => name === 'the guided first game, step 6')?.open(page);
  const footer = await page.locator('footer').boundingBox();
  const total = await page.locator('.total').boundingBox();
  expect((total?.y ?? Infinity) + (total?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});
