import { expect, test, type Locator, type Page } from '@playwright/test';
import { common, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../support/cards.ts';
import { openWith } from '../support/store.ts';
import { act, cardsOn, namesOn, signKey } from '../support/table.ts';

test.beforeEach(async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
});

async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with one finger, as the screen reports it. */
async function drag(
  page: Page,
  from: Locator,
  to: { x: number; y: number },
  end = 'touchEnd' as 'touchEnd' | 'touchCancel',
) {
  const screen = await page.context().newCDPSession(page);
  const start = await middleOf(from);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const point = { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part };
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await screen.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
}

const slip = (page: Page) => page.getByRole('dialog', { name: practice.dropSign });

test('a card dragged onto another asks for the sign, and the sign lays it there', async ({ page }) => {
  await drag(page, cardsOn(page).nth(2), await middleOf(cardsOn(page).nth(3)));
  for (const name of Object.values(common.speakSign)) {
    await expect(slip(page).getByRole('button', { name, exact: true })).toBeVisible();
  }
  await signKey(slip(page), '*').tap();
  await expect(slip(page)).toBeHidden();
  expect(await namesOn(page)).toEqual(['2 of spades', '3 of hearts', practice.made('35', '5 times 7')]);
});

test('a card dragged beside the others, or onto one and then called off, changes nothing', async ({
  page,
}) => {
  const dealt = await namesOn(page);
  const before = await middleOf(cardsOn(page).nth(0));
  await drag(page, cardsOn(page).nth(0), { x: before.x, y: 20 });
  await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(1)), 'touchCancel');
  await expect(slip(page)).toHaveCount(0);
  await expect.poll(() => middleOf(cardsOn(page).nth(0))).toEqual(before);

  await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(1)));
  await expect(slip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toBeHidden();
  expect(await namesOn(page)).toEqual(dealt);
  // A drag leaves no card picked up behind it.
  for (const card of await cardsOn(page).all()) await expect(card).toHaveAttribute('aria-pressed', 'false');
});

test('after a drag a tap still picks a card up, and a step dragged is taken back like any other', async ({
  page,
}) => {
  await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(3)));
  await signKey(slip(page), '-').tap();
  await expect(cardsOn(page)).toHaveCount(3);
  await cardsOn(page).nth(0).tap();
  await expect(cardsOn(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await act(page, practice.undo).tap();
  await expect(cardsOn(page)).toHaveCount(4);
});
