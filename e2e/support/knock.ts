import { expect, type Locator, type Page } from '@playwright/test';
import { readLog } from '#lib/core/match/file.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { knock } from '#lib/games/knock/index.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import { knock as words, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import type { KnockTable } from '../../tests/support/knock.ts';
import { rowsOf } from './matches.ts';
import { openWith, readStore } from './store.ts';

/** By seat. */
export const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'] as const;

/** Sits down at a match, and goes on with it where it had begun. */
export async function sitAt(page: Page, played: KnockTable): Promise<void> {
  await openWith(page, './play?match=m', rowsOf({ m: played }));
  const go = page.getByRole('button', { name: table.pause.go });
  if (played.timeline.events.length > 0) await go.tap();
  await expect(go).toBeHidden();
}

/** The zone of a seat at a table for three or four, while it says this. */
export const zone = (page: Page, seat: number, says: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${NAMES[seat]}, \\d+ won\\. ${says}`) });

/** The match as it lies on disk. */
export async function stateOn(page: Page): Promise<KnockState> {
  const [match] = await readStore<MatchRow>(page, 'matches');
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  if (!match) throw new Error('no match is kept');
  const events = rows.map(({ event }) => event as unknown as EventBase);
  const read = readLog(match.header, events, knock);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return stateAt(read.value.timeline).state as KnockState;
}

/** Everybody else believes the claimant, in seat order. */
export async function agree(page: Page, others: number): Promise<void> {
  for (let left = others; left > 0; left -= 1) {
    const button = page.getByRole('button', { name: words.act.agree, exact: true });
    await expect(button).toHaveCount(left);
    await button.first().tap();
  }
}
