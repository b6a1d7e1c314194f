import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** Who listens for keys besides: at the element that they are attached to, or at the page without acting on any. */
const OTHERS = ['src/lib/boards/race/hit.ts', 'src/lib/boards/table/resolution.ts', 'src/lib/ui/press.ts'];

const sources = [...readSources(listFiles(['src'], /\.(svelte|ts)$/))];
const pathsOf = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([path]) => path);

test('one place listens for keys at the window, and knows whether a sheet lies over the page', () => {
  expect(pathsOf(/<svelte:(?:window|document|body)[^>]*onkey/)).toEqual([]);
  expect(pathsOf(/addEventListener[^(]*\(\s*'key/)).toEqual(['src/lib/ui/keys.ts', ...OTHERS].sort());
  expect(pathsOf(/querySelector\('dialog/)).toEqual([]);
});
