import { expect, test, type Page } from '@playwright/test';
import { layoutFaults } from '../support/layout.ts';
import { EMPTY } from '../support/screens/pages.ts';
import { settle, type Screen } from '../support/screens/screen.ts';
import { WALKS } from '../support/screens/walks.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Small and tall, with words twice as large, and lying on its side. `text`: what the browser's default of 16 is set to. */
const SHAPES = [
  { name: '390 × 844', width: 390, height: 844, text: 16 },
  { name: '320 × 568', width: 320, height: 568, text: 16 },
  { name: '320 × 568 with words twice as large', width: 320, height: 568, text: 32 },
  { name: '390 × 844 with words twice as large', width: 390, height: 844, text: 32 },
  { name: '844 × 390', width: 844, height: 390, text: 16 },
] as const;

/** A fingertip, in CSS pixels. */
const TOUCH = 48;

async function check(page: Page, screens: readonly Screen[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { name, open } of screens) {
    await open(page);
    await settle(page);
    // From here on the focus shows, as it does for somebody with a keyboard.
    await page.keyboard.press('Tab');
    for (const shape of SHAPES) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: shape.text } });
      await page.setViewportSize(shape);
      // A phone that is turned covers what is secret, and the cover takes no press at first.
      await expect(page.locator('.interlude[inert]')).toHaveCount(0);
      const faults = await layoutFaults(page, TOUCH);
      found.push(...faults.map((fault) => `${name}, ${shape.name}: ${fault}`));
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize(SHAPES[0]);
  }
  expect(found).toEqual([]);
}

for (const [walk, screens] of Object.entries(WALKS)) {
  test(`${walk} fit every phone: nothing sideways, nothing cut off, nothing too small or out of sight`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await check(page, screens);
  });
}

test('the list that is still empty fits every phone', async ({ page }) => {
  await check(page, [EMPTY]);
});
