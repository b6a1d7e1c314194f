import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

test('tests of the whole built app are few: what a lower level can show stands there', () => {
  const files = [...readSources(listFiles(['e2e'], /\.spec\.ts$/))];
  const count = files.reduce((sum, [, text]) => sum + [...text.matchAll(/^ *test\(/gm)].length, 0);
  expect(count).toBeGreaterThanOrEqual(80);
  expect(count).toBeLessThanOrEqual(120);
});
