import { expect, test, type Page } from '@playwright/test';
import { SETTLING } from '#lib/boards/race/sitting.ts';
import { knock as words, pads, table } from '#lib/i18n/messages.ts';
import { corrected } from '../../support/claims.ts';
import { act, knockBy, newTable, openTable, shuffledFor } from '../../support/knock.ts';
import { tapFree } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { button, NAMES, sitAt, stateOn, tapZone, zone } from '../../../e2e/support/knock.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { tapLine } from '../../../e2e/support/pad-keys.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** A finger in a zone, whatever it says. */
const touch = (page: Page, seat: number) =>
  tapFree(page, page.getByRole('button', { name: new RegExp(`^${NAMES[seat]}, `) }));

test('a false start is locked for a second, and a wrong claim is out for these four only', async ({
  page,
}) => {
  const cards = shuffledFor(4, [8, 3, 5, 2]);
  await sitAt(page, newTable(4).play(cards, corrected(10, 10, 10, 10, 10, 0, 0, 0, 0, 0)));
  await button(page, words.act.turn).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('counting');
  // At once it was meant for the key that has just been tapped.
  await touch(page, 1);
  await page.clock.runFor(SETTLING);
  expect((await stateOn(page)).locks[1]).toBe(0);
  await touch(page, 1);
  await expect(zone(page, 1, words.tooEarly)).toBeVisible();
  await tapZone(page, 1, words.knock);
  await expect(zone(page, 2, words.hasIt('Grandma'))).toBeVisible();
  await look();
  await button(page, words.act.check).first().tap();
  await tapLine(page, '8 + 3 + 5 + 2');
  await expect(zone(page, 1, `${words.makes('18')}. ${words.out}`)).toBeVisible();
  await touch(page, 1);
  // The others go on, and must knock anew (KNOCK-5).
  await tapZone(page, 0, words.knock);
  await expect(zone(page, 0, words.youHaveIt)).toBeVisible();
  expect((await stateOn(page)).claims.map(({ claimant }) => claimant)).toEqual([1]);
});

test('called mode: anyone taps who was first (SLAP-15)', async ({ page }) => {
  await sitAt(page, openTable(3, [8, 3, 5, 2], { called: true }));
  await tapZone(page, 1, words.first);
  await expect(zone(page, 1, words.youHaveIt)).toBeVisible();
  await button(page, words.act.said).tap();
  await expect(zone(page, 1, words.stands)).toBeVisible();
  // Nobody asks to see it within five seconds (KNOCK-4).
  await expect(zone(page, 1, words.right)).toBeVisible({ timeout: 10_000 });
  expect((await stateOn(page)).last?.claims.at(-1)?.by).toBe('stood');
});

for (const rounds of [1, 2] as const)
  test(`the verdict on the last cards of a deck round can be changed, ${rounds} in all`, async ({ page }) => {
    const last = openTable(4, [8, 3, 5, 2], { rounds }).play(corrected(5000, 0, 0, 0, 0, 9, 9, 9, 9, 0));
    const claimed = last.play(knockBy(1, 9000)).through(9100);
    const judged = claimed.play(...[0, 2, 3].map((seat) => act('agreed', seat, 12_000)));
    if (rounds === 2) await sitAt(page, judged);
    else await openWith(page, './play?match=m', rowsOf({ m: judged }));
    await expect(page.getByRole('button', { name: /^Grandma, 13 won/ })).toBeVisible();
    await button(page, table.pause.open).tap();
    await button(page, table.pause.verdict).tap();
    await button(page, table.verdict.now.wrong).tap();
    await page.getByRole('dialog').getByRole('button', { name: table.pause.go }).tap();
    await expect(zone(page, 1, `${words.notSo}. ${words.out}`)).toBeVisible();
    expect((await stateOn(page)).won.map((pile) => pile.length)).toEqual([9, 9, 9, 9]);
  });

test('the table sets the count right, and the cards stay as many (SLAP-14)', async ({ page }) => {
  await sitAt(page, openTable(4, [8, 3, 5, 2]));
  await button(page, table.pause.open).tap();
  await button(page, table.pause.count).tap();
  const row = (name: string) => page.getByRole('group', { name });
  for (const [name, by] of [
    [words.count.toPlay('Mei'), table.count.less],
    [words.count.toPlay('Ada'), table.count.less],
    [words.count.toPlay('Jun'), table.count.less],
    [words.count.toPlay('Grandma'), table.count.less],
    [words.count.won('Ada'), table.count.more],
  ] as const) {
    const times = name === words.count.won('Ada') ? 4 : 1;
    for (let time = 0; time < times; time += 1)
      await row(name)
        .getByRole('button', { name: by(name) })
        .tap();
  }
  await button(page, table.count.keep).tap();
  await page.getByRole('dialog').getByRole('button', { name: table.pause.go }).tap();
  await expect(page.getByRole('button', { name: /^Ada, 4 won/ })).toBeVisible();
  expect((await stateOn(page)).piles.map((pile) => pile.length)).toEqual([8, 8, 8, 8]);
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a target is entered on a pad that is seen whole', async ({ page }) => {
    await sitAt(page, newTable(2, { deck: 'physical', target: 'dynamic', faces: true }));
    const remove = (await button(page, pads.delete).boundingBox())!;
    expect(remove.y + remove.height).toBeLessThanOrEqual(568);
    await expect(page.getByText(table.target.all, { exact: true })).toHaveCount(1);
  });
});
