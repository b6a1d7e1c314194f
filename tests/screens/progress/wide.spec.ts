import { expect, test, type Page } from '@playwright/test';
import { openState } from '../walks/screen.ts';
import { PAGES } from '../walks/pages.ts';

// A list uses the room that it has, and what is said of a row is near it.
test.use({ serviceWorkers: 'block' });

async function opened(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await openState(PAGES, name, page);
}

test('the hands of a day lie in two columns where there is room', async ({ page }) => {
  await opened(page, 'progress, 210 hands in a list', 1280, 720);
  const rows = page.locator('.block').first().getByRole('listitem');
  const [first, second] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(first?.width).toBeLessThanOrEqual(640);
});

test('on a phone on its side a hand is in view below what can be asked', async ({ page }) => {
  await opened(page, 'progress, 210 hands in a list', 844, 390);
  const row = await page.locator('.block').first().getByRole('listitem').first().boundingBox();
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(390);
});

test('families of patterns leave no hole under a short one', async ({ page }) => {
  await opened(page, 'progress, patterns of 200 hands', 1280, 720);
  const families = await page.locator('.families section').all();
  const boxes = await Promise.all(families.map((family) => family.boundingBox()));
  const left = boxes.filter((box) => box?.x === boxes[0]?.x);
  for (const [at, box] of left.entries()) {
    const above = left[at - 1];
    if (above && box) expect(box.y - above.y - above.height).toBeLessThanOrEqual(24);
  }
});
