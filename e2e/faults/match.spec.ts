import { expect, test, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { isFull, putDown, times } from '../support/figures.ts';
import {
  ADDRESS,
  cover,
  hearOfEvents,
  journalled,
  logOnDisk,
  NAMES,
  pressAnything,
  ROW,
  scoresAfter,
  zone,
} from '../support/heat.ts';
import { openWith } from '../support/store.ts';

/** What was acknowledged lies on the disk as it was told; the log is lawful to its end, and the cover shows how it stands. */
async function holdAgainstDisk(page: Page, acknowledged: readonly MatchEventRow[]): Promise<void> {
  await expect(cover(page)).toBeVisible();
  const rows = await logOnDisk(page);
  // Later ones may have reached the disk and not the test.
  for (const row of acknowledged) expect(rows[row.seq]).toEqual(row);
  const lines = scoresAfter(rows).map((score, seat) => `${NAMES[seat] ?? ''}${score}`);
  await expect
    .poll(async () => (await cover(page).getByRole('paragraph').allTextContents()).slice(0, 4))
    .toEqual(lines);
}

/** The second copy has caught up with the first, and tells the same. */
async function holdAgainstJournal(page: Page): Promise<void> {
  const rows = await logOnDisk(page);
  await expect.poll(async () => (await journalled(page)).size, { timeout: 30_000 }).toBe(rows.length);
  const copy = await journalled(page);
  for (const { seq, event } of rows) expect(copy.get(seq)).toEqual(event);
}

test('a match survives crashes of its tab: nothing acknowledged is lost, nothing is there twice', async ({
  page,
  context,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  const crashes = times(2, 50);
  const rng = createRng(50);
  const acknowledged: MatchEventRow[] = [];
  await openWith(page, './', { matches: [ROW] });
  await page.close();
  for (let crash = 0; crash <= crashes; crash += 1) {
    const tab = await context.newPage();
    await hearOfEvents(tab, (row) => acknowledged.push(row));
    await tab.goto(ADDRESS);
    if (acknowledged.length > 0) await holdAgainstDisk(tab, acknowledged);
    else await expect(zone(tab, 0)).toBeVisible();
    if (crash < crashes) {
      const device = await context.newCDPSession(tab);
      const before = acknowledged.length;
      let isDead = false;
      const ending = (async () => {
        await expect
          .poll(() => acknowledged.length, { timeout: 30_000, intervals: [50] })
          .toBeGreaterThan(before + rng.next(6));
        const crashed = tab.waitForEvent('crash');
        isDead = true;
        // A crashed page never answers.
        void device.send('Page.crash').catch(() => undefined);
        await crashed;
      })();
      const pressing = pressAnything(tab, rng, () => isDead).catch((fault: unknown) => {
        if (!isDead) throw fault;
      });
      // A touch that was on its way to the crashed page is never answered: only a fault before is waited for.
      await Promise.race([ending, pressing.then(() => ending)]);
    } else await holdAgainstJournal(tab);
    putDown('crash of the tab in a match', {
      crashes: crash,
      'events acknowledged': acknowledged.length,
      lost: 0,
      twice: 0,
    });
    await tab.close();
  }
});

test('two windows in which anything is pressed keep one match: one log, no event twice, none lost, one writer', async ({
  page,
  context,
}) => {
  const seconds = times(15, 600);
  test.setTimeout(seconds * 1000 + 120_000);
  const windows = [page, await context.newPage()] as const;
  const acknowledged: MatchEventRow[] = [];
  for (const window of windows) await hearOfEvents(window, (row) => acknowledged.push(row));
  await openWith(page, ADDRESS, { matches: [ROW] });
  await windows[1].goto(ADDRESS);

  const writers = () =>
    windows.flatMap((window) => window.workers()).filter((worker) => worker.url().includes('journal')).length;
  let most = 0;
  let isOver = false;
  const until = (async () => {
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      most = Math.max(most, writers());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    isOver = true;
  })();
  await Promise.all([
    until,
    ...windows.map((window, index) => pressAnything(window, createRng(10 + index), () => isOver)),
  ]);
  expect(most, 'one window keeps the journal').toBe(1);
  const rows = await logOnDisk(page);
  const places = acknowledged.map(({ seq }) => seq);
  expect(new Set(places).size, 'no event twice').toBe(places.length);
  expect(new Set(rows.map(({ by }) => by)).size, 'it went from one to the other').toBeGreaterThan(3);

  await windows[1].close();
  await page.goto(ADDRESS);
  await holdAgainstDisk(page, acknowledged);
  await holdAgainstJournal(page);
  putDown('two windows, anything pressed in both', {
    seconds,
    events: rows.length,
    'times taken over': new Set(rows.map(({ by }) => by)).size - 1,
    lost: 0,
    twice: 0,
    'writers at most': most,
  });
});
