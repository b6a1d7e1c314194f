// What the app says of itself stands above a table, whatever lies there, and all of it.
import { expect, test, type Page } from '@playwright/test';
import { common, memory, start } from '#lib/i18n/messages.ts';
import * as slap from '../../support/slap.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { passLie, startZone } from '../../../e2e/support/start.ts';
import { openWith, unmet } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import { zone } from '../slap/four-seats.ts';
import { fillDisk, lackWords } from '../stage/pretended.ts';

/** A fingertip, in CSS pixels. */
const TOUCH = 48;
/** Slap for four, flat, in English since the words of the page's language did not come; `met` is whether anybody knows the game. */
async function openUnworded(page: Page, met: boolean): Promise<void> {
  lackWords();
  await openWith(page, './play?match=four', {
    ...rowsOf({ four: slap.newTable(4) }),
    settings: [...(met ? [] : [unmet('slap')]), { key: 'preferences', value: { lies: 'flat' } }],
  });
}

/** How far the last of what is said reaches into the table; measured by the browser a frame later. */
const overlap = (): number => {
  const notes = [...document.querySelectorAll('.app > .note')].map((note) => note.getBoundingClientRect());
  const table = document.querySelector('.stage')?.getBoundingClientRect();
  return Math.max(...notes.map(({ bottom }) => bottom)) - (table?.top ?? 0);
};

test('while it is told how a game begins', async ({ page }) => {
  await openUnworded(page, false);
  await passLie(page);
  await expect(startZone(page, 'Mei', start.ready)).toBeVisible();
  await expect(page.getByText(common.unworded)).toBeVisible();
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

test('two things at once, and what answers them is as large as a finger', async ({ page }) => {
  await openUnworded(page, true);
  fillDisk();
  await zone(page, 0).tap();
  await expect(page.getByText(common.unworded)).toBeVisible();
  await expect(page.getByText(memory.reason.quota)).toBeVisible();
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  for (const says of [memory.tryAgain, memory.saveFile])
    expect((await act(page, says).boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH);
});
