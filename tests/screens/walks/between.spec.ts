// Sizes of other phones, small tablets and laptops, between those of the walks: there, too, nothing is cut off, covered or too small for a finger, with words as usual and twice as large.
import { expect, test } from '@playwright/test';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { WALKS } from '../languages/walks.ts';
import { isTried } from '../stage/long.ts';
import { brokenWords, LONG } from './broken.ts';
import { cutOff, outOfReach, outOfSight } from './in-sight.ts';
import { tiny } from './grown.ts';
import { overlaps } from './overlaps.ts';
import { takePicture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { BETWEEN, WORDS, type Size } from './shapes.ts';

/** A fingertip, as small as a touch screen should ask for. */
const TOUCH = 44;
/** At the edge of a small phone a seat may be less deep while somebody else's pad lies over most of the table. */
const SHALLOW = /^<button zone>.* is \d+ × \d+$/;

/** What is looked at in one go: a state at all sizes, or at one where it is opened anew at each. */
const sizesOf = ({ anew }: Screen): readonly (readonly Size[])[] =>
  anew ? BETWEEN.map((size) => [size]) : [BETWEEN];
const LOOKS = WALKS.flatMap(([walk, screens]) =>
  screens.flatMap((screen) =>
    sizesOf(screen).map((sizes) => ({
      title: [walk, screen.name, ...(screen.anew ? sizes.map(({ width }) => `${width} wide`) : [])].join(
        ', ',
      ),
      open: screen.open,
      sizes,
    })),
  ),
);
for (const [place, { title, open, sizes }] of LOOKS.entries())
  if (isTried(place, 40))
    test(`between the sizes: ${title}`, async ({ page }) => {
      const found: string[] = [];
      const focused = new WeakSet<Element>();
      const session = await page.context().newCDPSession(page);
      const setWords = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.setViewportSize(sizes[0] ?? BETWEEN[0]);
      await open(page);
      await settle(page);
      for (const size of sizes)
        for (const [words, standard] of Object.entries(WORDS)) {
          await setWords(standard);
          // A board that measures its words hears of them with the next frame.
          await page.setViewportSize(size);
          await expect(page.locator('.interlude[inert]')).toHaveCount(0);
          const shape = `${size.width} × ${size.height}, ${words}`;
          await takePicture(page, title, shape);
          const faults = [
            ...overlaps(),
            ...tiny(),
            ...outOfSight(),
            ...outOfReach(),
            ...cutOff(),
            ...brokenWords(words === 'words as usual' ? undefined : LONG),
            ...(await layoutFaults(page, TOUCH, focused)),
          ].filter((fault) => !SHALLOW.test(fault));
          found.push(...faults.map((fault) => `${shape}: ${fault}`));
        }
      expect(found).toEqual([]);
    });
