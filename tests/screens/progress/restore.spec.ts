import { expect, test, type Page } from '@playwright/test';
import { formatMoment } from '#lib/i18n/match-moments.ts';
import { backup, common, home, play, practice, settings } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/slap.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { NOON } from '../stage/clock.ts';
import { fileWith, saved } from '../stage/files.ts';

const ROWS = {
  ...rowsOf({ m: openTable(2, [3, 8, 3, 8]) }),
  attempts: [attemptRow('first', { hints: 2 }), attemptRow('second', { day: 20260310, target: -7 })],
  hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }],
  settings: [{ key: 'preferences', value: { theme: 'dark', clock: false } }],
};

const sheet = (page: Page) => page.getByRole('dialog');

/** Saves everything to a file, as the settings offer it; answers its text. */
async function savedAll(page: Page): Promise<string> {
  await page.getByRole('button', { name: settings.export }).tap();
  return (await saved(() => act(page, settings.exportSheet.save).tap())).text;
}
/** Chooses a file with this text in the sheet. */
async function choose(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await sheet(page)
    .getByRole('button', { name: backup.action.choose })
    .or(act(page, backup.action.other))
    .tap();
  await (await choosing).setFiles(fileWith(text));
}
const kept = async (page: Page) => ({
  attempts: (await readStore<{ id: string; seq: number }>(page, 'attempts')).map(({ seq: _, ...row }) => row),
  matches: (await readStore<{ id: string; by: string }>(page, 'matches')).map(({ by: _, ...row }) => row),
  events: (await readStore<{ event: unknown }>(page, 'matchEvents')).map(({ event }) => event),
  hands: await readStore(page, 'hands'),
});

test('what is no backup is refused with its reason, and changes nothing', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  const before = await kept(page);
  const file = await savedAll(page);
  await page.getByRole('button', { name: settings.restore }).tap();
  for (const [text, reason] of [
    ['{"name":"something else"}', backup.fault.foreign],
    [file.slice(0, -40), backup.fault.cutOff],
    [file.replace('"target":24', '"target":23'), backup.fault.altered],
    [file.replace(/"schema":\d+/, '"schema":99'), backup.fault.newer],
    ['['.repeat(100_000), backup.fault.tooDeep],
    ['', backup.fault.empty],
    [`[${'[],'.repeat(4_000_001)}1]`, backup.fault.tooMany],
    [' '.repeat(60_000_000), backup.tooLarge(60_000_000, 50_000_000)],
  ] as const) {
    await choose(page, text);
    await expect(sheet(page)).toContainText(`${reason} ${backup.unchanged}`);
  }
  expect(await kept(page)).toEqual(before);
  // Long enough to be read off the page.
  await choose(page, file + ' '.repeat(200_000));
  await expect(sheet(page), 'a sound one after all these').toContainText(backup.amount(2, 1));
});

test('a backup is asked about with its year, since it may be an old one', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  const file = await savedAll(page);
  await page.clock.setSystemTime('2028-03-12T12:00:00Z');
  await page.getByRole('button', { name: settings.restore }).tap();
  await choose(page, file);
  await expect(sheet(page).getByRole('heading')).toHaveText(backup.titleOf(formatMoment(NOON)));
  await expect(sheet(page).getByRole('heading')).toContainText('12 Mar 2026');
});

test('saved and restored by keyboard alone, the focus never lost', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  const file = await savedAll(page);
  await page.getByRole('button', { name: settings.restore }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  const press = async (name: string) => {
    const button = sheet(page).getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    for (let step = 0; step < 9; step += 1) {
      if (await button.evaluate((each) => each === document.activeElement))
        return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  };
  const choosing = page.waitForEvent('filechooser');
  await press(backup.action.choose);
  await (await choosing).setFiles(fileWith(file));
  await expect(sheet(page)).toContainText(backup.here(2, 1));
  await press(backup.action.restore);
  await expect(sheet(page).getByRole('status')).toContainText(backup.done(0, 0, 0));
  // What opens the app anew is a test for e2e/.
  await expect(act(page, backup.action.done)).toBeFocused();
});

/** Twelve hands of forty days ago, and a match. */
const LONG_AGO = Date.now() - 40 * 86_400_000;
const OLD = {
  ...ROWS,
  attempts: Array.from({ length: 12 }, (_, index) =>
    attemptRow(`old ${index}`, { startedAt: LONG_AGO, endedAt: LONG_AGO }),
  ),
};

test('a month after the first hands a copy is asked for, once, on the first page and nowhere else', async ({
  page,
}) => {
  await openWith(page, './practice', OLD);
  await expect(page.getByRole('group', { name: practice.cards })).toBeVisible();
  await expect(page.getByText(backup.remind.title)).toHaveCount(0);
  await page.goto('./');
  const reminder = page.getByRole('region', { name: backup.remind.title });
  await expect(reminder).toContainText(backup.remind.text(12, 1));
  await act(page, common.notNow).tap();
  await expect(reminder).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(home.practise)).toBeVisible();
  await expect(page.getByText(play.title).first()).toBeVisible();
  await expect(reminder, 'once a month').toHaveCount(0);
  // Before hands are deleted it is said once more, and gone with a copy.
  await page.goto('./settings');
  await page.getByRole('button', { name: settings.erase }).tap();
  await expect(sheet(page)).toContainText(backup.unsaved(12));
  await act(page, backup.saveBefore).tap();
  await saved(() => act(page, settings.exportSheet.save).tap());
  await page.getByRole('button', { name: settings.erase }).tap();
  await expect(sheet(page)).toContainText(settings.eraseSheet.text(12));
  await expect(act(page, backup.saveBefore)).toHaveCount(0);
});

test('before all is replaced it can be saved first, and whoever thinks better of it keeps it', async ({
  page,
}) => {
  await openWith(page, './settings', ROWS);
  const before = await kept(page);
  const file = await savedAll(page);
  await page.getByRole('button', { name: settings.restore }).tap();
  await choose(page, file);
  await expect(act(page, backup.saveFirst), 'what is put together needs no copy').toHaveCount(0);
  await act(page, backup.hows.replace).tap();
  const first = await saved(() => act(page, backup.saveFirst).tap());
  expect(first.text).toContain('"second"');
  await expect(act(page, backup.saved)).toBeVisible();
  await sheet(page).getByRole('button', { name: common.cancel }).tap();
  await expect(sheet(page)).toHaveCount(0);
  expect(await kept(page)).toEqual(before);
});

test('while a file is brought in the sheet says so, and cannot be put away before all is there', async ({
  page,
}) => {
  await openWith(page, './settings', ROWS);
  const file = await savedAll(page);
  await page.getByRole('button', { name: settings.restore }).tap();
  await choose(page, file);
  await act(page, backup.action.restore).tap();
  const status = sheet(page).getByRole('status');
  // It is painted before the work begins, and the clock of the stage stands meanwhile.
  expect(await status.innerText()).toBe(backup.working);
  await page.keyboard.press('Escape');
  await sheet(page)
    .getByRole('button', { name: common.cancel })
    .evaluate((button: HTMLElement) => button.click());
  expect(await sheet(page).count()).toBe(1);
  await expect(status).toContainText(backup.done(0, 0, 0));
});
