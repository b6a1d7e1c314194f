import { expect, test, type Page } from '@playwright/test';
import { table } from '#lib/i18n/messages.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { withProfile } from '../support/app.ts';
import { manyAttempts } from '../support/attempts.ts';
import { startChromium } from '../support/chromium.ts';
import { journalText } from '../support/faults.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import { cover } from '../support/heat.ts';
import { rowsOf, twoPlayers } from '../support/matches.ts';
import { countStore, openWith, readStore } from '../support/store.ts';

/** What somebody has after years. */
const [ATTEMPTS, MATCHES] = isFull ? [20_000, 200] : [1_000, 10];
/** A processor four times as slow, as an old phone's. */
const SLOWER = 4;

/** The time below which so many of a hundred lie. */
const share = (ms: readonly number[], part: number) =>
  Math.round(ms.toSorted((a, b) => a - b)[Math.ceil((part / 100) * ms.length) - 1] ?? NaN);

/** The log of the match that is played. */
const logOf = async (page: Page) =>
  (await readStore<MatchEventRow>(page, 'matchEvents')).filter(({ match }) => match === 'm0');

test('after a kill a match stands under its cover, on a slow phone with the history of years', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 180_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const at = (path: string) => new URL(path, baseURL).href;
  const played = twoPlayers();
  const matches = rowsOf(
    Object.fromEntries(Array.from({ length: MATCHES }, (_, index) => [`m${index}`, played])),
  );
  const took: number[] = [];
  const busy: number[] = [];
  await withProfile(async (profile) => {
    let chromium = await startChromium(profile);
    try {
      await openWith(
        chromium.page,
        './play?match=m0',
        { ...matches, attempts: manyAttempts(ATTEMPTS) },
        baseURL,
      );
      await expect
        .poll(async () => (await journalText(chromium.page)).includes(`"row ${ATTEMPTS - 1}"`), {
          timeout: 60_000,
        })
        .toBe(true);
      for (let kill = 1; kill <= times(1, 40); kill += 1) {
        const before = (await logOf(chromium.page)).length;
        await chromium.page.getByRole('button', { name: table.pause.go }).click();
        await expect.poll(async () => (await logOf(chromium.page)).length).toBeGreaterThan(before);
        const rows = await logOf(chromium.page);
        await chromium.kill();
        chromium = await startChromium(profile);
        const { page } = chromium;
        const device = await page.context().newCDPSession(page);
        await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        // What the page's processor had to do, which a busy machine does not make more; the slowing is in it.
        await device.send('Performance.enable');
        const spent = async () => {
          const { metrics } = await device.send('Performance.getMetrics');
          return (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? NaN) * 1000;
        };
        const begun = performance.now();
        await page.goto(at('./play?match=m0'));
        await expect(cover(page)).toBeVisible();
        took.push(performance.now() - begun);
        busy.push(await spent());
        await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        expect((await logOf(page)).slice(0, rows.length)).toEqual(rows);
        expect(await countStore(page, 'attempts')).toBe(ATTEMPTS);
        putDown('resumed after a kill, processor slowed four times', {
          kills: kill,
          'attempts stored': ATTEMPTS,
          'matches stored': MATCHES,
          'median ms': share(took, 50),
          'p95 ms': share(took, 95),
          'longest ms': share(took, 100),
          'processor, median ms': share(busy, 50),
          'processor, p95 ms': share(busy, 95),
        });
      }
    } finally {
      await chromium.kill();
    }
  });
});
