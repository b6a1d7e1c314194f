import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { readLog } from '#lib/core/match/file.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { openWith, readStore } from './store.ts';

/** By seat: near, left, far, right. */
export const NAMES = ['Mei', 'Jun', 'Grandma', 'Ada'] as const;
const SHAPES = ['moon', 'gate', 'hill', 'star'] as const;
const BEGUN = 1_790_000_000_000;

/** A match for four by these house rules, that nobody has begun. */
export const matchForFour = (house: Partial<SlapConfig> = {}, seed = 24): MatchRow => ({
  id: 'm',
  header: {
    id: 'm',
    game: 'slap',
    rulesVersion: slap.rulesVersion,
    config: { ...standardSlap(4), ...house },
    players: NAMES.map((name, seat) => ({ name, shape: SHAPES[seat] ?? 'moon' })),
    seed,
    startedAt: BEGUN,
  },
  count: 0,
  by: null,
  standing: { scores: [10, 10, 10, 10], sets: 0, winners: null, stopped: false },
  playedAt: BEGUN,
  batch: null,
});

/** Sits down at a new match for four. */
export async function sitAtFour(page: Page, house: Partial<SlapConfig> = {}, seed = 24): Promise<MatchRow> {
  const row = matchForFour(house, seed);
  await openWith(page, './play?match=m', { matches: [row] });
  await expect(zone(page, 0)).toBeVisible();
  // Round real cards a test says itself when everybody is ready.
  if (house.deck !== 'physical') for (const seat of NAMES.keys()) await zone(page, seat).press('Enter');
  return row;
}

/** The zone of a seat. */
export const zone = (page: Page, seat: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${NAMES[seat] ?? ''}, \\d+ left`) });

/** The events that are stored, in order. */
export async function eventsOf(page: Page): Promise<readonly SlapEvent[]> {
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ event }) => event as unknown as SlapEvent);
}

/** The match as its stored log has it. */
export async function stateOf(page: Page, { header }: MatchRow): Promise<SlapState> {
  const read = readLog(header, await eventsOf(page), slap);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return stateAt(read.value.timeline).state as SlapState;
}

/** Waits until the stored match is in a part of a set. */
export async function inPhase(
  page: Page,
  row: MatchRow,
  type: SlapState['phase']['type'],
): Promise<SlapState> {
  await expect.poll(async () => (await stateOf(page, row)).phase.type, { timeout: 15_000 }).toBe(type);
  return stateOf(page, row);
}

/** A place in the zone of a seat where nothing else lies, on a phone that stands upright. */
export async function spotOf(page: Page, seat: number): Promise<{ readonly x: number; readonly y: number }> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const spots = [
    { x: width * 0.5, y: height - 24 },
    { x: 26, y: height * 0.3 },
    { x: width * 0.5, y: 24 },
    { x: width - 26, y: height * 0.3 },
  ];
  return spots[seat] ?? { x: 0, y: 0 };
}

/** Fingers that come down in one report of the screen. */
export async function fingersDown(
  screen: CDPSession,
  points: readonly { readonly x: number; readonly y: number; readonly id: number }[],
  timestamp?: number,
): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [...points],
    ...(timestamp === undefined ? {} : { timestamp }),
  });
}

/** All fingers leave; with `cancelled` the system takes them away. */
export async function fingersUp(screen: CDPSession, cancelled = false): Promise<void> {
  await screen.send('Input.dispatchTouchEvent', {
    type: cancelled ? 'touchCancel' : 'touchEnd',
    touchPoints: [],
  });
}

/** One finger in the zone of a seat. */
export async function touchZone(page: Page, seat: number): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const spot = await spotOf(page, seat);
  await fingersDown(screen, [{ ...spot, id: 0 }]);
  await fingersUp(screen);
  await screen.detach();
}
