// Which words a page waits for.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'pt' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#lib/i18n/words.ts');
  vi.resetModules();
});

test('a piece that does not come keeps the page from no other, however late that is', async () => {
  const laid: string[] = [];
  const layWords = async (_: string, moment: string) => {
    if (moment === 'tables') throw new Error('no network');
    await new Promise((go) => setImmediate(go));
    laid.push(moment);
  };
  vi.resetModules();
  vi.doMock('#lib/i18n/words.ts', () => ({ layWords }));
  const { wordsFor } = await import('#lib/i18n/page-words.ts');
  expect(await wordsFor('first', 'tables')).toBe(false);
  expect(laid).toEqual(['first']);
  // What is there is not asked for again.
  expect(await wordsFor('first')).toBe(true);
  expect(laid).toEqual(['first']);
});
