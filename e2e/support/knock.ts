import { expect, type Locator, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { knock } from '#lib/games/knock/index.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import { common, pads, table } from '#lib/i18n/messages.ts';
import type { KnockTable } from '../../tests/support/knock.ts';
import { rowsOf } from './matches.ts';
import { matchOn } from './on-disk.ts';
import { PAD_SIGNS } from './pad-keys.ts';
import { openWith } from './store.ts';

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
export const stateOn = async (page: Page): Promise<KnockState> =>
  (await matchOn(page, knock)).state as KnockState;

/** A button of the table by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Where a finger finds each zone: near the edge of the phone, clear of its buttons. */
export const SPOTS = [
  { x: 195, y: 822 },
  { x: 22, y: 422 },
  { x: 195, y: 22 },
  { x: 368, y: 422 },
] as const;

/** A finger in a zone, once it says this. */
export async function tapZone(page: Page, seat: number, says: string): Promise<void> {
  await expect(zone(page, seat, says)).toBeVisible({ timeout: 15_000 });
  const { x, y } = SPOTS[seat] ?? SPOTS[0];
  await page.touchscreen.tap(x, y);
}

/** One solution of the four cards on the table; null where there is none. */
export async function solutionOn(page: Page): Promise<string | null> {
  const { table: cards, target } = await stateOn(page);
  const [found] = solutions(
    cards.map(({ rank }) => rank ?? 0),
    target ?? 0,
  );
  return found ? printExpression(found) : null;
}

/** Enters a solution key by key, by finger. */
export async function tapLine(page: Page, line: string): Promise<void> {
  const numbers = page.getByRole('group', { name: pads.numbers });
  for (const part of line.match(/\d+|[+−×÷()]/g) ?? []) {
    if (/\d/.test(part)) {
      const label = common.rank(Number(part), 13);
      const name = label === part ? new RegExp(`^${part}$`) : new RegExp(`^${label}`);
      await numbers.locator('button:not([aria-disabled])').filter({ hasText: name }).first().tap();
    } else await button(page, PAD_SIGNS[part] ?? '').tap();
  }
  await button(page, pads.rule).tap();
}

const KEYS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/', ' ': '' };
const RANK_KEYS: Readonly<Record<string, string>> = { '1': 'a', '10': '0', '11': 'j', '12': 'q', '13': 'k' };

/** What a keyboard writes of a solution. */
export const typed = (line: string): string =>
  line.replace(/\d+/g, (rank) => RANK_KEYS[rank] ?? rank).replace(/[−×÷ ]/g, (sign) => KEYS[sign] ?? '');
