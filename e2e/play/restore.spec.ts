import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { standingOf } from '#lib/core/match/standing.ts';
import { backup, home, settings } from '#lib/i18n/messages.ts';
import { openTable } from '../../tests/support/slap.ts';
import { attemptRow } from '../support/attempts.ts';
import { handOf } from '../support/cards.ts';
import { rowsOf } from '../support/matches.ts';
import { countStore, openWith, readStore, STILL } from '../support/store.ts';
import { act, ranksOn } from '../support/table.ts';

const TABLE = openTable(2, [3, 8, 3, 8]);
const MATCHES = rowsOf({ m: TABLE });
const ROWS = {
  ...MATCHES,
  // As it stands by its log, which is played again where a backup is read.
  matches: [{ ...MATCHES.matches?.[0], standing: standingOf(TABLE.game, TABLE.match) }],
  attempts: [attemptRow('first', { hints: 2 }), attemptRow('second', { day: 20260310, target: -7 })],
  hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }],
  settings: [{ key: 'preferences', value: { theme: 'dark', clock: false } }],
};

const sheet = (page: Page) => page.getByRole('dialog');

/** A file on the phone with this text; answers its path. */
async function onPhone(text: string): Promise<string> {
  const path = test.info().outputPath(`backup ${(files += 1)}.json`);
  await writeFile(path, text);
  return path;
}
let files = 0;
/** Saves everything to a file, as the settings offer it; answers its path. */
async function saved(page: Page): Promise<string> {
  await page.getByRole('button', { name: settings.export }).tap();
  const downloading = page.waitForEvent('download');
  await act(page, settings.exportSheet.save).tap();
  return (await downloading).path();
}
/** Chooses a file in the sheet. */
async function choose(page: Page, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await sheet(page)
    .getByRole('button', { name: backup.action.choose })
    .or(act(page, backup.action.other))
    .tap();
  await (await choosing).setFiles(file);
}
const kept = async (page: Page) => ({
  attempts: (await readStore<{ id: string; seq: number }>(page, 'attempts')).map(({ seq: _, ...row }) => row),
  matches: (await readStore<{ id: string; by: string }>(page, 'matches')).map(({ by: _, ...row }) => row),
  events: (await readStore<{ event: unknown }>(page, 'matchEvents')).map(({ event }) => event),
  hands: await readStore(page, 'hands'),
});

test.describe('kept for offline use', () => {
  test.use({ serviceWorkers: 'allow' });

  test('saved, and restored on another phone by touch, without a network: everything is as it was', async ({
    browser,
    page,
    context,
  }) => {
    const first = await browser.newContext({ serviceWorkers: 'block' });
    const there = await first.newPage();
    await openWith(there, './settings', ROWS);
    const before = await kept(there);
    const file = await onPhone(await readFile(await saved(there), 'utf8'));
    await expect(there.getByRole('button', { name: settings.export })).toContainText('Last backup');
    await first.close();
    // Another phone, with one hand of its own.
    await openWith(page, './settings', { attempts: [attemptRow('third', { endedAt: 1 })] });
    // From the moment that it is ready offline, and not before.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);

    await page.getByRole('button', { name: settings.restore }).tap();
    await choose(page, file);
    await expect(sheet(page)).toContainText(backup.amount(2, 1));
    await expect(sheet(page)).toContainText(backup.here(1, 0));
    expect(await countStore(page, 'attempts'), 'nothing has changed so far').toBe(1);
    await act(page, backup.action.restore).tap();
    await expect(sheet(page)).toContainText(backup.done(2, 1, 0));
    const merged = await kept(page);
    expect(merged.attempts.map(({ id }) => id)).toEqual(['third', 'first', 'second']);
    await context.setOffline(false);
    await act(page, backup.action.done).tap();
    await expect(page.getByRole('heading', { name: home.today })).toBeVisible();

    await page.goto('./settings');
    await page.getByRole('button', { name: settings.restore }).tap();
    await choose(page, file);
    await expect(sheet(page)).toContainText(backup.here(3, 1));
    await act(page, backup.hows.replace).tap();
    await expect(sheet(page)).toContainText(backup.about.replace);
    await act(page, backup.action.replace).tap();
    await expect(sheet(page)).toContainText(backup.done(2, 1, 0));
    expect(await kept(page)).toEqual(before);
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('the browser saves before the app is installed, through the share sheet, and the app that starts empty takes it in', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { readonly files: readonly File[] }) => {
          if (shared.push((await files[0]?.text()) ?? '') === 1)
            throw new DOMException('closed', 'AbortError');
          Object.assign(globalThis, { shared: shared[1] });
        },
      });
    });
    await openWith(page, './settings', ROWS);
    await page.getByRole('button', { name: settings.install }).tap();
    await act(page, settings.installSheet.save).tap();
    await act(page, settings.exportSheet.save).tap();
    await expect(
      act(page, settings.exportSheet.save),
      'closing the list of apps keeps the sheet',
    ).toBeVisible();
    await act(page, settings.exportSheet.save).tap();
    await expect(act(page, settings.installSheet.save), 'back to the steps').toBeVisible();
    const file = await onPhone(
      await page.evaluate(() => (globalThis as unknown as { readonly shared: string }).shared),
    );

    await page.goto(STILL);
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'all',
    });
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto('./');
    await page.getByRole('link', { name: home.first.restore }).tap();
    await choose(page, file);
    await expect(sheet(page)).toContainText(backup.here(0, 0));
    await expect(act(page, backup.hows.replace), 'nothing to replace').toHaveCount(0);
    await act(page, backup.action.restore).tap();
    await expect(sheet(page)).toContainText(backup.done(2, 1, 0));
    await act(page, backup.action.done).tap();
    await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
    await expect(act(page, home.first.begin)).toHaveCount(0);
    await expect(page.locator('html'), 'the looks that were saved').toHaveAttribute('data-theme', 'dark');
  });
});

test('other windows show what was restored without being opened anew: the list, and the hand on the table', async ({
  page,
  context,
}) => {
  await openWith(page, './settings', ROWS);
  const file = await saved(page);
  const hands = [{ slot: 'practice', row: handOf([6, 6, 6, 6]) }];
  await page.goto(STILL);
  const session = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await openWith(page, './settings', { attempts: [attemptRow('third', { endedAt: 1 })], hands });
  const [list, table] = [await context.newPage(), await context.newPage()];
  const loads: string[] = [];
  for (const other of [list, table]) other.on('load', () => loads.push(other.url()));
  await list.goto('./progress?hands');
  const lines = list.getByText('4 × 6 × 1 × 1');
  await expect(lines).toHaveCount(1);
  await table.goto('./practice');
  await expect.poll(() => ranksOn(table)).toEqual([6, 6, 6, 6]);
  loads.length = 0;

  await page.bringToFront();
  await page.goto('./settings?restore');
  await choose(page, file);
  await act(page, backup.hows.replace).tap();
  await act(page, backup.action.replace).tap();
  await expect(sheet(page)).toContainText(backup.done(2, 1, 0));
  await expect.poll(() => ranksOn(table)).toEqual([2, 3, 5, 7]);
  await expect(lines).toHaveCount(2);
  await expect(list.locator('html'), 'the settings, too').toHaveAttribute('data-theme', 'dark');
  expect(loads).toEqual([]);
});
