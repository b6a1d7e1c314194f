// How the points of all stand where a match is looked back on.
import { expect, test, type Page } from '@playwright/test';
import type { Sign } from '#lib/games/fours/cards.ts';
import { foursReplay as text } from '#lib/i18n/messages.ts';
import { dealtTable, inGap, realTable, type FoursTable } from '../../support/fours.ts';
import { button } from '../../../e2e/support/fours.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';

/** A match that all agree to stop is looked back on. */
const lookBack = (page: Page, table: FoursTable): Promise<void> =>
  openWith(page, './replay?match=m', rowsOf({ m: table.play({ type: 'stopped', at: table.match.at }) }));

/** Real cards: the gaps are covered so many times, then these signs end the round. */
function round(table: FoursTable, covered: number, [one, other]: readonly Sign[], last: readonly Sign[]) {
  const lay = (signs: readonly (Sign | undefined)[]) =>
    table.turn(...signs.map((sign = '+', at) => [sign, inGap(at + 1)] as const));
  for (let turn = 0; turn < covered; turn += 1)
    lay(Array.from({ length: 3 }, () => (turn % 2 ? other : one)));
  return lay(last);
}
/** Three come to two figures; the ninth round takes 26 turns. */
function long(players: 3 | 5): FoursTable {
  const table = realTable(players);
  round(table, 4, ['+', '−'], ['÷', '×', '÷']).next();
  round(table, 6, ['+', '−'], ['÷', '+', '÷']).next();
  for (let pass = 0; pass < 4 * players; pass += 1) table.ends().next();
  round(table, 5, ['×', '÷'], ['+', '−', '÷']).next();
  round(table, 6, ['×', '÷'], ['+', '+', '−']).next();
  for (let turn = 0; turn < 25; turn += 1) table.turn([turn % 2 ? '×' : '−', inGap(1)]);
  return table.turn(['+', inGap(2)]);
}

for (const { players, ...size } of [
  { players: 5, width: 390, height: 844 },
  { players: 3, width: 320, height: 568 },
] as const)
  test(`rounds stand still from turn to turn, whatever the points of ${players} come to, on ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await lookBack(page, long(players));
    await expect(page.getByText(text.turnOf(1, 1, 5)).first()).toBeVisible();
    const rounds = page.getByRole('group', { name: text.rounds, exact: true });
    const top = async () => (await rounds.boundingBox())?.y;
    const first = await top();
    await button(page, text.round(9, 9, null)).tap();
    for (let turn = 1; turn < 26; turn += 1) {
      await expect(page.getByText(text.turnOf(9, turn, 26)).first()).toBeVisible();
      expect(await top(), `turn ${turn}`).toBe(first);
      await page.keyboard.press('ArrowRight');
    }
  });

test('players stand in the order of their turns, as at the table: in the line, with their cards, in the points', async ({
  page,
}) => {
  await lookBack(page, dealtTable(['÷÷××+', '+++××', '−−−++']).ends());
  const shapes = page.locator('.scores [data-shape]');
  await expect(shapes).toHaveCount(3);
  const drawn = await shapes.evaluateAll((all) => all.map((each) => each.getAttribute('data-shape')));
  expect(drawn).toEqual(['moon', 'gate', 'hill']);
  await button(page, text.showHands).tap();
  const hands = page.getByRole('region', { name: text.hands }).getByRole('img');
  await expect(hands).toHaveCount(3);
  const names = ['Mei', 'Jun', 'Grandma'];
  for (const [at, name] of names.entries())
    await expect(hands.nth(at)).toHaveAccessibleName(new RegExp(`^${text.handOf(name)}: `));
  await page.keyboard.press('ArrowRight');
  const table = page.getByRole('table', { name: text.table });
  await expect(table.getByRole('columnheader')).toHaveText(names);
});

test('the words on the three keys stand in one line each, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lookBack(page, dealtTable(['÷÷××+', '+++××', '−−−++']).ends().ends().ends());
  await button(page, text.turn(2)).tap();
  await button(page, text.showHands).tap();
  for (const name of [text.turn(1), text.hideHands, text.turn(3)]) {
    const high = await button(page, name).evaluate((key) => {
      const words = document.createRange();
      words.selectNodeContents(
        [...key.childNodes].find((each) => each.nodeType === 3 && each.textContent?.trim()) ?? key,
      );
      return words.getBoundingClientRect().height;
    });
    expect(high, name).toBeLessThan(24);
  }
});

test('a turn is seen whole without scrolling on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await lookBack(page, long(3));
  await button(page, text.turn(2)).tap();
  const [told, keys] = [page.locator('article'), page.locator('footer.turn')];
  await expect(told).toHaveCount(2);
  const { y = 0, height = 0 } = (await told.last().boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual((await keys.boundingBox())?.y ?? 0);
});
