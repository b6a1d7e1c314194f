import { expect, test, type Page } from '@playwright/test';
import { common, kings as words } from '#lib/i18n/messages.ts';
import { written } from '../../support/kings-cards.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { button, titleOn, toNext, type Press } from '../../../e2e/support/fours.ts';
import { called, cardIn, EVENING, handOf, KEYS, sitAt, stateOn, TOUCH } from '../../../e2e/support/kings.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const touch = TOUCH.press;
const faceUp = (page: Page, card: string) =>
  page.getByRole('group', { name: words.raise.list }).getByRole('button', { name: called(card) });
const take = (page: Page, press: Press) => toNext(page, () => press(page, button(page, words.iAm('Jun'))));

for (const [how, { press, pick }] of [
  ['touch', TOUCH],
  ['keyboard alone', KEYS],
] as const) {
  test(`a ghoul-raiser takes a card that lies face up and draws the other by ${how}; that of this very turn stays (KINGS-9)`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await sitAt(page, dealtTable({ ...EVENING, turnedToo: '4♥ J♥' }, { ghoulRaiser: true }));
    await titleOn(page);
    await take(page, press);
    await pick(page, 'K♥');
    await press(page, button(page, words.dump));
    await expect(page.getByRole('heading', { name: words.raise.title })).toBeVisible();
    await expect(page.getByText(words.raise.left(2))).toBeVisible();
    await expect(page.getByRole('group', { name: words.raise.list }).getByRole('button')).toHaveCount(3);

    await press(page, faceUp(page, 'K♥'));
    await press(page, button(page, words.raise.take(called('K♥'))));
    await expect(page.getByRole('alert')).toHaveText(words.refused.notRaisable);
    expect((await stateOn(page)).phase).toMatchObject({ type: 'raising', owed: 2 });

    await press(page, faceUp(page, 'J♥'));
    await press(page, button(page, words.raise.take(called('J♥'))));
    await expect(page.getByText(words.raise.left(1))).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(faceUp(page, 'J♥')).toHaveCount(0);
    await press(page, button(page, words.raise.draw));
    await expect(handOf(page).getByRole('button')).toHaveCount(8);
    for (const card of ['J♥', 'A♦']) await expect(button(page, words.fresh(called(card)))).toBeVisible();
    await pick(page, '3♠');
    await press(page, button(page, words.down));
    expect(await titleOn(page)).toBe(words.passTo('Grandma'));
    for (const line of [words.did.dumped('Jun', called('K♥')), words.did.raised('Jun', called('J♥'))])
      await expect(page.getByText(line)).toBeVisible();
    const state = await stateOn(page);
    expect(written(state.hands[2] ?? [])).toBe('5♦ 7♦ 7♠ 8♣ J♦ J♥ A♦');
    expect(written(state.faceUp)).toBe('4♥ K♥');
  });
}

/** Five of a Super Kingdom: the 7 of hearts is missing. */
const NEAR = ['2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♣', '3♥ 5♥ 4♣ 9♦ Q♣ K♦ A♣', 'Q♥ J♥ 10♥ 9♥ 8♥ 2♠ 4♦'];
const now = (page: Page) => page.getByRole('button', { name: new RegExp(`^${words.now}`) });

test('what a hand would score now is explained, with the cards that are missing; if the house likes (KINGS-7)', async ({
  page,
}) => {
  await sitAt(page, dealtTable({ hands: NEAR }));
  await titleOn(page);
  await take(page, touch);
  // Half Kingdom of J 10 9, 9, and the queen points, 12, less 8, 4 and 2.
  await expect(now(page)).toHaveText(`${words.now}: 7, ${words.nowWrong}`);
  await now(page).tap();
  const sheet = page.getByRole('dialog', { name: words.now });
  await expect(sheet).toContainText(words.nowWrongMore);
  await expect(sheet).toContainText('Half Kingdom');
  const near = sheet.getByRole('listitem').filter({ hasText: words.hold });
  const superKingdom = near.filter({ hasText: 'Super Kingdom' });
  await expect(superKingdom).toContainText(words.short(1, true));
  await expect(superKingdom).toContainText('27');
  await expect(superKingdom).toContainText(called('7♥'));
  await expect(superKingdom).not.toContainText(called('7♠'));
  // Of any suit it is a plain one.
  const kingdom = near.filter({ hasText: /^Kingdom/ });
  await expect(kingdom).toContainText(words.short(1, false));
  await expect(kingdom).toContainText('18');
  await expect(kingdom).toContainText(called('7♦'));
  await sheet.getByRole('button', { name: common.close }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
  await button(page, words.call).tap();
  await button(page, words.notYet).tap();
  await expect(now(page)).toBeVisible();
});

test('a house that does not like it is told nothing of a hand before it is called (KINGS-4)', async ({
  page,
}) => {
  await sitAt(page, dealtTable({ hands: NEAR }, { live: false }));
  await titleOn(page);
  await take(page, touch);
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
  await expect(page.getByText(words.now)).toHaveCount(0);
  await cardIn(page, 'Q♥').tap();
  await button(page, words.discardUp).tap();
  expect(await titleOn(page)).toBe(words.drew);
  await expect(page.getByText(words.now)).toHaveCount(0);
});
