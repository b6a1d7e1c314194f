// What a held or passed phone says when somebody comes back to it: the same in every game, and whose turn it is.
import { expect, test, type Page } from '@playwright/test';
import { fours, table } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { openTable as openContest, claim } from '../../support/contest.ts';
import { dealtTable, realTable as realFours } from '../../support/fours.ts';
import { newTable, realTable as realKings } from '../../support/kings-table.ts';

const { cover, pause } = table;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Waiting {
  readonly name: string;
  readonly played: unknown;
  /** Whose turn it is, else what all are asked; nothing of one who plays alone. */
  readonly said: readonly string[];
}
const founding = newTable(2, { deck: 'physical' });
founding.do({ type: 'founded', seat: 0, card: 1 });
const WAITING: readonly Waiting[] = [
  { name: 'Kings, castles of a real deck', played: founding, said: [cover.turn('Mei')] },
  { name: 'Kings, a real deck', played: realKings(2), said: [cover.text] },
  { name: 'Contest, a race', played: openContest(2, [[3, 7, 8, 2]]), said: [cover.text] },
  {
    name: 'Contest, a proof',
    played: openContest(2, [[3, 7, 8, 2]]).touch(claim(1, 5000)),
    said: [cover.turn('Grandma')],
  },
  { name: 'Four Fours, a real deck', played: realFours(2).ends(), said: [cover.turn('Grandma')] },
  { name: 'Four Fours, alone', played: dealtTable(['+×−÷()']), said: [] },
];

for (const { name, played, said } of WAITING)
  test(`whoever comes back reads whose turn it is, and the menu is a tap away: ${name}`, async ({ page }) => {
    await openWith(page, './play?match=m', rowsOf({ m: played }));
    const waits = page.getByRole('region', { name: cover.title });
    await expect(button(page, pause.go)).toBeVisible();
    await expect(waits.getByRole('paragraph')).toHaveText(said);
    await button(page, cover.more).tap();
    const menu = page.getByRole('dialog', { name: pause.title });
    await menu.getByRole('button', { name: pause.go, exact: true }).tap();
    await expect(menu).toBeHidden();
    await expect(waits).toBeHidden();
  });

test('where hands are hidden the phone is passed to whose turn it is', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: dealtTable(['+×−÷()', '+×−÷()']).ends() }));
  await expect(page.getByRole('heading', { name: fours.passTo('Grandma') })).toBeVisible();
});
