import { expect, type Locator, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { knock } from '#lib/games/knock/index.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import { table } from '#lib/i18n/messages.ts';
import type { KnockTable } from '../../tests/support/knock.ts';
import { tapFree } from './hands.ts';
import { rowsOf } from './matches.ts';
import { matchOn } from './on-disk.ts';
import { openWith } from './store.ts';

/** By seat. */
export const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'] as const;

/** Sits down at a match, and goes on with it where it had begun. */
export async function sitAt(page: Page, played: KnockTable, choices: object = {}): Promise<void> {
  const settings = [{ key: 'preferences', value: choices }];
  await openWith(page, './play?match=m', { ...rowsOf({ m: played }), settings });
  const go = page.getByRole('button', { name: table.pause.go });
  if (played.timeline.events.length > 0) await go.tap();
  await expect(go).toBeHidden();
}

/** The zone of a seat at a table for three or four, while it says this. */
export const zone = (page: Page, seat: number, says: string, names: readonly string[] = NAMES): Locator =>
  page.getByRole('button', { name: new RegExp(`^${names[seat]}, \\d+ won\\. ${says}`) });

/** The match as it lies on disk. */
export const stateOn = async (page: Page): Promise<KnockState> =>
  (await matchOn(page, knock)).state as KnockState;

/** A button of the table by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A finger in a zone, once it says this. */
export const tapZone = (page: Page, seat: number, says: string): Promise<void> =>
  tapFree(page, zone(page, seat, says));

/** One solution of the four cards on the table; null where there is none. */
export async function solutionOn(page: Page): Promise<string | null> {
  const { table: cards, target } = await stateOn(page);
  const [found] = solutions(
    cards.map(({ rank }) => rank ?? 0),
    target ?? 0,
  );
  return found ? printExpression(found) : null;
}
