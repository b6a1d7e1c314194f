import { type Page } from '@playwright/test';
import { common, memory, table } from '#lib/i18n/messages.ts';
import { cover, journalled, logOnDisk, ROW, scoresAfter, ADDRESS, zone } from '../support/heat.ts';
import { expect, test, type Host } from '../support/platform.ts';
import { lose, SCRIPTS } from '../support/parts.ts';
import { openWith } from '../support/store.ts';
import { waitForReadyOffline } from '../support/app.ts';

test.use({ serviceWorkers: 'allow' });

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: common.repair.title });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** Whether this browser asks again for a script that did not come; some versions of Chromium do not until the page is opened anew. */
async function asksAgain(page: Page, host: Host): Promise<boolean> {
  const load = () => page.evaluate("import('/asked.js').then(() => true, () => false)");
  expect(await load()).toBe(false);
  host.answer = ({ path }) =>
    path === '/asked.js'
      ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: '' }
      : undefined;
  const came = await load();
  host.answer = undefined;
  return came === true;
}

test('a part that is missing from the host and the cache at an open table is said to be, with a way to try again, and the match stays whole', async ({
  page,
  host,
}) => {
  await openWith(page, './', { matches: [ROW] });
  await waitForReadyOffline(page);
  await page.goto(ADDRESS);
  await expect(zone(page, 0)).toBeVisible();
  await page.getByRole('button', { name: table.pause.open }).first().tap();
  let loads = 0;
  page.on('load', () => (loads += 1));
  expect(await lose(page, SCRIPTS)).toBeGreaterThan(10);
  const canAskAgain = await asksAgain(page, host);
  await host.kill();

  // The rules are fetched when somebody asks for them.
  await page.getByRole('button', { name: table.pause.rules }).tap();
  const said = page.getByRole('dialog').getByRole('alert');
  await expect(said).toContainText(common.repair.title);
  const again = page.getByRole('button', { name: memory.tryAgain });
  await again.tap();
  await expect(said, 'nobody is there to give it').toContainText(common.repair.title);
  await page.getByRole('dialog').getByRole('button', { name: common.close }).last().tap();

  // Played on without; then somebody is there, and it comes.
  const go = page.getByRole('dialog').getByRole('button', { name: table.pause.go });
  await go.tap();
  await expect(go).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await button(page, common.repair.action).tap();
  await expect(panel(page), 'nobody is there to repair it from').toBeVisible();
  await button(page, common.notNow).tap();
  await page.getByRole('button', { name: table.pause.open }).first().tap();
  await page.getByRole('button', { name: table.pause.rules }).tap();
  await expect(said).toBeVisible();
  await host.revive();
  await again.tap();
  if (canAskAgain) {
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('paragraph').first()).toBeVisible();
  }
  await page.getByRole('dialog').getByRole('button', { name: common.close }).last().tap();
  expect(loads, 'nothing was opened anew in the middle of the match').toBe(0);
  const log = await logOnDisk(page);

  // Repaired as a whole, it is the same match.
  await go.tap();
  await button(page, common.repair.action).tap();
  await expect(cover(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
  const rows = await logOnDisk(page);
  expect(rows.slice(0, log.length)).toEqual(log);
  scoresAfter(rows);
  await expect(async () =>
    expect((await journalled(page)).size).toBe((await logOnDisk(page)).length),
  ).toPass();
});
