import { expect, test } from '@playwright/test';
import { replay as text } from '#lib/i18n/messages.ts';
import { openState } from '../walks/screen.ts';
import { AFTER } from '../walks/after.ts';

test.use({ serviceWorkers: 'block' });

test('a set that is looked back on is in view as a whole on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openState(AFTER, 'a set with a wrong line and a false start', page);
  const footer = await page.locator('footer').boundingBox();
  for (const heading of [text.all, text.touches]) {
    const box = await page.locator('section', { hasText: heading }).last().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }
});

test('what a match came to and what can be done next are beside each other on a phone on its side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openState(AFTER, 'how a match ended', page);
  const table = await page.getByRole('table').boundingBox();
  const again = await page.locator('section').getByRole('button').last().boundingBox();
  expect(again?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
});
