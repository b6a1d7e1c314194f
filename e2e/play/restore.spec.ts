import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { backup, home, settings } from '#lib/i18n/messages.ts';
import { openTable } from '../../tests/support/slap.ts';
import { attemptRow } from '../support/attempts.ts';
import { handOf } from '../support/cards.ts';
import { rowsOf } from '../support/matches.ts';
import { countStore, openWith, readStore, STILL } from '../support/store.ts';
import { act } from '../support/table.ts';

const ROWS = {
  ...rowsOf({ m: openTable(2, [3, 8, 3, 8]) }),
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

test('saved, deleted and restored by touch, without a network: everything is as it was', async ({
  page,
  context,
}) => {
  await openWith(page, './settings', ROWS);
  const before = await kept(page);
  const file = await saved(page);
  await expect(page.getByRole('button', { name: settings.export })).toContainText('last saved');
  // Another phone, with one hand of its own.
  await page.goto(STILL);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  await openWith(page, './settings', { attempts: [attemptRow('third', { endedAt: 1 })] });
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

test('what is no backup is refused with its reason, and changes nothing', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  const before = await kept(page);
  const path = await saved(page);
  const file = await readFile(path, 'utf8');
  await page.getByRole('button', { name: settings.restore }).tap();
  for (const [text, reason] of [
    ['{"name":"something else"}', backup.fault.foreign],
    [file.slice(0, -40), backup.fault.cutOff],
    [file.replace('"target":24', '"target":23'), backup.fault.altered],
    [file.replace(/"schema":\d+/, '"schema":99'), backup.fault.newer],
    ['['.repeat(100_000), backup.fault.tooDeep],
    [' '.repeat(50_000_001), backup.fault.tooLarge],
  ] as const) {
    await choose(page, await onPhone(text));
    await expect(sheet(page)).toContainText(`${reason} ${backup.unchanged}`);
  }
  expect(await kept(page)).toEqual(before);
  await choose(page, path);
  await expect(sheet(page), 'a sound one after all these').toContainText(backup.amount(2, 1));
});
