// A word of two signs on a key: it is no narrower than a finger.
import { expect, test } from '@playwright/test';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import type { Screen } from '../walks/screen.ts';
import { SLAP } from '../walks/slap.ts';
import { WORDS } from '../walks/shapes.ts';
import { SOLVER } from '../walks/solver.ts';
import { speakOnStage, wordsOf } from './speaking.ts';

const TOUCH = 48;

const STATES: readonly {
  readonly state: string;
  readonly screens: readonly Screen[];
  readonly words: keyof typeof WORDS;
}[] = [
  { state: 'four ways', screens: SOLVER, words: 'words twice as large' },
  { state: 'two, the keypad', screens: SLAP, words: 'words as usual' },
  { state: 'two, which four lie there', screens: SLAP, words: 'words as usual' },
];

for (const lang of ['zh-Hans', 'zh-Hant'])
  for (const { state, screens, words } of STATES)
    test(`${lang}: ${state}, ${words}`, async ({ page }) => {
      const speakEnglish = speakOnStage(await wordsOf(lang), { lang, dir: 'ltr' });
      try {
        await page.setViewportSize({ width: 320, height: 568 });
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: WORDS[words] } });
        const screen = screens.find(({ name }) => name === state);
        if (!screen) throw new Error(`There is no ${state}.`);
        await screen.open(page);
        await settle(page);
        expect(await layoutFaults(page, TOUCH)).toEqual([]);
      } finally {
        speakEnglish();
      }
    });
