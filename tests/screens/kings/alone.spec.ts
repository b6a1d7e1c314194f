import { expect, test, type Page } from '@playwright/test';
import { kings as words } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { button, titleOn, toNext } from '../../../e2e/support/fours.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import {
  called,
  CALLERS,
  cardIn,
  handOf,
  KEYS,
  sitAt,
  stateOn,
  TOUCH,
  type Way,
} from '../../../e2e/support/kings.ts';

// One who is left plays on alone: who has the phone, what they see, and how it ends (KINGS-4).
/** Jun has called wrongly; Grandma may do the same. */
const begun = (house = {}) => dealtTable(CALLERS, house).do({ type: 'called', seat: 2 });
const take = (page: Page, way: Way, name: string) =>
  toNext(page, () => way.press(page, button(page, words.iAm(name))));
/** Grandma calls wrongly, too, and the phone goes to Mei. */
async function toMei(page: Page, way: Way): Promise<void> {
  await titleOn(page);
  await take(page, way, 'Grandma');
  await way.press(page, button(page, words.call));
  await way.press(page, button(page, words.call));
}

for (const [how, way] of [
  ['touch', TOUCH],
  ['keyboard alone', KEYS],
] as const) {
  test(`the last player draws and discards alone until a right call, by ${how}`, async ({ page }) => {
    await sitAt(page, begun());
    await toMei(page, way);
    expect(await titleOn(page)).toBe(words.passTo('Mei'));
    await expect(page.getByText(words.playsAlone('Mei'))).toBeVisible();
    // Nobody else is asked: not whoever happens to hold the phone, either.
    await expect(button(page, words.agree)).toHaveCount(0);
    await take(page, way, 'Mei');
    await expect(page.getByText(words.tapAlone)).toBeVisible();

    // The phone stays with her: no cover between two turns, and what she drew is marked in her hand.
    await way.pick(page, '2♠');
    await way.discard(page, false);
    expect(await titleOn(page)).toBe(words.tapAlone);
    await expect(cardIn(page, '4♠')).toHaveAccessibleName(words.fresh(called('4♠')));
    await expect(handOf(page).getByRole('button')).toHaveCount(7);
    await way.pick(page, '4♠');
    await way.discard(page, true);
    expect(await titleOn(page)).toBe(words.tapAlone);
    await expect(cardIn(page, '7♥')).toHaveAccessibleName(words.fresh(called('7♥')));
    await expect(cardIn(page, 'Q♥')).toHaveAccessibleName(called('Q♥'));
    await way.press(page, button(page, words.call));
    await way.press(page, button(page, words.call));
    await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
    expect((await stateOn(page)).games[0]).toMatchObject({ caller: 0, end: 'called' });
  });

  test(`the last player asks to be scored, is asked once more, and plays on or ends it, by ${how}`, async ({
    page,
  }) => {
    await sitAt(page, begun());
    await toMei(page, way);
    await take(page, way, 'Mei');
    await way.press(page, button(page, words.scoreMe));
    // 9 for a Half Kingdom of J 10 9, 12 for the queen that points, less 8, 2 and 5. Grandma and Jun have less, and Grandma has more than Jun.
    const asked = page.getByRole('alert');
    const theirs = (await stateOn(page)).scored.map((score) => (score?.best.halves ?? 0) / 2);
    expect(theirs[1]).toBeGreaterThan(theirs[2] ?? 0);
    await expect(asked).toContainText(words.scoreAsk);
    await expect(asked).toContainText(words.scoreTo('6', 'Grandma', String(theirs[1]).replace('-', '−')));
    await expect(button(page, words.goOnAlone)).toBeFocused();
    await way.press(page, button(page, words.goOnAlone));
    await expect(asked).toHaveCount(0);
    expect((await stateOn(page)).phase).toEqual({ type: 'turn', seat: 0 });

    await way.press(page, button(page, words.scoreMe));
    await way.press(page, button(page, words.scoreMe));
    await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
    await expect(page.getByText(words.calculus.lastLeft)).toBeVisible();
    const state = await stateOn(page);
    expect(state.games[0]).toMatchObject({ caller: null, end: 'lastLeft' });
    expect(state.games[0]?.points[0]).toBe(12);
  });
}

test('a house that tells nothing of a hand tells nothing when it asks, either', async ({ page }) => {
  await sitAt(page, begun({ live: false }).do({ type: 'called', seat: 1 }));
  await titleOn(page);
  await take(page, TOUCH, 'Mei');
  await button(page, words.scoreMe).tap();
  await expect(page.getByRole('alert')).toHaveText(`${words.scoreAsk} ${words.scoreText}`);
});

test('after a king one cannot be scored before a card has gone back', async ({ page }) => {
  const hands = ['K♥ J♥ 10♥ 9♥ 8♥ 2♠ 5♣', ...CALLERS.hands.slice(1)];
  const table = dealtTable({ hands, pile: '4♠ 7♦ 3♣' });
  await sitAt(page, table.do({ type: 'called', seat: 2 }, { type: 'called', seat: 1 }));
  await titleOn(page);
  await take(page, TOUCH, 'Mei');
  await cardIn(page, 'K♥').tap();
  await button(page, words.playOn(0)).tap();
  await expect(page.getByRole('group', { name: words.eight })).toBeVisible();
  await expect(button(page, words.scoreMe)).toHaveCount(0);
  await cardIn(page, '2♠').tap();
  await button(page, words.down).tap();
  expect(await titleOn(page)).toBe(words.tapAlone);
  await expect(button(page, words.scoreMe)).toBeVisible();
  // Both cards were shown as new before one went back: neither is now.
  await expect(cardIn(page, '4♠')).toHaveAccessibleName(called('4♠'));
});

test('what was begun before is played as it was begun: the last player is scored at once', async ({
  page,
}) => {
  await sitAt(page, begun({ edition: 1 }));
  await titleOn(page);
  await take(page, TOUCH, 'Grandma');
  await button(page, words.call).tap();
  await button(page, words.call).tap();
  await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
  await expect(page.getByText(words.calculus.lastLeft)).toBeVisible();
});

test('the page left for a moment, the hand is covered, and the phone is taken again', async ({ page }) => {
  await sitAt(page, begun().do({ type: 'called', seat: 1 }));
  await titleOn(page);
  await take(page, TOUCH, 'Mei');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await titleOn(page)).toBe(words.passTo('Mei'));
  await expect(handOf(page)).toHaveCount(0);
  await take(page, TOUCH, 'Mei');
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
});

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

for (const [width, height] of SIZES)
  test(`the cover, the hand and what is asked of who plays on alone fit ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sitAt(page, begun().do({ type: 'called', seat: 1 }));
    await titleOn(page);
    expect(await layoutFaults(page, 48)).toEqual([]);
    await take(page, TOUCH, 'Mei');
    expect(await layoutFaults(page, 48)).toEqual([]);
    await button(page, words.scoreMe).tap();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    expect(await layoutFaults(page, 48)).toEqual([]);
  });

test('they fit letters of twice the size, too, and screen readers have nothing against them', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await sitAt(page, begun().do({ type: 'called', seat: 1 }));
  await titleOn(page);
  await take(page, TOUCH, 'Mei');
  expect(await layoutFaults(page, 48)).toEqual([]);
  await button(page, words.scoreMe).tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect(await layoutFaults(page, 48)).toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  expect(await axeFaults(page, 'Score me now')).toEqual([]);
});
