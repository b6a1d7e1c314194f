// A word of two signs on a key: it is no narrower than a finger, however large words are.
import { expect, test } from '@playwright/test';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import type { Screen } from '../walks/screen.ts';
import { SLAP } from '../walks/slap.ts';
import { WORDS } from '../walks/shapes.ts';
import { SOLVER } from '../walks/solver.ts';
import { speakOnStage, wordsOf } from './speaking.ts';

const TOUCH = 48;

const STATES: Readonly<Record<string, readonly Screen[]>> = {
  'four ways': SOLVER,
  'two, the keypad': SLAP,
  'two, which four lie there': SLAP,
};

for (const lang of ['zh-Hans', 'zh-Hant'])
  for (const [state, screens] of Object.entries(STATES))
    for (const [words, standard] of Object.entries(WORDS))
      test(`${lang}: ${state}, ${words}`, async ({ page }) => {
        const speakEnglish = speakOnStage(await wordsOf(lang), { lang, dir: 'ltr' });
        try {
          await page.setViewportSize({ width: 320, height: 568 });
          const session = await page.context().newCDPSession(page);
          await session.send('Page.setFontSizes', { fontSizes: { standard } });
          await screens.find(({ name }) => name === state)!.open(page);
          await settle(page);
          expect(await layoutFaults(page, TOUCH)).toEqual([]);
        } finally {
          speakEnglish();
        }
      });
