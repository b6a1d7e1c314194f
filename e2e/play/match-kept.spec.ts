import { expect, test } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { play as words, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { withProfile } from '../support/app.ts';
import { startChromium } from '../support/chromium.ts';
import { isFull, putDown, spread, times } from '../support/figures.ts';
import { spotsOn } from '../support/fingers.ts';
import {
  ADDRESS,
  cover,
  elsewhere,
  hearOfEvents,
  logOnDisk,
  NAMES,
  pressAnything,
  reckonEvents,
  ROW,
  scoresAfter,
  zone,
} from '../support/heat.ts';
import { countStore, openWith, readStore } from '../support/store.ts';

test('kills of the whole browser, each in the heat of a match, lose no event that was acknowledged', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 600_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const kills = times(2, 200);
  const resumed: number[] = [];
  const rng = createRng(2026);
  const acknowledged: MatchEventRow[] = [];
  let came = { lost: 0, twice: 0 };
  await withProfile(async (profile) => {
    for (let kill = 0; kill <= kills; kill += 1) {
      const chromium = await startChromium(profile);
      try {
        const { page } = chromium;
        if (kill === 0) await openWith(page, './', { matches: [ROW] }, baseURL);
        const before = acknowledged.length;
        let toHeat: () => void = () => undefined;
        const heat = new Promise<void>((resolve) => (toHeat = resolve));
        await hearOfEvents(page, (row) => {
          acknowledged.push(row);
          if ((row.event as unknown as EventBase).type === 'slapped') toHeat();
        });
        const begun = performance.now();
        await page.goto(new URL(ADDRESS, baseURL).href);
        if (before > 0) {
          await expect(cover(page)).toBeVisible();
          resumed.push(performance.now() - begun);
          // A cover is painted before its pause lies on the disk, and that adds to both.
          let rows: readonly MatchEventRow[] = [];
          await expect(async () => {
            rows = await logOnDisk(page);
            expect(await readStore<MatchRow>(page, 'matches')).toMatchObject([{ count: rows.length }]);
          }).toPass();
          came = reckonEvents(acknowledged.slice(0, before), rows);
          expect(came).toEqual({ lost: 0, twice: 0 });
          // Later ones may have reached the disk and not the test.
          for (const row of acknowledged) expect(rows[row.seq]).toEqual(row);
          const lines = scoresAfter(rows).map((score, seat) => `${NAMES[seat] ?? ''}${score}`);
          await expect
            .poll(async () => (await cover(page).getByRole('paragraph').allTextContents()).slice(0, 4))
            .toEqual(lines);
        } else await expect(zone(page, 0)).toBeVisible();
        if (kill === kills) break;
        let dead = false;
        // Most kills come after a slap that was heard, however slow the device is. Of many, some come at any moment.
        const isAnytime = isFull && rng.next(4) === 0;
        const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
        const delay = 100 + rng.next(isFull ? 2_500 : 1_200);
        const killed = Promise.race([heat, after(isAnytime ? 0 : 5_000)])
          .then(() => after(delay))
          .then(() => {
            dead = true;
            return chromium.kill();
          });
        // Whatever was being pressed when the browser died has no answer.
        await pressAnything(page, rng, () => dead).catch((fault: unknown) => {
          if (!dead) throw fault;
        });
        await killed;
      } finally {
        await chromium.kill();
      }
      const { median, longest } = spread(resumed);
      putDown('SIGKILL of the browser in a match', {
        kills: kill + 1,
        'events acknowledged': acknowledged.length,
        ...came,
        'resumed, median ms': median,
        'resumed, longest ms': longest,
      });
    }
  });
  const types = new Set(acknowledged.map(({ event }) => (event as unknown as EventBase).type));
  // Cards are opened a few times only, and the word of each may die with its browser: what is done often must have been heard.
  expect([...types]).toEqual(
    expect.arrayContaining(isFull ? ['shuffled', 'slapped', 'paused', 'resumed'] : ['slapped', 'resumed']),
  );
  expect(acknowledged.length).toBeGreaterThan(3 * kills);
});

test('two windows cannot fork a match: it goes on where somebody goes on, and the other one says so', async ({
  page,
  context,
}) => {
  await openWith(page, ADDRESS, { matches: [ROW] });
  await expect(zone(page, 0)).toBeVisible();
  const mine = (await spotsOn(page)).find(({ name }) => name.startsWith('Mei'));
  if (!mine) throw new Error('no zone for Mei');
  await page.touchscreen.tap(mine.x, mine.y);
  await expect.poll(() => countStore(page, 'matchEvents')).toBeGreaterThan(1);

  // The second window stands behind its cover; with that the match goes on there.
  const second = await context.newPage();
  await second.goto(ADDRESS);
  await expect(cover(second)).toBeVisible();
  await second.getByRole('button', { name: table.pause.go }).tap();
  await expect(cover(second)).toBeHidden();
  await expect(elsewhere(page)).toBeVisible();
  const log = await logOnDisk(second);

  await page.getByRole('button', { name: words.elsewhere.here }).tap();
  await page.getByRole('button', { name: table.pause.go }).tap();
  await expect(elsewhere(second)).toBeVisible();
  await expect(zone(page, 0)).toBeVisible();
  // One story, told by three openings in turn.
  await expect.poll(async () => new Set((await logOnDisk(page)).map(({ by }) => by)).size).toBe(3);
  const rows = await logOnDisk(page);
  expect(rows.slice(0, log.length)).toEqual(log);
  expect(rows.length).toBeGreaterThan(log.length);
  scoresAfter(rows);
});
