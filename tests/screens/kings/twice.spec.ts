// What ends a game of Kings is asked once more, and a double tap is no answer: the second key comes where the first was.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { kings as words } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { button, takePhone, titleOn } from '../../../e2e/support/fours.ts';
import { CALLERS, EVENING, sitAt, stateOn, TOUCH } from '../../../e2e/support/kings.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Two taps on a key as fast as a finger can, so far along it. */
async function tapTwice(page: Page, key: Locator, along: number): Promise<void> {
  const box = await key.boundingBox();
  if (!box) throw new Error('it is not on the page');
  const [x, y] = [box.x + box.width * along, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.clock.runFor(150);
  await page.touchscreen.tap(x, y);
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`a double tap on the cover does not score everybody (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitAt(page, dealtTable(EVENING));
    await titleOn(page);
    await takePhone(page, TOUCH);
    // Jun calls wrongly, and the cover is Grandma’s.
    await button(page, words.call).tap();
    await button(page, words.call).tap();
    expect(await titleOn(page)).toBe(words.passTo('Grandma'));
    await tapTwice(page, button(page, words.agree), 0.5);
    await expect(page.getByRole('alert')).toHaveText(words.agreeAsk);
    await page.clock.runFor(1000);
    expect((await stateOn(page)).phase.type).toBe('turn');
    // Asked and read, it is answered.
    await button(page, words.agreeAll).tap();
    await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
  });

  test(`nor does one end the game of who plays on alone (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = dealtTable(CALLERS).do({ type: 'called', seat: 2 }, { type: 'called', seat: 1 });
    await sitAt(page, table);
    await titleOn(page);
    await takePhone(page, TOUCH);
    await tapTwice(page, button(page, words.scoreMe), 0.8);
    await expect(page.getByRole('alert')).toContainText(words.scoreAsk);
    await page.clock.runFor(1000);
    expect((await stateOn(page)).phase.type).toBe('turn');
    await button(page, words.scoreMe).tap();
    await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
  });
}
