import { expect, test } from '@playwright/test';
import { fours as text } from '#lib/i18n/messages.ts';
import { openState } from '../walks/screen.ts';
import { FOURS } from '../walks/fours.ts';
import { BETWEEN, SIZES } from '../walks/shapes.ts';

// Whoever has the turn finds their cards and keys without scrolling, however long the board is.
test.use({ serviceWorkers: 'block' });

for (const { width, height } of [...SIZES, ...BETWEEN])
  for (const name of [
    'the longest board',
    'the longest board, and a bracket that takes them off',
    'many brackets, and one that takes them off',
  ])
    test(`all of a turn is in view: ${name}, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openState(FOURS, name, page);
      await expect(page.getByRole('heading', { name: text.makes(1) })).toBeVisible();
      const app = page.locator('.app');
      expect(await app.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    });
