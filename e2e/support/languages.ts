import { test } from '@playwright/test';
import { lay } from '#lib/i18n/lay.ts';
import type { Language } from '#lib/i18n/languages.ts';
import * as english from '#lib/i18n/messages.ts';

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
