import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/build.js';
import { withProfile } from '../support/app.ts';
import { attemptRow } from '../support/attempts.ts';
import { startChromium } from '../support/chromium.ts';
import { logsOf, tear } from '../support/damage.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { test } from '../support/platform.ts';
import { countStore, openWith, STILL } from '../support/store.ts';

// A browser without private files, as older ones and private windows are: then the second copy lies in Cache Storage.
const HANDS = 40;
const OLD = 'delete StorageManager.prototype.getDirectory;';

/** What the cache holds of the journal. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('two-dozen-journal');
    const texts = await Promise.all((await cache.matchAll()).map((piece) => piece.text()));
    return texts.join('');
  });

test('without private files a torn database is rebuilt out of the cache, after a kill', async ({ host }) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  host.answer = ({ path }) =>
    /boot\.js$|workers\/journal/.test(path)
      ? {
          status: 200,
          headers: { 'Content-Type': 'text/javascript' },
          body: OLD + readFileSync(join(BUILD_DIR, path), 'utf8'),
        }
      : undefined;
  for (let tried = 1; tried <= times(1, 20); tried += 1) {
    await withProfile(async (profile) => {
      const attempts = Array.from({ length: HANDS }, (_, index) => attemptRow(`hand ${index}`));
      const first = await startChromium(profile);
      await openWith(first.page, './progress?hands', { attempts }, host.url);
      await expect.poll(() => cached(first.page)).toContain(`"hand ${HANDS - 1}"`);
      await first.page.goto(new URL(STILL, host.url).href);
      await first.kill();
      logsOf(profile).forEach(tear);
      // Of a torn log Chromium notices only the second time: it writes behind the tear first.
      for (const start of [1, 2]) {
        const { page, kill } = await startChromium(profile);
        await page.goto(new URL('./progress?hands', host.url).href);
        await expect(page.getByText('4 × 6 × 1 × 1').first()).toBeVisible();
        await expect.poll(() => countStore(page, 'attempts'), `start ${start}`).toBe(HANDS);
        await expect.poll(() => cached(page)).toContain(`"hand ${HANDS - 1}"`);
        await kill();
      }
    });
    putDown('the log of the database torn, without private files', { times: tried, rebuilt: tried });
  }
});
