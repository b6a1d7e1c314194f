// Signs of arithmetic are printed in one place (i18n/signs.ts): in a language that has its own no sentence, key or card shows another.
import { expect, test } from '@playwright/test';
import { home } from '#lib/i18n/messages.ts';
import { settle } from '../../../e2e/support/layout.ts';
import { speakOnStage, wordsOf } from './speaking.ts';
import { show } from '../walks/screen.ts';
import { WALKS } from './walks.ts';

declare const __ALL_LANGUAGES__: boolean;
/** Where sentences have signs in them; with ALL_LANGUAGES every screen. */
const SENTENCES =
  /^(home, new|the first visit|how to play fours|a short lesson, .*|first hands, an idea|what counts as different|a typed line with a fault|a nought that .*|house rules of Four Fours|the numbers, none made|progress, patterns of 200 hands|progress, a pattern)$/;

/** Every text that is seen and has the sign of division that Indonesian does not print. */
function foreign(): readonly string[] {
  const texts = document.createTreeWalker(
    document.querySelector('.app') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isSeen = text.parentElement?.checkVisibility() && !text.parentElement.closest('.unseen');
    if (isSeen && text.nodeValue?.includes('÷')) found.add(text.nodeValue.trim());
  }
  return [...found];
}

const RULES = { 'home, new': home.rule, 'the first visit': home.first.say };
/** Signs that were chosen are those of the page, whatever its language prints by itself: at the next start, as all that the page comes with. */
for (const [name, rule] of Object.entries(RULES))
  test(`${name}: the signs that were chosen`, async ({ page }) => {
    const settings = [{ key: 'preferences', value: { signs: '·:' } }];
    if (name === 'home, new') await show(page, './', { settings });
    else await page.goto('./');
    localStorage.setItem('two-dozen-looks', JSON.stringify({ signs: '·:' }));
    await page.reload();
    await expect(page.getByText(rule.replace('×', '·').replace('÷', ':'))).toBeVisible();
    expect(foreign()).toEqual([]);
  });

for (const [walk, screens] of WALKS)
  for (const screen of screens.filter(({ name }) => __ALL_LANGUAGES__ || SENTENCES.test(name)))
    test(`${walk}, ${screen.name}: division as Indonesian prints it`, async ({ page }) => {
      const speakEnglish = speakOnStage(await wordsOf('id'), { lang: 'id', dir: 'ltr' });
      try {
        await screen.open(page);
        await settle(page);
        expect(foreign()).toEqual([]);
      } finally {
        speakEnglish();
      }
    });
