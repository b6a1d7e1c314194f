// A turn played by taps in another order: the place first, or a card put back.
import { expect, test, type Page } from '@playwright/test';
import { common, fours as words, table } from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import { dealtTable, inGap, opening, type FoursTable } from '../../support/fours.ts';
import { button, handOf, sitAt, spot, stateOn, titleOn, toNext } from '../../../e2e/support/fours.ts';
import { TOUCH } from '../../../e2e/support/fours-turns.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Sits down alone, under no cover. */
async function sitAlone(page: Page, played: FoursTable): Promise<void> {
  await sitAt(page, played);
  await titleOn(page);
  await toNext(page, () => button(page, table.pause.go).tap());
}
const card = (page: Page, sign: Sign) =>
  handOf(page).getByRole('button', { name: words.spoken[sign], exact: true }).first();
const [FIRST, GAP] = [words.place(0, []), words.place(2, [])];

test('a place is chosen first, and the card goes there; the same place once more is none', async ({
  page,
}) => {
  await sitAlone(page, dealtTable(['+×−÷()']));
  await spot(page, GAP).tap();
  await expect(spot(page, words.chosen(GAP))).toBeVisible();
  await spot(page, words.chosen(GAP)).tap();
  await expect(spot(page, words.chosen(GAP))).toHaveCount(0);
  await spot(page, GAP).tap();
  await card(page, '×').tap();
  await expect(spot(page, words.place(2, ['×']))).toBeVisible();
  expect((await stateOn(page)).phase).toMatchObject({ plays: [{ place: 2, row: 'operator' }] });
  // What cannot go there is said, and goes nowhere.
  await spot(page, FIRST).tap();
  await card(page, '+').tap();
  await expect(page.getByRole('alert')).toHaveText(words.refused.notAGap);
  await expect(card(page, '+')).toHaveAttribute('aria-pressed', 'false');
});

test('a bracket for a gap that was chosen is picked up, and asks how it is meant', async ({ page }) => {
  await sitAlone(page, dealtTable(['+×−÷()']));
  await spot(page, GAP).tap();
  await card(page, '()').tap();
  await expect(card(page, '()')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: words.playAs })).toBeVisible();
  await expect(spot(page, words.chosen(GAP))).toHaveCount(0);
  await page.getByRole('button', { name: words.faceNames[')'], exact: true }).tap();
  await spot(page, GAP).tap();
  await expect(spot(page, words.lies(words.bracket[')'], 2, 1))).toBeVisible();
});

test('what asks how it is meant has the key that puts it back beside what it can be, and says so when it fits nowhere', async ({
  page,
}) => {
  await sitAlone(
    page,
    dealtTable(['−−−()+'], { negation: true }, '−÷÷').turn(
      ...[1, 2, 3].map((gap) => ['−', inGap(gap)] as const),
    ),
  );
  for (const sign of ['()', '−'] as const) {
    await card(page, sign).tap();
    await expect(page.getByRole('group', { name: words.playAs })).toBeVisible();
    await expect(page.getByText(inSigns(words.nowhere('−')))).toHaveCount(sign === '−' ? 1 : 0);
    await button(page, words.putBack).tap();
    await expect(card(page, sign)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('group', { name: words.playAs })).toHaveCount(0);
  }
});

test('a card is put back by its own key, or by a tap on it', async ({ page }) => {
  await sitAlone(page, dealtTable(['+×−÷()']));
  const putBack = [() => button(page, words.putBack).tap(), () => card(page, '×').tap()];
  for (const put of putBack) {
    await card(page, '×').tap();
    await expect(card(page, '×')).toHaveAttribute('aria-pressed', 'true');
    await put();
    await expect(card(page, '×')).toHaveAttribute('aria-pressed', 'false');
    await expect(button(page, words.putBack)).toHaveCount(0);
  }
  await expect(handOf(page).getByRole('button')).toHaveCount(5);
});

test('a bracket of another turn is taken off by one that is put on it; without a card it chooses its place', async ({
  page,
}) => {
  await sitAlone(page, dealtTable(['()+×−÷'], {}, '()()()()()').turn(['()', opening(0)], ['+', inGap(1)]));
  const lies = words.lies(words.bracket['('], 0, 1);
  await spot(page, lies).tap();
  await expect(spot(page, words.chosen(FIRST))).toBeVisible();
  await page.keyboard.press('Escape');
  await TOUCH.pick(page, '()', '(');
  await spot(page, lies).tap();
  await expect(spot(page, lies)).toHaveCount(0);
  await expect(button(page, words.end(1))).toBeVisible();
  expect((await stateOn(page)).phase).toMatchObject({ plays: [{ place: 0, cancels: true }] });
});

test('who does not give a round up after all goes on with it', async ({ page }) => {
  await sitAlone(page, dealtTable(['+×−÷()']));
  await TOUCH.end(page);
  await expect(page.getByRole('alert')).toHaveText(words.giveUpAsk);
  await button(page, common.cancel).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await stateOn(page)).phase).toMatchObject({ type: 'turn', plays: [] });
  await expect(button(page, words.giveUpNone)).toBeVisible();
});

test('from the cover of one who plays alone the menu is a tap away', async ({ page }) => {
  await sitAt(page, dealtTable(['+×−÷()']));
  await titleOn(page);
  await button(page, table.cover.more).tap();
  await expect(page.getByRole('dialog', { name: table.pause.title })).toBeVisible();
});
