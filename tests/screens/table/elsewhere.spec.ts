// A match is played in one window at a time; whoever opens it in two is told so, and chooses.
import { expect, test, type Page } from '@playwright/test';
import { home, play, table } from '#lib/i18n/messages.ts';
import { playElsewhere, rowsOf } from '../../../e2e/support/matches.ts';
import { stateOn } from '../../../e2e/support/slap-two.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { openTable, slapBy, WORKED } from '../../support/slap.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const here = (page: Page) => button(page, play.elsewhere.here);

/** Sits at a match that another window then plays on: somebody slaps there. */
async function sitInTwo(page: Page): Promise<void> {
  await openWith(page, './play?match=m', rowsOf({ m: openTable(2, WORKED.ranks) }));
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await playElsewhere(page, 'm', slapBy(1, 4000));
}

test('what is done here after that is not kept, and is said to be open elsewhere at once', async ({
  page,
}) => {
  await sitInTwo(page);
  const before = await readStore(page, 'matchEvents');
  await expect(here(page)).toHaveCount(0);
  await button(page, table.pause.open).first().tap();
  await page.clock.runFor(100);
  expect(await here(page).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect(page.getByRole('alert')).toContainText(play.elsewhere.title);
  expect(await readStore(page, 'matchEvents')).toEqual(before);
});

test('whoever does nothing is told so within a second, and goes on here as it stands by then', async ({
  page,
}) => {
  await sitInTwo(page);
  await page.clock.runFor('0:01');
  await expect(here(page)).toBeVisible();
  await here(page).tap();
  await expect(page.getByRole('region', { name: table.cover.title })).toBeVisible();
  await button(page, table.pause.go).tap();
  await expect(here(page)).toHaveCount(0);
  // What was done in the other window counts.
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('claim');
});

test('whoever leaves it to the other window is not asked whether to leave', async ({ page }) => {
  await sitInTwo(page);
  await page.clock.runFor('0:01');
  await page.getByRole('link', { name: play.home }).tap();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
