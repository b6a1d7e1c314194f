// Signs of arithmetic are printed in one place (i18n/signs.ts): in a language that has its own no sentence, key or card shows another.
import { expect, test } from '@playwright/test';
import { settle } from '../../../e2e/support/layout.ts';
import { speakOnStage, wordsOf } from './speaking.ts';
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
