// Every screen in two languages that nobody speaks: nothing stays English, nothing is glued, everything fits the smallest phone.
import { expect, test, type Page } from '@playwright/test';
import * as english from '#lib/i18n/messages.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { fromRight, outside, pseudo, stretched } from '../../support/pseudo.ts';
import type { Screen } from '../walks/screen.ts';
import { KNOWN } from './known.ts';
import { speakOnStage } from './speaking.ts';
import { WALKS } from './walks.ts';

const LANGUAGES = [
  { lang: 'en', dir: 'ltr', say: stretched },
  { lang: 'en', dir: 'rtl', say: fromRight },
] as const;
declare const __ALL_LANGUAGES__: boolean;
const ALL = __ALL_LANGUAGES__;
const NAMES = { ltr: 'stretched', rtl: 'from the right' } as const;
const SMALL = { width: 320, height: 568 };
/** What is the same here: dates, people's names as the tests give them, the app's own, files and units. */
const SAME =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec|Two Dozen|English|Bahasa Indonesia|Español|Português|Mei|Grandma|Ada|Anna|Ben|Leaf|Drop|Star|Moon|Maximilian|W{24}|ms|KB|MB|min|px)\b/g;

/** What can be read or heard on the page, and is not in the language that is spoken. */
function leftInEnglish(): readonly string[] {
  const left = new Set<string>();
  const note = (text: string | null) => {
    const rest = outside(text ?? '').replaceAll(SAME, '');
    if (/[a-z]{3}/i.test(rest)) left.add((text ?? '').trim());
  };
  const texts = document.createTreeWalker(
    document.querySelector('.app') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.parentElement?.checkVisibility()) note(node.textContent);
  for (const element of document.querySelectorAll('.app [aria-label]'))
    note(element.getAttribute('aria-label'));
  return [...left];
}

/** Each screen has its turn in one of them, always the same, unless all are asked for. */
const turnOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % LANGUAGES.length;

/** What is wrong with a screen in the language that is spoken; nothing where all is well. */
async function faultsOf(page: Page, screen: Screen): Promise<readonly unknown[]> {
  try {
    await screen.open(page);
  } catch (error) {
    return [`cannot be reached: ${String(error)}`];
  }
  await settle(page);
  await page.setViewportSize(SMALL);
  await expect(page.locator('.interlude[inert]')).toHaveCount(0);
  return [...leftInEnglish(), ...(await axeFaults(page, 'axe')), ...(await layoutFaults(page, 48))];
}

function walk(name: string, screens: readonly Screen[]): void {
  test.describe(name, () => {
    for (const screen of screens) {
      for (const [index, { lang, dir, say }] of LANGUAGES.entries()) {
        if (!ALL && index !== turnOf(screen.name)) continue;
        test(`${screen.name}, ${NAMES[dir]}`, async ({ page }) => {
          const speakEnglish = speakOnStage(pseudo(english, say), { lang, dir });
          try {
            const found = await faultsOf(page, screen);
            if (KNOWN[dir].includes(`${name} > ${screen.name}`))
              expect(found, 'it is right now: it is to be taken off the list').not.toEqual([]);
            else expect(found).toEqual([]);
          } finally {
            speakEnglish();
          }
        });
      }
    }
  });
}
for (const [name, screens] of WALKS) walk(name, screens);
