import { expect, test, type Page } from '@playwright/test';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { readLog } from '#lib/core/match/file.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';
import { play as words, slapFour, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { withProfile } from '../support/app.ts';
import { startChromium } from '../support/chromium.ts';
import { isFull, putDown, spread, times } from '../support/figures.ts';
import { spotsOn, touch } from '../support/fingers.ts';
import { countStore, openWith, readStore } from '../support/store.ts';

const CONFIG = { ...standardSlap(4), claimTime: 2_000, setTime: 8_000 };
const NAMES = ['Mei', 'Grandma', 'Tom', 'Ada'];

/** A match for four that nobody has begun. */
const ROW: MatchRow = {
  id: 'm',
  header: {
    id: 'm',
    game: 'slap',
    rulesVersion: slap.rulesVersion,
    config: CONFIG,
    players: NAMES.map((name, seat) => ({
      name,
      shape: ['circle', 'square', 'triangle', 'diamond'][seat] ?? '',
    })),
    seed: 24,
    startedAt: 1_790_000_000_000,
  },
  count: 0,
  by: null,
  standing: { scores: [10, 10, 10, 10], sets: 0, winners: null, stopped: false },
  playedAt: 1_790_000_000_000,
  batch: null,
};
const ADDRESS = './play?match=m';

const cover = (page: Page) => page.getByRole('region', { name: table.cover.title });
const zone = (page: Page, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^${NAMES[seat] ?? ''}, `) });

/** Presses buttons by lot, but for those that end the match, leave it or change no more than the look of it. */
const SPARED: readonly string[] = [
  table.pause.stop,
  table.pause.stopAll,
  table.pause.leave,
  table.pause.full,
  table.pause.keys,
  table.pause.count,
  table.cover.more,
  slapFour.again,
  slapFour.replay,
  slapFour.home,
];

async function pressAnything(page: Page, rng: Rng, isOver: () => boolean): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  while (!isOver()) {
    const spots = (await spotsOn(page)).filter(
      ({ name }) => !SPARED.some((spared) => name.startsWith(spared)),
    );
    const drawn = spots[rng.next(Math.max(1, spots.length))];
    // Mostly the match goes on, or no card would ever be turned.
    const go = spots.find(({ name }) => name === table.pause.go);
    const spot = rng.next(3) > 0 && go ? go : drawn;
    if (spot && (spot.name !== table.pause.open || rng.next(8) === 0)) await touch(screen, spot);
  }
}

/** Hears of every event at the moment when the disk has acknowledged it. */
async function hearOfEvents(page: Page, heard: (row: MatchEventRow) => void): Promise<void> {
  await page.exposeFunction('hear', heard);
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype as {
      put: (this: IDBObjectStore, ...row: unknown[]) => IDBRequest;
    };
    IDBObjectStore.prototype.put = function (...row: unknown[]) {
      if (this.name === 'matchEvents') {
        const tell = () => (window as unknown as { hear: (row: unknown) => void }).hear(row[0]);
        this.transaction.addEventListener('complete', tell);
      }
      return put.apply(this, row) as IDBRequest<IDBValidKey>;
    };
  });
}

/** The log as it lies on disk, without a hole. */
async function logOnDisk(page: Page): Promise<readonly MatchEventRow[]> {
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place));
  return rows;
}

/** How many cards each has left after a log. */
function scoresAfter(rows: readonly MatchEventRow[]): readonly number[] {
  const read = readLog(
    ROW.header,
    rows.map(({ event }) => event as unknown as EventBase),
    slap,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return slap.summary(stateAt(read.value.timeline).state as never).scores;
}

test('kills of the whole browser, each in the heat of a match, lose no event that was acknowledged', async ({
  baseURL,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 600_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const kills = times(20, 100);
  const resumed: number[] = [];
  const rng = createRng(2026);
  const acknowledged: MatchEventRow[] = [];
  await withProfile(async (profile) => {
    for (let kill = 0; kill <= kills; kill += 1) {
      const chromium = await startChromium(profile);
      try {
        const { page } = chromium;
        if (kill === 0) await openWith(page, './', { matches: [ROW] }, baseURL);
        await hearOfEvents(page, (row) => acknowledged.push(row));
        const before = acknowledged.length;
        const begun = performance.now();
        await page.goto(new URL(ADDRESS, baseURL).href);
        if (before > 0) {
          await expect(cover(page)).toBeVisible();
          resumed.push(performance.now() - begun);
          const rows = await logOnDisk(page);
          expect(await readStore<MatchRow>(page, 'matches')).toMatchObject([{ count: rows.length }]);
          // Later ones may have reached the disk and not the test.
          for (const row of acknowledged) expect(rows[row.seq]).toEqual(row);
          const lines = scoresAfter(rows).map((score, seat) => `${NAMES[seat] ?? ''}${score}`);
          expect((await cover(page).getByRole('paragraph').allTextContents()).slice(0, 4)).toEqual(lines);
        } else await expect(zone(page, 0)).toBeVisible();
        if (kill === kills) break;
        let dead = false;
        const killed = new Promise<void>((resolve) => {
          setTimeout(
            () => {
              dead = true;
              void chromium.kill().then(resolve);
            },
            100 + rng.next(2_500),
          );
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
        lost: 0,
        twice: 0,
        'resumed, median ms': median,
        'resumed, longest ms': longest,
      });
    }
  });
  const types = new Set(acknowledged.map(({ event }) => (event as unknown as EventBase).type));
  expect([...types]).toEqual(expect.arrayContaining(['shuffled', 'opened', 'slapped', 'paused', 'resumed']));
  expect(acknowledged.length).toBeGreaterThan(60);
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
  const elsewhere = (window: Page) => window.getByRole('heading', { name: words.elsewhere.title });
  await second.getByRole('button', { name: table.pause.go }).tap();
  await expect(cover(second)).toBeHidden();
  await expect(elsewhere(page)).toBeVisible();
  const log = await logOnDisk(second);

  await page.getByRole('button', { name: words.elsewhere.here }).tap();
  await page.getByRole('button', { name: table.pause.go }).tap();
  await expect(elsewhere(second)).toBeVisible();
  await expect(zone(page, 0)).toBeVisible();
  const rows = await logOnDisk(page);
  expect(rows.slice(0, log.length)).toEqual(log);
  expect(rows.length).toBeGreaterThan(log.length);
  // One story, told by three openings in turn.
  scoresAfter(rows);
  expect(new Set(rows.map(({ by }) => by)).size).toBe(3);
});
