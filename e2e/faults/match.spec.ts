import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { isOver } from '#lib/core/match/standing.ts';
import { slapFour } from '#lib/i18n/messages.ts';
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
  reckonEvents,
  ROW,
  standingAfter,
  zone,
} from '../support/heat.ts';
import { openWith } from '../support/store.ts';

/** What was acknowledged lies on the disk as it was told; the log is lawful to its end, and the cover shows how it stands. */
async function holdAgainstDisk(page: Page, acknowledged: readonly MatchEventRow[]): Promise<void> {
  const rows = await logOnDisk(page);
  // Later ones may have reached the disk and not the test.
  for (const row of acknowledged) expect(rows[row.seq]).toEqual(row);
  const standing = standingAfter(rows);
  if (isOver(standing)) return expect(page.getByRole('button', { name: slapFour.act.again })).toBeVisible();
  await expect(cover(page)).toBeVisible();
  const lines = standing.scores.map((score, seat) => `${NAMES[seat] ?? ''}${score}`);
  await expect
    .poll(async () => (await cover(page).getByRole('paragraph').allTextContents()).slice(0, 4))
    .toEqual(lines);
}

/** The second copy has caught up with the first, and tells the same. */
async function holdAgainstJournal(page: Page): Promise<void> {
  await expect(async () => {
    const rows = await logOnDisk(page);
    const copy = await journalled(page);
    expect(copy.size).toBe(rows.length);
    for (const { seq, event } of rows) expect(copy.get(seq)).toEqual(event);
  }).toPass({ timeout: 30_000 });
}

test('a match survives crashes of its tab: nothing acknowledged is lost, nothing is there twice', async ({
  page,
  context,
}) => {
  test.setTimeout(isFull ? 1_800_000 : 120_000);
  const crashes = times(1, 50);
  const rng = createRng(50);
  const acknowledged: MatchEventRow[] = [];
  await openWith(page, './', { matches: [ROW] });
  await page.close();
  for (let crash = 0; crash <= crashes; crash += 1) {
    const tab = await context.newPage();
    await hearOfEvents(tab, (row) => acknowledged.push(row));
    await tab.goto(ADDRESS);
    const came = reckonEvents(acknowledged, await logOnDisk(tab));
    // The first opening begins the match, and its table may have been laid already.
    if (crash > 0) await holdAgainstDisk(tab, acknowledged);
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
      ...came,
    });
    expect(came).toEqual({ lost: 0, twice: 0 });
    await tab.close();
  }
});

/** So often at least a match goes from one window to the other. */
const TAKEN_OVER = 3;

/** A match in two windows for so long; answers how many events there were, and how often it went from one window to the other. */
async function inTwoWindows(context: BrowserContext, seed: number, seconds: number) {
  const windows = [await context.newPage(), await context.newPage()] as const;
  const [page, other] = windows;
  const acknowledged: MatchEventRow[] = [];
  /** The window of each opening of the match. */
  const windowOf = new Map<string, Page>();
  for (const window of windows)
    await hearOfEvents(window, (row) => {
      acknowledged.push(row);
      windowOf.set(row.by, window);
    });
  await openWith(page, ADDRESS, { matches: [ROW] });
  await other.goto(ADDRESS);

  const writers = () =>
    windows.flatMap((window) => window.workers()).filter((worker) => worker.url().includes('journal')).length;
  let most = 0;
  let isEnough = false;
  const takenOver = () => {
    const writtenIn = acknowledged.toSorted((a, b) => a.seq - b.seq).map(({ by }) => windowOf.get(by));
    return writtenIn.filter((window, at) => at > 0 && window !== writtenIn[at - 1]).length;
  };
  const until = (async () => {
    const end = performance.now() + seconds * 1000;
    // Rates take their time; that it works is shown when the match has gone from one to the other often enough.
    while (performance.now() < end && (isFull || takenOver() < TAKEN_OVER)) {
      most = Math.max(most, writers());
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    isEnough = true;
  })();
  await Promise.all([
    until,
    ...windows.map((window, index) => pressAnything(window, createRng(seed + index), () => isEnough)),
  ]);
  expect(most, 'one window keeps the journal').toBe(1);
  const rows = await logOnDisk(page);
  const places = acknowledged.map(({ seq }) => seq);
  expect(new Set(places).size, 'no event twice').toBe(places.length);
  expect(takenOver(), 'it went from one to the other').toBeGreaterThanOrEqual(TAKEN_OVER);

  await other.close();
  await page.goto(ADDRESS);
  await holdAgainstDisk(page, acknowledged);
  await holdAgainstJournal(page);
  const came = reckonEvents(acknowledged, await logOnDisk(page));
  expect(came).toEqual({ lost: 0, twice: 0 });
  return { events: rows.length, takenOver: takenOver(), most, ...came };
}

test('two windows in which anything is pressed keep one match: one log, no event twice, none lost, one writer', async ({
  browser,
}) => {
  // A match in which anything is pressed is over after a few minutes: ten of them, a minute each.
  // The short form ends as soon as the match has gone to and fro, however slow the machine is.
  const [rounds, seconds] = [times(1, 10), isFull ? 60 : 120];
  test.setTimeout(rounds * (seconds + 60) * 1000 + 60_000);
  const sum = { events: 0, takenOver: 0, lost: 0, twice: 0, most: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const context = await browser.newContext();
    const { events, takenOver, lost, twice, most } = await inTwoWindows(context, 10 * round, seconds);
    await context.close();
    sum.events += events;
    sum.takenOver += takenOver;
    sum.lost += lost;
    sum.twice += twice;
    sum.most = Math.max(sum.most, most);
    putDown('two windows, anything pressed in both', {
      seconds: round * seconds,
      events: sum.events,
      'times taken over': sum.takenOver,
      lost: sum.lost,
      twice: sum.twice,
      'writers at most': sum.most,
    });
  }
});
