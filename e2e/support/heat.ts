import { expect, type Page } from '@playwright/test';
import type { Rng } from '#lib/core/chance.ts';
import { readLog } from '#lib/core/match/file.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { standingOf, type Standing } from '#lib/core/match/standing.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';
import { play as words, slapFour, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { journalText } from './faults.ts';
import { reckon } from './figures.ts';
import { isStillAt, spotsOn, touch } from './fingers.ts';
import { readStore } from './store.ts';

const CONFIG = { ...standardSlap(4), claimTime: 2_000, setTime: 8_000 };
export const NAMES = ['Mei', 'Grandma', 'Tom', 'Ada'];

/** A match of Slap for four that nobody has begun: short claims and short sets, so that much happens. */
export const ROW: MatchRow = {
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
export const ADDRESS = './play?match=m';

export const elsewhere = (page: Page) => page.getByRole('heading', { name: words.elsewhere.title });
export const cover = (page: Page) => page.getByRole('region', { name: table.cover.title });
export const zone = (page: Page, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^${NAMES[seat] ?? ''}, `) });

/** Buttons that end the match, leave it or change no more than the look of it. */
const SPARED: readonly string[] = [
  table.pause.stop,
  table.pause.stopAll,
  table.pause.leave,
  table.pause.full,
  table.pause.keys,
  table.pause.how,
  table.pause.count,
  table.cover.more,
  slapFour.act.again,
  slapFour.act.replay,
  slapFour.act.home,
];

/** Presses buttons by lot. Whoever has the match elsewhere takes it here, and whoever strayed to another page comes back. */
export async function pressAnything(page: Page, rng: Rng, isOver: () => boolean): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  while (!isOver()) {
    // A finger may still hit a link that has come to the place of a button.
    if (!page.url().endsWith(ADDRESS.slice(1))) await page.goto(new URL(ADDRESS, page.url()).href);
    const spots = (await spotsOn(page)).filter(
      ({ name }) => !SPARED.some((spared) => name.startsWith(spared)),
    );
    const drawn = spots[rng.next(Math.max(1, spots.length))];
    // Mostly the match goes on, or no card would ever be turned.
    const go = spots.find(({ name }) => name === table.pause.go);
    const spot = rng.next(3) > 0 && go ? go : drawn;
    if (!spot || (spot.name === table.pause.open && rng.next(8) > 0)) continue;
    // What was spared may have come to that place since.
    if (await isStillAt(page, spot)) await touch(screen, spot);
  }
}

/** Hears of every event at the moment when the disk has acknowledged it. */
export async function hearOfEvents(page: Page, heard: (row: MatchEventRow) => void): Promise<void> {
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
export async function logOnDisk(page: Page): Promise<readonly MatchEventRow[]> {
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place));
  return rows;
}

/** How many acknowledged events are not on the disk, and how many touches lie there at two places. */
export function reckonEvents(acknowledged: readonly MatchEventRow[], rows: readonly MatchEventRow[]) {
  const bare = ({ seq, event }: MatchEventRow) => ({ seq, event });
  const touches = rows
    .map(({ event }) => event)
    .filter((event) => typeof event === 'object' && event !== null && 'seat' in event);
  return {
    lost: reckon(acknowledged.map(bare), rows.map(bare)).lost,
    twice: reckon([], touches).twice,
  };
}

/** How it stands after a log, which must be lawful from its first event to its last. */
export function standingAfter(rows: readonly MatchEventRow[]): Standing {
  const read = readLog(
    ROW.header,
    rows.map(({ event }) => event as unknown as EventBase),
    slap,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return standingOf(slap, stateAt(read.value.timeline));
}
/** How many cards each has left after a log. */
export const scoresAfter = (rows: readonly MatchEventRow[]) => standingAfter(rows).scores;

/** What the journal holds of the match, by place: out of snapshots and out of single writes. A place that is told twice, or in two ways, is a fault. */
export function journalledIn(text: string): ReadonlyMap<number, unknown> {
  const events = new Map<number, unknown>();
  const told = new Set<number>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [tag, content] = [line[8], JSON.parse(line.slice(9)) as unknown];
    const row = tag === 'r' ? rowIn(content) : tag === 'w' ? stepIn(content) : null;
    if (!row) continue;
    if (tag === 'w') expect(told.has(row.seq), `event ${row.seq} told once`).toBe(false);
    if (tag === 'w') told.add(row.seq);
    if (events.has(row.seq)) expect(row.event).toEqual(events.get(row.seq));
    events.set(row.seq, row.event);
  }
  return events;
}
export const journalled = async (page: Page) => journalledIn(await journalText(page));

type Told = Pick<MatchEventRow, 'seq' | 'event'>;
const rowIn = (content: unknown): Told | null => {
  const [store, row] = content as [string, Told];
  return store === 'matchEvents' ? row : null;
};
const stepIn = (content: unknown): Told | null => {
  const { write } = content as { write: { type: string; step?: Told & { do: string } } };
  return write.type === 'match' && write.step?.do === 'append' ? write.step : null;
};
