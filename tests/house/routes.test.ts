import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

test('a test that holds up what a page fetches has no service worker, which would fetch it all the same', () => {
  const files = [...readSources(listFiles(['e2e'], /\.spec\.ts$/))];
  const routed = files.filter(([, text]) => /\bpage\.route\(/.test(text));
  expect(routed.length).toBeGreaterThan(0);
  expect(routed.filter(([, text]) => /serviceWorkers: 'allow'/.test(text)).map(([path]) => path)).toEqual([]);
});
