import { expect, test, type Page } from '@playwright/test';
import { kings as words, table } from '#lib/i18n/messages.ts';
import { dealtTable as foursTable } from '../../support/fours.ts';
import { dealtTable } from '../../support/kings-table.ts';
import * as fours from '../../../e2e/support/fours.ts';
import { EVENING, handOf, sitAt, TOUCH } from '../../../e2e/support/kings.ts';
import { button, takePhone, titleOn, toNext } from '../../../e2e/support/fours.ts';

// Who leaves the page by Tab would find the cover: while a hand is open, Tab goes round the page.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** From the last key of the page on, and from the first one back. */
async function expectRound(page: Page): Promise<void> {
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const keys = page.locator('main button');
  const [first, last] = [keys.first(), keys.last()];
  for (const [end, key, beyond] of [
    [last, 'Tab', first],
    [first, 'Shift+Tab', last],
  ] as const) {
    await end.focus();
    await page.keyboard.press(key);
    await expect(beyond).toBeFocused();
  }
}

test('Tab goes round while a hand of Kings is open, and Esc leads to the menu', async ({ page }) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await takePhone(page, TOUCH, 'Jun');
  await expectRound(page);
  // A card is picked: Esc puts it back first.
  await TOUCH.pick(page, '5♦');
  await expectRound(page);
  await page.keyboard.press('Escape');
  await expect(handOf(page).locator('[aria-pressed=true]')).toHaveCount(0);
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page, table.pause.go).tap();
  await titleOn(page);
  await takePhone(page, TOUCH, 'Jun');

  // What was drawn for a card is looked at as well.
  await TOUCH.pick(page, '5♦');
  expect(await toNext(page, () => button(page, words.discardDown).tap())).toBe(words.drew);
  await expectRound(page);
});

test('while what has just come takes no keys, Tab goes round what does', async ({ page }) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await button(page, words.iAm('Jun')).tap();
  await expect(handOf(page)).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(1);
  await button(page, words.help).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, table.pause.open)).toBeFocused();
});

test('Tab goes round while a hand of Four Fours is open, and Esc leads to the menu', async ({ page }) => {
  await fours.sitAt(page, foursTable(['+++++', '×××××', '÷÷÷÷÷']));
  await titleOn(page);
  await takePhone(page, TOUCH);
  await expect(fours.handOf(page)).toBeVisible();
  await expectRound(page);
  await page.keyboard.press('Escape');
  await expect(button(page, table.pause.go)).toBeVisible();
});
