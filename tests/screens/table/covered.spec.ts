// While a match stands nobody reads its cards (SLAP-17): paused, under its menu, or opened again.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { standardContest } from '#lib/games/contest/settings.ts';
import { contest } from '#lib/games/contest/index.ts';
import { contest as contestWords, table } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act as contestAct } from '../../support/contest.ts';
import { WORKED } from '../../support/claims.ts';
import * as knock from '../../support/knock.ts';
import { MatchTable } from '../../support/match-table.ts';
import { openTable } from '../../support/slap.ts';
import { look as lookTo } from '../stage/pretended.ts';

const contestTable = (players: 1 | 2, type: 0 | 10) => {
  const played = new MatchTable(contest, { ...standardContest(players), type });
  for (let seat = 0; seat < players; seat += 1) played.play(contestAct('readied', seat, 0));
  return played.until(100);
};

interface Table {
  readonly name: string;
  readonly played: unknown;
  /** What goes on. */
  readonly go?: string;
  /** Where the cards lie, where there are other figures beside them. */
  readonly cards?: string;
}
const contestAt = { go: table.pause.go, cards: `[aria-label="${contestWords.sets}"]` };
const TABLES: readonly Table[] = [
  { name: 'Slap for two', played: openTable(2, WORKED.ranks) },
  { name: 'Slap for four', played: openTable(4, WORKED.ranks) },
  { name: 'Knock alone', played: knock.openTable(1, WORKED.ranks) },
  { name: 'Knock for two', played: knock.openTable(2, WORKED.ranks) },
  { name: 'Knock for four', played: knock.openTable(4, WORKED.ranks) },
  { name: 'Contest for two', played: contestTable(2, 0), ...contestAt },
  { name: 'Contest alone', played: contestTable(1, 10), ...contestAt },
];

const BOARD = '[data-place="table"]';
/** What can be read there, in print. */
const readIn = (page: Page, where: string): Promise<string> =>
  page.evaluate((where) => document.querySelector<HTMLElement>(where)?.innerText ?? '', where);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

for (const { name, played, go = table.pause.go, cards = BOARD } of TABLES)
  test(`the cards are covered while the match stands: ${name}`, async ({ page }) => {
    const isRead = async () => /\d/.test(await readIn(page, cards));
    await openWith(page, './play?match=m', rowsOf({ m: played }));
    await expect(button(page, go)).toBeVisible();
    expect(await isRead()).toBe(false);
    await button(page, go).tap();
    await expect(button(page, go)).toBeHidden();
    await expect.poll(isRead).toBe(true);

    await button(page, table.pause.open).first().tap();
    const menu = page.getByRole('dialog', { name: table.pause.title });
    await expect(menu).toBeVisible();
    expect(await readIn(page, BOARD)).toBe('');
    await expect(page.locator(BOARD).getByRole('button')).toHaveCount(0);

    await menu.getByRole('button', { name: table.pause.go, exact: true }).tap();
    await expect(menu).toBeHidden();
    await expect.poll(isRead).toBe(true);

    await page.reload();
    await expect(button(page, go)).toBeVisible();
    expect(await isRead()).toBe(false);
  });

test('who was away, and goes on by the keyboard, is at the key where they were', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, table.pause.go).tap();
  const pause = button(page, table.pause.open).first();
  await pause.focus();
  await lookTo('away');
  await page.clock.runFor(5000);
  await lookTo('back');
  await button(page, table.pause.go).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, table.pause.go)).toBeHidden();
  await expect(pause).toBeFocused();
});

test('who went on from the menu finds the cover when they have been away, and not the menu', async ({
  page,
}) => {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, table.pause.go).tap();
  const menu = page.getByRole('dialog', { name: table.pause.title });
  await button(page, table.pause.open).first().tap();
  await menu.getByRole('button', { name: table.pause.go, exact: true }).tap();
  await expect(menu).toBeHidden();
  await lookTo('away');
  await page.clock.runFor(5000);
  await lookTo('back');
  await expect(button(page, table.pause.go)).toBeVisible();
  await expect(menu).toBeHidden();
});
