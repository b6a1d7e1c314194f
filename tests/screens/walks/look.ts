// Every screen in every state, opened once: it fits every size with words as usual and twice as large, and axe finds nothing against it in light and in dark.
import { expect, test } from '@playwright/test';
import { expect as kept } from 'vitest';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { KNOWN } from './known.ts';
import { overlaps } from './overlaps.ts';
import { takePicture } from './pictures.ts';
import { SIZES, WORDS } from './shapes.ts';
import type { Screen } from './screen.ts';

/** A fingertip, in CSS pixels. */
const TOUCH = 48;

/** Looks at every screen of a walk. */
export function lookAt(walk: string, screens: readonly Screen[]): void {
  test.describe(walk, () => {
    for (const { name, open, unfit } of screens) {
      test(name, async ({ page }) => {
        await open(page);
        await settle(page);
        kept(document.body).toMatchAriaSnapshot();
        expect(await axeFaults(page, 'axe')).toEqual([]);
        const found: string[] = [];
        // From here on the focus shows, as it does for somebody with a keyboard.
        await page.keyboard.press('Tab');
        const session = await page.context().newCDPSession(page);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // A phone that is turned covers what is secret, and the cover takes no press at first.
          await expect(page.locator('.interlude[inert]')).toHaveCount(0);
          for (const [words, standard] of Object.entries(WORDS)) {
            await session.send('Page.setFontSizes', { fontSizes: { standard } });
            const faults = [...(await page.evaluate(() => overlaps())), ...(await layoutFaults(page, TOUCH))];
            const shape = `${size.width} × ${size.height}, ${words}`;
            await takePicture(page, `${walk} ${name}`, shape);
            found.push(...faults.map((fault) => `${shape}: ${fault}`));
          }
        }
        // What does not fit yet is listed with the screen, and no longer than that is so.
        if (unfit || KNOWN[`${walk} > ${name}`] !== undefined)
          expect(found, 'it fits now: it is to be taken off the list').not.toEqual([]);
        else expect(found).toEqual([]);
      });
    }
  });
}
