// A language is chosen: its words come first, or it is said why they do not. That the page then begins anew in it only a whole browser shows.
import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts';
import { common, languages as text } from '#lib/i18n/messages.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { holdCode } from '../stage/pretended.ts';
import { speakOnStage, wordsOf } from './speaking.ts';

const radio = (page: Page, code: Language) =>
  page.getByRole('radio', { name: new RegExp(`^${LANGUAGES[code].name}`) });
const status = (page: Page) => page.getByRole('status');
const open = (page: Page) => openWith(page, './language', {});
const chosen = () => localStorage.getItem('two-dozen-language');
/** A browser that keeps nothing: no choice either, so that the page does not begin anew. */
const keepNothing = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
};

test('while words are on their way that is said, and no other language can be chosen', async ({ page }) => {
  await open(page);
  keepNothing();
  const words = holdCode();
  await radio(page, 'es').tap();
  await expect(status(page)).toHaveText(text.fetching);
  await expect(radio(page, 'es')).toContainText(text.fetching);
  await radio(page, 'ja').tap();
  await expect(radio(page, 'ja')).not.toContainText(text.fetching);
  words('comes');
  await expect(status(page)).toHaveText(text.refused);
  await expect(radio(page, 'es')).not.toContainText(text.fetching);
});

test('words that do not come are said not to have come, nothing is chosen, and one can try again', async ({
  page,
}) => {
  await open(page);
  const words = holdCode();
  await radio(page, 'pt').tap();
  words('fails');
  await expect(status(page)).toHaveText(text.failed);
  await expect(radio(page, 'pt')).not.toContainText(text.fetching);
  await expect(radio(page, 'en')).toHaveAttribute('aria-checked', 'true');
  expect(chosen()).toBeNull();
  const again = holdCode();
  await radio(page, 'pt').tap();
  await expect(status(page)).toHaveText(text.fetching);
  again('fails');
  await expect(status(page)).toHaveText(text.failed);
});

test('whoever is lost in another language finds the English name of each', async ({ page }) => {
  const speakEnglish = speakOnStage(await wordsOf('ar'), { lang: 'ar', dir: 'rtl' });
  try {
    await open(page);
    for (const [code, name] of [
      ['zh-Hans', 'Simplified Chinese'],
      ['es', 'Spanish'],
      ['ar', 'Arabic'],
    ] as const)
      await expect(radio(page, code).locator('[lang="en"]')).toHaveText(name);
    await expect(radio(page, 'en')).toHaveText(LANGUAGES.en.name);
  } finally {
    speakEnglish();
  }
});

test('the language that is spoken is not fetched again', async ({ page }) => {
  await open(page);
  keepNothing();
  await radio(page, 'en').tap();
  await expect(status(page), 'nothing is said').toHaveCount(0);
});

test('English is chosen without a word of it on its way', async ({ page }) => {
  const speakEnglish = speakOnStage(await wordsOf('ja'), { lang: 'ja', dir: 'ltr' });
  try {
    await open(page);
    keepNothing();
    const words = holdCode();
    await radio(page, 'en').tap();
    await expect(status(page)).toHaveText(text.refused);
    words('comes');
  } finally {
    speakEnglish();
  }
});

test('without a network those that are not on this device cannot be chosen, and with one again they can', async ({
  page,
}) => {
  await open(page);
  keepNothing();
  await page.context().setOffline(true);
  await expect(status(page)).toHaveText(text.offline);
  await expect(radio(page, 'en')).toHaveAttribute('aria-disabled', 'false');
  await expect(radio(page, 'id')).toHaveAttribute('aria-disabled', 'true');
  await expect(radio(page, 'id')).toContainText(text.needsNetwork);
  // A tap waits for what can be pressed: a key does not.
  await radio(page, 'id').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(text.offline);
  await page.context().setOffline(false);
  await expect(radio(page, 'id')).toHaveAttribute('aria-disabled', 'false');
  await expect(status(page), 'nothing is said').toHaveCount(0);
  await radio(page, 'id').tap();
  await expect(status(page)).toHaveText(text.refused);
});

test('without a network a language whose words are on this device can be chosen', async ({ page }) => {
  const copy = { keys: () => Promise.resolve([{ url: '/_app/immutable/chunks/words-es-first.x1.js' }]) };
  const caches = {
    keys: () => Promise.resolve(['two-dozen-precache-1', 'another']),
    open: () => Promise.resolve(copy),
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'caches');
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  try {
    await open(page);
    await page.context().setOffline(true);
    await expect(radio(page, 'pt')).toHaveAttribute('aria-disabled', 'true');
    await expect(radio(page, 'es')).toHaveAttribute('aria-disabled', 'false');
    await expect(radio(page, 'es')).not.toContainText(text.needsNetwork);
  } finally {
    Reflect.deleteProperty(globalThis, 'caches');
    if (own) Object.defineProperty(globalThis, 'caches', own);
  }
});

test('whoever has seen a wrong word takes a line along to fill in', async ({ page }) => {
  await open(page);
  const wrong = page.getByRole('button', { name: new RegExp(`^${text.wrong.replace('?', '\\?')}`) });
  await wrong.tap();
  await expect(status(page)).toHaveText(text.copied);
  expect(await navigator.clipboard.readText()).toBe(text.line('stage', LANGUAGES.en.name));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  });
  await wrong.tap();
  await expect(status(page)).toHaveText(text.notCopied);
  await page.getByRole('link', { name: common.back }).tap();
  await expect(page).toHaveURL(/\/settings$/);
});
