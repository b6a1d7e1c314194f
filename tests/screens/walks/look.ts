// Every screen in every state, opened once: it fits every size with words as usual and twice as large, and axe finds nothing against it in light and in dark.
import { expect, test, type Page } from '@playwright/test';
import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { expect as kept } from 'vitest';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { painted } from '../stage/clock.ts';
import { isTried, placeOf } from '../stage/long.ts';
import { brokenWords, LONG } from './broken.ts';
import { drawn } from './drawn.ts';
import { forcedOver } from './forced.ts';
import { hairs, sizesOfWords, tiny, ungrown } from './grown.ts';
import { cutOff, outOfReach, outOfSight } from './in-sight.ts';
import { overlaps } from './overlaps.ts';
import './near.ts';
import { isPictured, takePicture } from './pictures.ts';
import { pointAt } from './pointed.ts';
import { dangling } from './refs.ts';
import { keepStyles, noteStyles } from './styled.ts';
import { LOSES, spaceOut } from './spaced.ts';
import { SIZES, WORDS, type Size } from './shapes.ts';
import type { Screen } from './screen.ts';

// What is kept is read by people: it stands as it is, without quotes.
kept.addSnapshotSerializer({ test: (kept) => typeof kept === 'string', serialize: (kept: string) => kept });

/** A fingertip, in CSS pixels. */
const TOUCH = 48;
/** From so many CSS pixels on there is a mouse, and a keyboard whose keys are shown. */
const LAPTOP = 1280;

/** Each opening of a screen, and the sizes that it is then looked at in. */
function openings({
  name,
  anew,
}: Screen): readonly { readonly title: string; readonly sizes: readonly Size[] }[] {
  if (!anew) return [{ title: name, sizes: SIZES }];
  if (anew === 'at each size')
    return SIZES.map((size, at) => ({
      title: at === 0 ? name : `${name}, ${size.width} × ${size.height}`,
      sizes: [size],
    }));
  const isUpright = ({ width, height }: Size) => width < height;
  return [
    { title: name, sizes: SIZES.filter(isUpright) },
    { title: `${name}, turned`, sizes: SIZES.filter((size) => !isUpright(size)) },
  ];
}

/** Looks at every screen of a walk. */
export function lookAt(walk: string, screens: readonly Screen[]): void {
  test.describe(walk, () => {
    keepStyles(walk);
    for (const screen of screens) {
      for (const { title, sizes } of openings(screen)) {
        test(title, async ({ page }) => {
          if (sizes[0] !== SIZES[0]) await page.setViewportSize(sizes[0] ?? SIZES[0]);
          await screen.open(page);
          await settle(page);
          // As text, word for word, on a phone and where it is widest: `toMatchAriaSnapshot` lets pass what has come beside the rest.
          if (title === screen.name || sizes.at(-1) === SIZES.at(-1))
            kept(renderAriaTree(generateAriaTree(document.body))).toMatchSnapshot();
          if (title === screen.name) expect(await axeFaults(page, 'axe')).toEqual([]);
          kept(drawn()).toMatchDrawn();
          expect(await faultsAt(page, sizes, `${walk} ${screen.name}`)).toEqual([]);
        });
      }
    }
  });
}

/** With words twice as large a screen is looked at on the smallest phone and at every second size, which ones by its name. */
const isLarge = (size: Size, picture: string): boolean =>
  isPictured() || size.width === 320 || isTried(SIZES.findIndex((one) => one === size) + placeOf(picture), 2);

/** Once a state, on a phone or on a laptop, words have more room round them. */
const isSpaced = ({ width }: Size, picture: string): boolean =>
  (width === 390 && isTried(placeOf(picture), 2)) || (width === 1280 && isTried(placeOf(picture) + 1, 2));

async function faultsAt(page: Page, sizes: readonly Size[], picture: string): Promise<readonly string[]> {
  const found: string[] = [...dangling(), ...forcedOver()];
  // From here on the focus shows, as it does for somebody with a keyboard. Out of a sheet it would leave the page, which covers what is secret.
  if ((await page.locator('.turn ~ dialog[open]').count()) === 0) await page.keyboard.press('Tab');
  const focused = new WeakSet<Element>();
  const session = await page.context().newCDPSession(page);
  const setWords = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const size of sizes) {
    // Before the size, so that the page is laid out once for both.
    await setWords(WORDS['words as usual']);
    pointAt(size.width >= LAPTOP);
    await page.setViewportSize(size);
    // A phone that is turned covers what is secret, and the cover takes no press at first.
    await expect(page.locator('.interlude[inert]')).toHaveCount(0);
    let usual: ReadonlyMap<Element, number> | null = null;
    for (const [words, standard] of Object.entries(WORDS)) {
      if (usual) {
        if (!isLarge(size, picture)) continue;
        await setWords(standard);
        // A board that measures words hears of them with the next frame, and so does a page that fetches what has room now.
        if (document.querySelector('.ruler, section.open')) await painted();
      }
      const shape = `${size.width} × ${size.height}, ${words}`;
      noteStyles();
      // Before anything gets the focus, and scrolls to where it can be seen.
      await takePicture(page, picture, shape);
      const faults = [...overlaps(), ...(usual ? ungrown(usual) : hairs())];
      faults.push(...tiny(), ...outOfSight(), ...outOfReach(), ...cutOff());
      faults.push(...brokenWords(usual ? LONG : undefined));
      usual ??= sizesOfWords();
      faults.push(...(await layoutFaults(page, TOUCH, focused)));
      found.push(...faults.map((fault) => `${shape}: ${fault}`));
      if (words === 'words as usual' && isSpaced(size, picture)) {
        const closeUp = spaceOut();
        await takePicture(page, picture, `${shape}, spaced out`);
        const lost = [
          ...overlaps(),
          ...outOfSight(),
          ...cutOff(),
          ...(await layoutFaults(page, TOUCH, focused)),
        ];
        if (!LOSES.get(picture)?.includes(size.width))
          found.push(...lost.map((fault) => `${shape}, spaced out: ${fault}`));
        else if (lost.length === 0) found.push(`${shape}, spaced out: loses nothing any more`);
        closeUp();
      }
    }
  }
  pointAt(false);
  return found;
}
