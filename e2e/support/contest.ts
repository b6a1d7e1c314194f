import { expect, type Locator, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { contest } from '#lib/games/contest/index.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { contest as text, pads, table } from '#lib/i18n/messages.ts';
import { rowsOf } from './matches.ts';
import { matchOn } from './on-disk.ts';
import { padSigns } from './pad-keys.ts';
import { openWith } from './store.ts';

/** By seat. */
export const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'] as const;

/** A button of the table by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Sits down at a contest that has begun, and goes on with it; it stands unless it is said to lie. */
export async function sitAt(
  page: Page,
  played: unknown,
  { lies = 'standing' }: { readonly lies?: 'flat' | 'standing' } = {},
): Promise<void> {
  const settings = [{ key: 'preferences', value: { lies } }];
  await openWith(page, './play?match=m', { ...rowsOf({ m: played }), settings });
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
}

/** The match as it lies on disk. */
export const stateOn = async (page: Page): Promise<ContestState> =>
  (await matchOn(page, contest)).state as ContestState;

/** One solution of the set on the table; null where there is none. */
export async function solutionOn(page: Page): Promise<string | null> {
  // What is asked stands on the table before it lies on the disk.
  await expect.poll(async () => (await stateOn(page)).sets.length).toBeGreaterThan(0);
  const { sets, config } = await stateOn(page);
  const [found] = solutions(sets[0] ?? [], config.target);
  return found ? printExpression(found) : null;
}

/** Enters a line key by key, by finger. */
export async function tapKeys(page: Page, line: string): Promise<void> {
  const numbers = page.getByRole('group', { name: pads.numbers, exact: true });
  const signs = page.getByRole('group', { name: pads.signs });
  await expect(numbers).toBeVisible();
  for (const token of line.match(/\d+|[^\s\d]/g) ?? []) {
    const sign = padSigns()[token];
    const key =
      sign === undefined
        ? numbers.locator('button:not([aria-disabled])').filter({ hasText: new RegExp(`^${token}$`) })
        : signs.getByRole('button', { name: sign, exact: true });
    await key.first().tap();
  }
}

/** The same, and has it ruled on. */
export async function tapLine(page: Page, line: string): Promise<void> {
  await tapKeys(page, line);
  await button(page, text.rule).tap();
}

/** Opens what everybody entered, where that is to do, and hands it to whoever proves. */
export async function toProof(
  page: Page,
  press: (control: Locator) => Promise<void> = (control) => control.tap(),
): Promise<void> {
  const prove = page.getByRole('button', { name: /^Pass to .+: prove/ });
  const open = button(page, text.reveal.open);
  await expect(prove.or(open)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  if ((await open.count()) > 0) await press(open);
  await press(prove);
}

/** Types an x on the slip, figure by figure, and seals it. */
export async function sealX(page: Page, x: string): Promise<void> {
  const keys = page.getByRole('group', { name: text.keys });
  await expect(keys).toBeVisible();
  for (const key of x)
    await keys.getByRole('button', { name: key === '/' ? text.fraction : key, exact: true }).tap();
  await button(page, text.seal).tap();
}
