import { expect, test } from '@playwright/test';
import { KNOCK } from '../walks/knock.ts';
import { openState } from '../walks/screen.ts';

// What lies flat on a tablet is read from a metre away: also the one line that a zone says to those who wait.
test.use({ serviceWorkers: 'block' });

for (const state of ['four, the dealer turns', 'four, somebody takes them'])
  test(`a line that stands alone in a zone is larger than one below another: ${state}`, async ({ page }) => {
    await openState(KNOCK, state, page);
    await page.setViewportSize({ width: 768, height: 1024 });
    const lines = await page.locator('.words > small:only-child').all();
    expect(lines.length).toBeGreaterThanOrEqual(3);
    for (const line of lines)
      expect(
        await line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ).toBeGreaterThanOrEqual(28);
  });
