import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** Where a text is tried, and what is thrown says no more than that it has another form; and words that are not there, which the page says. */
const TRIES = [
  'src/lib/core/foreign-json.ts',
  'src/lib/games/contest/query.ts',
  'src/lib/i18n/page-words.ts',
  'src/lib/storage/backup/seal.ts',
];

test('what is caught has a name: a fault of a query goes to the diagnostics', () => {
  const sources = [...readSources(listFiles(['src'], /\.(svelte|ts)$/))];
  const nameless = sources.filter(([, text]) => /\bcatch \{/.test(text)).map(([path]) => path);
  expect(nameless.toSorted()).toEqual(TRIES);
});
