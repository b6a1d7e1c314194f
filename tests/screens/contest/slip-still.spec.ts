// What is typed on a slip grows upward at most: no key goes from under a finger.
import { expect, test, type Page } from '@playwright/test';
import { contest as text, table } from '#lib/i18n/messages.ts';
import { openTable, raise } from '../../support/contest.ts';
import { button, NAMES } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { inLanguage } from '../languages/speaking.ts';

const SETS = [
  [7, 7, 9, 2],
  [1, 6, 4, 5],
];

/** Types a fraction on the first slip: nothing below moves, and what enters it stays in view. */
async function typesStill(page: Page): Promise<void> {
  const keys = page.getByRole('group', { name: text.keys });
  await expect(keys).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const top = async () => Math.round((await keys.boundingBox())?.y ?? NaN);
  const first = await top();
  await expect(button(page, text.seal)).toBeInViewport({ ratio: 1 });
  for (const key of '1/27') {
    await page.keyboard.press(key);
    expect(Math.abs((await top()) - first), `after ${key}`).toBeLessThanOrEqual(1);
  }
}

for (const [width, height] of [
  [390, 844],
  [360, 780],
  [375, 667],
  [360, 640],
  [844, 390],
  [1366, 768],
] as const)
  for (const players of [1, 2, 4] as const)
    for (const type of [11, 21] as const)
      // Where there is room each has a place of their own, and no slip.
      if (players === 1 || width < 1000)
        test(`the keys stay where they are while an x is typed: ${width} × ${height}, type ${type}, ${players}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height });
          const played = openTable(players, SETS.slice(0, type === 11 ? 2 : 1), { type });
          const settings = [{ key: 'preferences', value: { lies: 'standing' } }];
          const rows = rowsOf({ m: played.touch(raise(0, 1000)) });
          await openWith(page, './play?match=m', { ...rows, settings });
          await button(page, players === 1 ? table.pause.go : text.iAm(NAMES[0])).tap();
          await typesStill(page);
        });

for (const code of ['es', 'pt'] as const)
  test(`nor in a language that says more above them: ${code}`, ({ page }) =>
    inLanguage(code, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const rows = rowsOf({ m: openTable(2, SETS.slice(0, 1), { type: 21 }).touch(raise(0, 1000)) });
      await openWith(page, './play?match=m', rows);
      await button(page, text.iAm(NAMES[0])).tap();
      await typesStill(page);
    }));
