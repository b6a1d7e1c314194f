// Every screen in every state, opened once: it fits every size, and axe finds nothing against it in light and in dark.
import { expect, test } from '@playwright/test';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { SHAPES } from './shapes.ts';
import { WALKS } from './walks.ts';

/** A fingertip, in CSS pixels. */
const TOUCH = 48;

for (const [walk, screens] of Object.entries(WALKS)) {
  test.describe(walk, () => {
    for (const { name, open, unfit } of screens) {
      test(name, async ({ page }) => {
        await open(page);
        await settle(page);
        const found = [...(await axeFaults(page, 'axe'))];
        // From here on the focus shows, as it does for somebody with a keyboard.
        await page.keyboard.press('Tab');
        const session = await page.context().newCDPSession(page);
        for (const shape of unfit ? [] : SHAPES) {
          await session.send('Page.setFontSizes', { fontSizes: { standard: shape.text } });
          await page.setViewportSize(shape);
          // A phone that is turned covers what is secret, and the cover takes no press at first.
          await expect(page.locator('.interlude[inert]')).toHaveCount(0);
          found.push(...(await layoutFaults(page, TOUCH)).map((fault) => `${shape.name}: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
