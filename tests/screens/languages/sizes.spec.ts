// Every screen in every other language at every size: its words have room wherever English has.
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { painted } from '../stage/clock.ts';
import { isTried } from '../stage/long.ts';
import { brokenWords, LONG } from '../walks/broken.ts';
import { overlaps } from '../walks/overlaps.ts';
import { SIZES, WORDS } from '../walks/shapes.ts';
import { speakOnStage, wordsOf } from './speaking.ts';
import { WALKS } from './walks.ts';

const TOUCH = 48;

const SCREENS = [...WALKS].flatMap(([walk, screens]) =>
  screens.map((screen) => ({ ...screen, name: `${walk}, ${screen.name}` })),
);

for (const [turn, [lang, { dir }]] of Object.entries(LANGUAGES).slice(1).entries())
  test.describe(lang, () => {
    for (const [place, { name, open }] of SCREENS.entries()) {
      if (!isTried(place + 20 * turn, 210)) continue;
      test(name, async ({ page }) => {
        const speakEnglish = speakOnStage(await wordsOf(lang), { lang, dir });
        try {
          await open(page);
          await settle(page);
          const session = await page.context().newCDPSession(page);
          const focused = new WeakSet<Element>();
          const found = new Set<string>();
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await expect(page.locator('.interlude[inert]')).toHaveCount(0);
            for (const [words, standard] of Object.entries(WORDS)) {
              await session.send('Page.setFontSizes', { fontSizes: { standard } });
              if (document.querySelector('.ruler, section.open')) await painted();
              const faults = [
                ...(await layoutFaults(page, TOUCH, focused)),
                ...overlaps(),
                ...brokenWords(words === 'words as usual' ? undefined : LONG),
              ];
              for (const fault of faults) found.add(`${size.width} × ${size.height}, ${words}: ${fault}`);
            }
          }
          expect([...found]).toEqual([]);
        } finally {
          speakEnglish();
        }
      });
    }
  });
