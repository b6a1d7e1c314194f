import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** Buttons that a component outside `ui/` draws by itself, where the kit has keys, rows and buttons of words. It may only fall. */
const MOST = 44;

test('buttons are those of the kit, but for so many', () => {
  const own = [...readSources(listFiles(['src'], /\.svelte$/))].filter(
    ([path]) => !path.startsWith('src/lib/ui/'),
  );
  expect(own.length).toBeGreaterThan(200);
  const count = own.reduce((sum, [, text]) => sum + (text.match(/<button\b/g)?.length ?? 0), 0);
  expect(count).toBeLessThanOrEqual(MOST);
});
