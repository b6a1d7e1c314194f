// A language that is not whole yet: English stands in, and is read aloud as English.
import { expect, test } from '@playwright/test';
import { keepLeft, markLeft } from '#lib/i18n/left.ts';
import * as english from '#lib/i18n/messages.ts';
import { rowsOf, twoPlayers } from '../../../e2e/support/matches.ts';
import { show } from '../walks/screen.ts';
import { speakOnStage } from './speaking.ts';

test('what a language has no words for is marked as English, with a number in it too', async ({ page }) => {
  const some = { practise: 'تدرّب' };
  const speakEnglish = speakOnStage({ home: some }, { lang: 'ar', dir: 'rtl' });
  keepLeft(english.home, some);
  keepLeft(english.setup, {});
  const stop = markLeft(document.documentElement);
  try {
    await show(page, './', rowsOf({ one: twoPlayers(), other: twoPlayers() }));
    await expect(page.getByText(english.home.rule)).toHaveAttribute('lang', 'en');
    await expect(page.getByText(english.home.rule)).toHaveAttribute('dir', 'auto');
    await expect(page.getByText(english.setup.home.all(2))).toHaveAttribute('lang', 'en');
    await expect(page.getByText(some.practise)).not.toHaveAttribute('lang');
    // What says something else next is English no longer.
    const rule = page.getByText(english.home.rule);
    await page.evaluate((said) => {
      for (const each of document.querySelectorAll('[lang=en]'))
        if (each.textContent.trim() === said) each.firstChild?.replaceWith('قاعدة');
    }, english.home.rule);
    await expect(rule).toHaveCount(0);
    await expect(page.getByText('قاعدة')).not.toHaveAttribute('lang');
  } finally {
    stop();
    speakEnglish();
  }
});
