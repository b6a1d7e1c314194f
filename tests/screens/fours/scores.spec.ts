// Above a round of Four Fours stands who has how many points: by name where there is room, and always for who hears it. Alone turns count.
import { expect, test } from '@playwright/test';
import { fours as text, setup } from '#lib/i18n/messages.ts';
import { dealtTable, inGap, newTable } from '../../support/fours.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { overlaps } from '../walks/overlaps.ts';

test.use({ serviceWorkers: 'block' });

for (const [players, width, height, named] of [
  [2, 320, 568, true],
  [2, 844, 390, true],
  [3, 390, 844, false],
  [4, 768, 1024, true],
  [6, 390, 844, false],
  [6, 1280, 720, true],
] as const)
  test(`${players} at ${width} × ${height}: ${named ? 'names and points' : 'shapes and points'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const table = newTable(players);
    await openWith(page, './play?match=m', rowsOf({ m: table }));
    const rows = page.getByRole('list', { name: text.scores }).getByRole('listitem');
    await expect(rows).toHaveCount(players);
    const names = await rows.locator('.name').all();
    for (const name of names) await (named ? expect(name).toBeVisible() : expect(name).toBeHidden());
    expect(names).toHaveLength(players);
    for (const said of await rows.locator('.unseen').allTextContents()) expect(said).toMatch(/^\p{L}+, /u);
    expect(overlaps()).toEqual([]);
  });

/** One round was won, in one turn, for three points. */
const won = (hands: readonly string[]) =>
  dealtTable(hands).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
const HANDS = ['÷÷××+', '+++××'];

test('of one who is alone no points are told, at home and among the matches', async ({ page }) => {
  await openWith(page, './', rowsOf({ alone: won(HANDS.slice(0, 1)), two: won(HANDS) }));
  const tile = page.getByRole('link', { name: setup.home.goOn('Four Fours') });
  await expect(tile).toContainText('Mei');
  await expect(tile).not.toContainText('3');
  await page.getByRole('button', { name: setup.home.all(2) }).tap();
  await expect(page.getByRole('dialog').getByRole('link').last()).toContainText(setup.home.score('Mei', 3));

  await page.goto('./progress?matches');
  const [alone, two] = [
    page.getByRole('link', { name: /alone/ }),
    page.getByRole('link', { name: /^Four Fours(?! alone)/ }),
  ];
  await expect(alone).toContainText('Mei');
  await expect(alone).not.toContainText('3');
  await expect(two).toContainText('Mei 3');
});
