import type { Page } from '@playwright/test';
import { readLog } from '#lib/core/match/file.ts';
import type { AnyGame, EventBase } from '#lib/core/match/game.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { readStore } from './store.ts';

/** The first match of a game as it lies on disk: its state, and how many events led there. */
export async function matchOn(
  page: Page,
  game: AnyGame,
): Promise<{ readonly state: unknown; readonly events: number }> {
  const matches = await readStore<MatchRow>(page, 'matches');
  const match = matches.find(({ header }) => header.game === game.id);
  if (!match) throw new Error(`no match of ${game.id} is kept`);
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  const own = rows.filter((row) => row.match === match.id);
  const events = own.map(({ event }) => event as unknown as EventBase);
  const read = readLog(match.header, events, game);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { state: stateAt(read.value.timeline).state, events: events.length };
}
