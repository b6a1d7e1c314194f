// Long words at a table of a small phone: they stay whole, beside the cards and within the zones.
import { expect, test } from '@playwright/test';
import { settle } from '../../../e2e/support/layout.ts';
import { brokenWords, LONG } from '../walks/broken.ts';
import { overlaps } from '../walks/overlaps.ts';
import { openState } from '../walks/screen.ts';
import { WORDS } from '../walks/shapes.ts';
import { SLAP } from '../walks/slap.ts';
import { inLanguage } from './speaking.ts';

const ASKED = 'four, whoever asked enters real cards to hear whether there is anything';
const SWAP = 'four, the time is up, and everybody must swap';
const STATES = [
  { lang: 'es', state: ASKED, width: 360, height: 640 },
  { lang: 'es', state: SWAP, width: 320, height: 568 },
  { lang: 'pt', state: SWAP, width: 320, height: 568 },
  { lang: 'id', state: SWAP, width: 320, height: 568 },
] as const;

for (const { lang, state, ...size } of STATES)
  for (const [words, standard] of Object.entries(WORDS))
    test(`${lang}: ${state}, ${words}`, ({ page }) =>
      inLanguage(lang, async () => {
        await page.setViewportSize(size);
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        await openState(SLAP, state, page);
        await settle(page);
        expect([...overlaps(), ...brokenWords(standard === 16 ? undefined : LONG)]).toEqual([]);
      }));
