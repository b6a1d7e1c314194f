// Every screen in two languages that nobody speaks, in Chinese and in Arabic: nothing stays English, nothing is glued, everything fits the smallest phone.
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '#lib/i18n/languages.ts';
import * as english from '#lib/i18n/messages.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { fromRight, outside, pseudo, SAME, stretched } from '../../support/pseudo.ts';
import { isTried, placeOf } from '../stage/long.ts';
import { brokenWords, LONG } from '../walks/broken.ts';
import { takePicture } from '../walks/pictures.ts';
import { WORDS } from '../walks/shapes.ts';
import type { Screen } from '../walks/screen.ts';
import { astray, backwards, mirrored, turnedAbout } from './directions.ts';
import { FORTY } from './forty.ts';
import { speakOnStage, wordsOf } from './speaking.ts';
import { WALKS } from './walks.ts';

interface Spoken {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly words: () => Promise<object>;
}
/** Made once, before anything else is laid over English. */
function invented(how: typeof stretched): Spoken['words'] {
  const words = Promise.resolve(pseudo(english, how));
  return () => words;
}
/** Only the invented ones show what is glued together; only the real ones how they are set. */
const SPOKEN: Readonly<Record<string, Spoken>> = {
  stretched: { lang: 'en', dir: 'ltr', words: invented(stretched) },
  'from the right': { lang: 'en', dir: 'rtl', words: invented(fromRight) },
  ...Object.fromEntries(
    Object.entries(LANGUAGES)
      .slice(1)
      .map(([code, { dir }]) => [code, { lang: code, dir, words: () => wordsOf(code) }]),
  ),
};
/** Those that differ most. */
const TURNS = ['stretched', 'from the right', 'zh-Hans', 'ar'] as const;
/** Languages that are written with the letters of English, which do not tell what is left in it. */
const LATIN = ['es', 'pt', 'id'];
declare const __ALL_LANGUAGES__: boolean;
const ALL = __ALL_LANGUAGES__;
declare const __PICTURES__: string | null;
const SMALL = { width: 320, height: 568 };
const TOUCH = 48;
/** What is the same here beside that: dates, people's names as the tests give them, languages by their own names, what browsers call themselves and their faults. */
const GIVEN =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|March|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec|English|Bahasa Indonesia|Español|Português|Mozilla\/5\.0 .* Safari\/[\d.]+|Error: no journal on the stage|Grandma|Ada|Anna|Ben|Leaf|Drop|Star|Moon|Maximilian|W{24}|x{11}|stage|min|px)\b|two-dozen-[\d-]+\.json/g;

/** What can be read or heard on the page, and is not in the language that is spoken. */
function leftInEnglish(): readonly string[] {
  const left = new Set<string>();
  const note = (text: string | null) => {
    const rest = outside(text ?? '')
      .replaceAll(GIVEN, '')
      .replaceAll(SAME, '');
    if (/[a-z]{3}/i.test(rest)) left.add((text ?? '').trim());
  };
  const texts = document.createTreeWalker(
    document.querySelector('.app') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    // What is marked as English is meant to be.
    if (node.parentElement?.checkVisibility() && !node.parentElement.closest('.app [lang="en"]'))
      note(node.textContent);
  for (const element of document.querySelectorAll('.app [aria-label]'))
    note(element.getAttribute('aria-label'));
  return [...left];
}

/** A line for each blank that is seen after the end of a Chinese or Japanese sentence, which has room of its own. */
function blanks(): readonly string[] {
  const unheard = document.createElement('style');
  unheard.textContent = '.unseen { display: none }';
  document.head.append(unheard);
  const seen = document.querySelector<HTMLElement>('.app')?.innerText ?? '';
  unheard.remove();
  return [...seen.matchAll(/\S*[。！？] +\S+/g)].map(([said]) => `a blank in “${said}”`);
}

/** Each screen has its turn in one of them, always the same; without the long form every second one has none. */
const turnOf = (name: string): string | undefined =>
  isTried(placeOf(name) >> 2, 2) ? TURNS[placeOf(name) % TURNS.length] : undefined;

/** Opens a screen on the smallest phone. */
async function openSmall(page: Page, screen: Screen): Promise<void> {
  await screen.open(page);
  await settle(page);
  await page.setViewportSize(SMALL);
  await expect(page.locator('.interlude[inert]')).toHaveCount(0);
}
async function setWords(page: Page, size: keyof typeof WORDS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: WORDS[size] } });
  // A board that measures hears of it with the next frame.
  await page.setViewportSize(SMALL);
}

/** The words of an invented language are longer than any. */
const isInvented = (): boolean => document.documentElement.lang === 'en';

/** What is wrong with a screen in the language that is spoken; nothing where all is well. */
async function faultsOf(page: Page, screen: Screen): Promise<readonly unknown[]> {
  try {
    await openSmall(page, screen);
  } catch (error) {
    return [`cannot be reached: ${String(error)}`];
  }
  const faults = [
    ...(LATIN.includes(document.documentElement.lang) ? [] : leftInEnglish()),
    ...turnedAbout(),
    ...mirrored(),
    ...astray(),
    ...blanks(),
    ...backwards(),
    // The walks ask axe of every screen in English, and no message of another language is empty (tests/i18n/languages.test.ts).
    ...(ALL ? await axeFaults(page, 'axe') : []),
    ...(await layoutFaults(page, TOUCH)),
    ...(isInvented() ? [] : brokenWords()),
  ];
  if (!ALL) return faults;
  await setWords(page, 'words twice as large');
  const large = [...(isInvented() ? [] : brokenWords(LONG)), ...(await layoutFaults(page, TOUCH))];
  await setWords(page, 'words as usual');
  return [...faults, ...large.map((fault) => `words twice as large: ${fault}`)];
}

function walk(name: string, screens: readonly Screen[]): void {
  test.describe(name, () => {
    for (const screen of screens) {
      for (const [spoken, { lang, dir, words }] of Object.entries(SPOKEN)) {
        if (!ALL && spoken !== turnOf(screen.name)) continue;
        test(`${screen.name}, ${spoken}`, async ({ page }) => {
          const speakEnglish = speakOnStage(await words(), { lang, dir });
          try {
            expect(await faultsOf(page, screen)).toEqual([]);
          } finally {
            speakEnglish();
          }
        });
      }
    }
  });
}

/** Forty states in every other language, as pictures to be looked at. */
function picture(name: string, screens: readonly Screen[]): void {
  for (const screen of screens.filter((each) => FORTY[name]?.includes(each.name)))
    for (const [code, { dir }] of Object.entries(LANGUAGES).slice(1))
      test(`${name}, ${screen.name}, ${code}`, async ({ page }) => {
        const speakEnglish = speakOnStage(await wordsOf(code), { lang: code, dir });
        try {
          await openSmall(page, screen);
          for (const words of ['words as usual', 'words twice as large'] as const) {
            await setWords(page, words);
            await takePicture(page, code, `${name} ${screen.name} ${words}`);
          }
        } finally {
          await setWords(page, 'words as usual');
          speakEnglish();
        }
      });
}

for (const [name, screens] of WALKS) (__PICTURES__ ? picture : walk)(name, screens);
