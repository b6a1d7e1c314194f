// Where words of one language were too long: they stay whole, beside the cards and within what they stand in.
import { expect, test } from '@playwright/test';
import type { Language } from '#lib/i18n/languages.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { AFTER } from '../walks/after.ts';
import { brokenWords, LONG } from '../walks/broken.ts';
import { CONTEST } from '../walks/contest.ts';
import { KNOCK } from '../walks/knock.ts';
import { overlaps } from '../walks/overlaps.ts';
import { PAGES } from '../walks/pages.ts';
import { openState, type Screen } from '../walks/screen.ts';
import { WORDS } from '../walks/shapes.ts';
import { SLAP } from '../walks/slap.ts';
import { STANDING } from '../walks/standing.ts';
import { START } from '../walks/start.ts';
import { inLanguage } from './speaking.ts';

const TOUCH = 48;
const PHONE = { width: 320, height: 568 };
const UPRIGHT = { width: 768, height: 1024 };
const LYING = { width: 1024, height: 768 };
const LAPTOP = { width: 1280, height: 720 };
const ASKED = 'four, whoever asked enters real cards to hear whether there is anything';
const WRONG = 'two, a wrong claim over real cards, and who made it is ready';
const SWAP = 'four, the time is up, and everybody must swap';

type Place = readonly [
  Language,
  readonly Screen[],
  string,
  { readonly width: number; readonly height: number },
];
const PLACES: readonly Place[] = [
  ['es', SLAP, ASKED, { width: 360, height: 640 }],
  ['es', SLAP, 'four, one asks for other cards', LYING],
  ['es', SLAP, ASKED, LAPTOP],
  ['es', SLAP, SWAP, PHONE],
  ['pt', SLAP, SWAP, PHONE],
  ['pt', SLAP, 'four, the keypad of real cards', UPRIGHT],
  ['pt', KNOCK, 'four, it is entered', UPRIGHT],
  ['pt', CONTEST, 'a claim on six numbers up to a hundred', PHONE],
  ['id', SLAP, SWAP, PHONE],
  ['id', STANDING, 'standing, four, right', PHONE],
  ['ja', SLAP, SWAP, PHONE],
  ['ja', KNOCK, 'four, two draw again', PHONE],
  ['ja', KNOCK, 'three, a claim', PHONE],
  ['ja', START, 'Knock, three, flat, a later match', PHONE],
  ['ja', CONTEST, 'a distance, and both numbers it may mean', PHONE],
  ['ja', PAGES, 'progress, 12 hands in a list', PHONE],
  ...(['es', 'pt', 'id', 'ar', 'ja', 'zh-Hans', 'zh-Hant'] as const).map((lang): Place => [
    lang,
    START,
    'Slap, four, called, flat, one is ready',
    PHONE,
  ]),
  ['pt', SLAP, WRONG, PHONE],
  ['ja', SLAP, WRONG, { width: 390, height: 844 }],
  ['ar', SLAP, 'four, the odd one out names', LAPTOP],
];

for (const [lang, screens, state, size] of PLACES)
  test(`${lang}: ${state}, ${size.width} × ${size.height}`, ({ page }) =>
    inLanguage(lang, async () => {
      await page.setViewportSize(size);
      await openState(screens, state, page);
      await settle(page);
      const session = await page.context().newCDPSession(page);
      for (const [words, standard] of Object.entries(WORDS)) {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        const faults = [...(await layoutFaults(page, TOUCH)), ...overlaps()];
        expect([...faults, ...brokenWords(standard === 16 ? undefined : LONG)], words).toEqual([]);
      }
    }));

// Not every phone has letters as narrow as Arial's.
for (const lang of ['es', 'pt', 'id', 'ar'] as const)
  test(`${lang}: the heads of what all matches come to stay whole in wider letters`, ({ page }) =>
    inLanguage(lang, async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openState(AFTER, 'all matches together', page);
      document.body.style.letterSpacing = '0.4px';
      expect(brokenWords()).toEqual([]);
      document.body.style.letterSpacing = '';
    }));
