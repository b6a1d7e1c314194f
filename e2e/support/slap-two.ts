import { expect, type Locator, type Page } from '@playwright/test';
import { standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { slap as words, table } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/storage/match.ts';
import { matchOn } from './on-disk.ts';
import { openWith } from './store.ts';

/** The near seat, then the far one. */
export const NAMES = ['Mei', 'Grandma'] as const;

/** A match for two that stands after these events. */
function rowsOf(house: Partial<SlapConfig>, events: readonly SlapEvent[]) {
  const header: MatchRow['header'] = {
    id: 'm',
    game: 'slap',
    rulesVersion: slap.rulesVersion,
    config: { ...standardSlap(2), ...house },
    players: NAMES.map((name, seat) => ({ name, shape: seat === 0 ? 'moon' : 'hill' })),
    seed: 1,
    startedAt: 1_790_000_000_000,
  };
  const match: MatchRow = {
    id: 'm',
    header,
    count: events.length,
    by: events.length === 0 ? null : 'before',
    standing: { scores: [20, 20], sets: 0, winners: null, stopped: false },
    playedAt: 1_790_000_000_000,
    batch: null,
  };
  const matchEvents = events.map((event, seq) => ({ match: 'm', seq, by: 'before', event }));
  return { matches: [match], matchEvents };
}

/** Sits down at a match for two, and goes on with it where it had begun. */
export async function sitAt(
  page: Page,
  house: Partial<SlapConfig> = {},
  events: readonly SlapEvent[] = [],
  choices: object = {},
): Promise<void> {
  await openWith(page, './play?match=m', {
    ...rowsOf(house, events),
    settings: [{ key: 'preferences', value: choices }],
  });
  const go = page.getByRole('button', { name: table.pause.go });
  if (events.length > 0) await go.tap();
  await expect(go).toBeHidden();
  await expect(half(page, 0)).toBeVisible();
}

type Names = readonly [near: string, far: string];

/** What a seat sees and can press. */
export const half = (page: Page, seat: 0 | 1, names: Names = NAMES): Locator =>
  page.getByRole('region', { name: words.side(names[seat]) });

/** The zone of a seat while it shows this word. */
export const zone = (page: Page, seat: 0 | 1, word: string, names: Names = NAMES): Locator =>
  half(page, seat, names).getByRole('button', {
    name: new RegExp(`^${word}, ${names[seat]}, \\d+ cards?$`),
  });

/** A button on a seat's half. */
export const button = (page: Page, seat: 0 | 1, name: string, names: Names = NAMES): Locator =>
  half(page, seat, names).getByRole('button', { name, exact: true });

/** The match as it lies on disk. */
export const stateOn = async (page: Page): Promise<SlapState> =>
  (await matchOn(page, slap)).state as SlapState;

/** Both say that they are ready, and the first cards lie open. */
export async function bothReady(page: Page): Promise<void> {
  for (const seat of [0, 1] as const) await zone(page, seat, words.zone.ready).tap();
  await expect(zone(page, 0, words.zone.slap)).toBeVisible({ timeout: 15_000 });
}

/** The ranks on the table, by place. */
export const ranksOn = async (page: Page): Promise<readonly number[]> =>
  (await stateOn(page)).table.map(({ rank }) => rank ?? 0);
