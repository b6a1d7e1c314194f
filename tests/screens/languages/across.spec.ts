// What leaves one device in a language opens on another in another one: files and links hold facts, and no words.
import { expect, test, type Page } from '@playwright/test';
import { standingOf } from '#lib/core/match/standing.ts';
import { backup, games, matchList, settings, solver } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openTable } from '../../support/slap.ts';
import { rowsOf, stoppedMatch } from '../../../e2e/support/matches.ts';
import { readStore, type Rows } from '../../../e2e/support/store.ts';
import { numbersOn } from '../../../e2e/support/solver.ts';
import { act } from '../../../e2e/support/table.ts';
import { clear } from '../stage/app.ts';
import { tidy } from '../stage/device.ts';
import { newDisk } from '../stage/disk.ts';
import { fileWith, giveFile, saved } from '../stage/files.ts';
import { like, show } from '../walks/screen.ts';
import { inLanguage } from './speaking.ts';

const PAIRS = [
  ['ar', 'zh-Hans'],
  ['zh-Hans', 'ar'],
] as const;
const TABLES = { open: openTable(2, [3, 8, 3, 8]), over: stoppedMatch() };
const ROWS = rowsOf(TABLES);
const FACTS: Rows = {
  ...ROWS,
  // As they stand by their logs, which are played again where a backup is read.
  matches: Object.values(TABLES).map(({ game, match }, place) => ({
    ...ROWS.matches?.[place],
    standing: standingOf(game, match),
  })),
  attempts: [attemptRow('first', { hints: 2 }), attemptRow('second', { day: 20260310, target: -7 })],
  hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }],
};

/** Another device, on which nothing has been yet. */
async function newDevice(): Promise<void> {
  await clear();
  tidy();
  newDisk();
}
async function choose(page: Page, text: string, button: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await act(page, button).tap();
  await (await choosing).setFiles(fileWith(text));
}
/** What is kept, but for the numbers that each device gives. */
const kept = async (page: Page) => ({
  attempts: (await readStore<{ seq: number }>(page, 'attempts')).map(({ seq: _, ...row }) => row),
  matches: (await readStore<{ by: string }>(page, 'matches')).map(({ by: _, ...row }) => row),
  events: (await readStore<{ event: unknown }>(page, 'matchEvents')).map(({ event }) => event),
  hands: await readStore(page, 'hands'),
});
const FOREIGN = /[\p{Script=Arabic}\p{Script=Han}]/u;

for (const [from, to] of PAIRS) {
  test(`a backup made in ${from} is restored in ${to}`, async ({ page }) => {
    const [text, before] = await inLanguage(from, async () => {
      await show(page, './settings', FACTS);
      await page.getByRole('button', { name: like(`${settings.export}§`) }).tap();
      const file = await saved(() => act(page, settings.exportSheet.save).tap());
      return [file.text, await kept(page)] as const;
    });
    expect(text).not.toMatch(FOREIGN);
    await newDevice();
    await inLanguage(to, async () => {
      await show(page, './settings', { attempts: [attemptRow('third', { endedAt: 1 })] });
      await page.getByRole('button', { name: like(`${settings.restore}§`) }).tap();
      await choose(page, text, backup.action.choose);
      await act(page, backup.hows.replace).tap();
      await act(page, backup.action.replace).tap();
      await expect(page.getByRole('dialog')).toContainText(backup.done(2, 2, 0));
      expect(await kept(page)).toEqual(before);
    });
  });

  test(`a match saved in ${from} opens in ${to}`, async ({ page }) => {
    const text = await inLanguage(from, async () => {
      await show(page, './progress?matches', rowsOf({ over: stoppedMatch() }));
      await page.getByRole('button', { name: like(matchList.more('§')) }).tap();
      return (await saved(() => page.getByRole('button', { name: matchList.save }).tap())).text;
    });
    expect(text).not.toMatch(FOREIGN);
    await newDevice();
    await inLanguage(to, async () => {
      await show(page, './progress?matches', {});
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (field) giveFile(field, fileWith(text));
      await expect(page.getByRole('status').filter({ hasText: matchList.opened })).toBeVisible();
      await expect(page.getByRole('link', { name: like(`§${games.slap.name}§`) })).toBeVisible();
    });
  });

  test(`a question shared in ${from} is asked in ${to}`, async ({ page }) => {
    const link = await inLanguage(from, async () => {
      await show(page, './solve?n=6,9,2,7&t=-100', {});
      let copied = '';
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
      });
      await act(page, solver.shareQuestion).tap();
      await expect(page.getByText(solver.shared.copied)).toBeVisible();
      return copied;
    });
    const [asked = ''] = /\?[^\s]+/.exec(link) ?? [];
    expect(asked).toBe('?n=6,9,2,7&t=-100');
    await newDevice();
    await inLanguage(to, async () => {
      await show(page, `./solve${asked}`, {});
      await expect(numbersOn(page)).toHaveCount(4);
      await expect(page.getByRole('button', { name: solver.makes('-100') })).toBeVisible();
    });
  });
}
