// A table of Slap or Knock by itself: opened on the stage, touched anywhere, and read from what it stores.
import type { Page } from '@playwright/test';
import { readLog } from '#lib/core/match/file.ts';
import type { AnyGame, EventBase, Seat } from '#lib/core/match/game.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { GAMES } from '#lib/games/registry.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';

const PEOPLE = [
  { name: 'Mei', shape: 'moon' },
  { name: 'Jun', shape: 'gate' },
  { name: 'Grandma', shape: 'hill' },
  { name: 'Ada', shape: 'star' },
] as const;
const BEGUN = 1_790_000_000_000;

/** A seating: which game, and its house rules. */
export interface Seating {
  readonly game: 'slap' | 'knock';
  readonly config: { readonly players: number };
}

/** A match that nobody has begun. */
export function matchOf({ game, config }: Seating, seed: number, id = 'm'): MatchRow {
  const players = config.players === 2 ? [PEOPLE[0], PEOPLE[2]] : PEOPLE.slice(0, config.players);
  const scores = players.map(() => 0);
  return {
    id,
    header: {
      id,
      game,
      rulesVersion: 1,
      config,
      players: players.map((player) => player ?? PEOPLE[0]),
      seed,
      startedAt: BEGUN,
    },
    count: 0,
    by: null,
    standing: { scores, sets: 0, winners: null, stopped: false },
    playedAt: BEGUN,
    batch: null,
  };
}

/** Sits down at a table. */
export async function sitDownAt(
  page: Page,
  seating: Seating,
  { seed = 24, lies = 'auto' }: { readonly seed?: number; readonly lies?: 'auto' | 'flat' | 'standing' } = {},
): Promise<MatchRow> {
  const row = matchOf(seating, seed);
  const settings = [{ key: 'preferences', value: { lies } }];
  await openWith(page, './play?match=m', { matches: [row], settings });
  return row;
}

/** What has been stored of a match, in order. */
export async function storedEvents(page: Page, match = 'm'): Promise<readonly EventBase[]> {
  const rows = (await readStore<MatchEventRow>(page, 'matchEvents')).filter((row) => row.match === match);
  return rows.toSorted((a, b) => a.seq - b.seq).map(({ event }) => event as unknown as EventBase);
}

/** The state that events come to. */
export function stateAfter({ header }: MatchRow, events: readonly EventBase[]): unknown {
  const game: AnyGame = GAMES[header.game as Seating['game']];
  const read = readLog(header, events, game);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return stateAt(read.value.timeline).state;
}

/** The seat whose zone a place lies in, and whether a touch there is one of the zone; null outside every zone, and on a key or a pad. */
export function zoneAt(x: number, y: number): { readonly seat: Seat; readonly waits: boolean } | null {
  const on = document.elementFromPoint(x, y);
  const zone = on?.closest('.zone');
  const button = on?.closest('button');
  if (!on || !zone || (button && button !== zone && !button.classList.contains('hit'))) return null;
  const places = [...document.querySelectorAll('.frame > .place:not(.spare)')];
  const place = on.closest('.place');
  if (place) return places.includes(place) ? { seat: places.indexOf(place), waits: true } : null;
  return { seat: zone.closest('.far') ? 1 : 0, waits: button?.classList.contains('hit') ?? false };
}

/** The keys that people answer each other with, outside every zone; the menu, the end and the pads are none of them. */
export const answerKeys = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.corner button, .bar .button, .offers button')].filter(
    (key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') === key;
    },
  );
