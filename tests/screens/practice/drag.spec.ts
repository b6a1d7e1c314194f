import { expect, test, type Page } from '@playwright/test';
import { common, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, namesOn, signKey } from '../../../e2e/support/table.ts';

test.beforeEach(async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
});

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

/** Waits until nothing moves any more. */
async function restingBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  await slip(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  const box = await slip(page).boundingBox();
  if (!box) throw new Error('the slip is not on the screen');
  return box;
}

test('the signs open round the place of the drop', async ({ page }) => {
  const end = await middleOf(cardsOn(page).nth(1));
  await drag(page, cardsOn(page).nth(2), end);
  const box = await restingBox(page);
  expect(Math.abs(box.x + box.width / 2 - end.x)).toBeLessThan(2);
  expect(Math.abs(box.y + box.height / 2 - end.y)).toBeLessThan(2);
  // No sign lies under the finger that let go.
  for (const name of Object.values(common.speakSign)) {
    const key = await slip(page).getByRole('button', { name, exact: true }).boundingBox();
    if (!key) throw new Error(`no ${name}`);
    const inside = key.x < end.x && end.x < key.x + key.width && key.y < end.y && end.y < key.y + key.height;
    expect(inside, name).toBe(false);
  }
  // The keyboard has them, and the tap beside them lets go.
  await page.keyboard.press('Tab');
  await expect(signKey(slip(page), '-')).toBeFocused();
  // A tap at once would be the second of two.
  await page.clock.runFor(400);
  await page.touchscreen.tap(200, 30);
  await expect(slip(page)).toBeHidden();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the signs stay on it, wherever the card was dropped', async ({ page }) => {
    const box = await cardsOn(page).nth(3).boundingBox();
    if (!box) throw new Error('the card is not on the screen');
    await drag(page, cardsOn(page).nth(0), { x: box.x + box.width - 3, y: box.y + box.height - 3 });
    const { x, width } = await restingBox(page);
    expect(x + width).toBeLessThanOrEqual(320 - 8);
    expect(x).toBeGreaterThan(100);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the signs are there at once', async ({ page }) => {
    await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(1)));
    await expect(slip(page)).toHaveCSS('animation-duration', '0s');
  });
});
