// Above a round of Four Fours stands who has how many points: by name where there is room, and always for who hears it.
import { expect, test } from '@playwright/test';
import { fours as text } from '#lib/i18n/messages.ts';
import { newTable } from '../../support/fours.ts';
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
