import { expect, test, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { lay } from '#lib/i18n/lay.ts';
import type { Language } from '#lib/i18n/languages.ts';
import * as english from '#lib/i18n/messages.ts';
import { cardsOn, chooseOption, expectSolved, solutionOf } from './table.ts';

const MOMENTS = ['first', 'practice', 'rooms', 'tables'];

const copy = (words: unknown): unknown => {
  if (Array.isArray(words)) return words.map(copy);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, copy(value)]));
};
const layAll = (words: object) => {
  for (const [name, said] of Object.entries(words))
    if (name in english) lay(english[name as keyof typeof english], said as object);
};

/** What helps a test looks for the words of a language from here on, until its file or group is through. */
export function readIn(language: Language): void {
  const before = copy(english) as object;
  test.beforeAll(async () => {
    for (const moment of MOMENTS)
      layAll((await import(`../../src/lib/i18n/${language}/moments/${moment}.ts`)) as object);
  });
  test.afterAll(() => layAll(before));
}

const LETTERS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
/** The numbers of the hand, as they are printed: alike in every language. */
export async function ranks(page: Page): Promise<readonly number[]> {
  await expect(cardsOn(page)).toHaveCount(4);
  const printed = await cardsOn(page).locator('.rank').allInnerTexts();
  return printed.map((label) => LETTERS[label] ?? Number(label));
}

/** Solves the hand on the table by a typed line. */
export async function solveByKeys(page: Page): Promise<void> {
  const numbers = await ranks(page);
  await chooseOption(page, english.practice.menu.type);
  // × and ÷ are on no keyboard: they are put into the field, and lost before it is there.
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(printExpression(solutionOf(numbers)));
  await page.keyboard.press('Enter');
  await expectSolved(page);
}

/** A match is opened from a file, and gone on with. */
export async function openMatch(page: Page, text: string, title: string): Promise<void> {
  await page.goto('./progress?matches');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('link', { name: title }).press('Enter');
}
