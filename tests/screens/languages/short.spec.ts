// A word of two signs on a key: it is no narrower than a finger, however large words are.
import { expect, test } from '@playwright/test';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { WORDS } from '../walks/shapes.ts';
import { SOLVER } from '../walks/solver.ts';
import { speakOnStage, wordsOf } from './speaking.ts';

const TOUCH = 48;

for (const lang of ['zh-Hans', 'zh-Hant'])
  test(`${lang}: the key that clears what was typed`, async ({ page }) => {
    const speakEnglish = speakOnStage(await wordsOf(lang), { lang, dir: 'ltr' });
    try {
      await page.setViewportSize({ width: 320, height: 568 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: WORDS['words twice as large'] } });
      await SOLVER.find(({ name }) => name === 'four ways')?.open(page);
      await settle(page);
      expect(await layoutFaults(page, TOUCH)).toEqual([]);
    } finally {
      speakEnglish();
    }
  });
