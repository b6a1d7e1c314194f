import { expect, test, type Page } from '@playwright/test';
import { contest as text, table } from '#lib/i18n/messages.ts';
import { openTable } from '../../support/contest.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { button, NAMES, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { listen, toldOf } from '../../../e2e/support/told.ts';

// Two who keep their places: an x behind a hand is in the page only while the shield is held (CONTEST-7).
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** In no other number of the page. */
const X = '90817';
const [MEI] = NAMES;
const open = (players: 2 | 3) =>
  openTable(players, [[3, 7, 8, 2]], { type: 10, answerTime: 3_600_000, entryTime: 0 });
const behind = (page: Page) => button(page, text.shield.behind);

test('behind a hand the figures are there only while the shield is held', async ({ page }) => {
  const said = await listen(page);
  const session = await page.context().newCDPSession(page);
  const shield = button(page, text.shield.look);
  const slip = page.getByRole('region', { name: MEI, exact: true });
  /** Where they can be read. */
  const seen = async () => {
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    return [html, await toldOf(session)].map((what) => what.includes(X));
  };
  const expectCovered = async () => {
    await expect(shield).toHaveAttribute('aria-pressed', 'false');
    await expect(slip).toContainText(text.shield.covered);
    expect(await seen()).toEqual([false, false]);
  };
  const expectSeen = async () => {
    await expect(shield).toHaveAttribute('aria-pressed', 'true');
    await expect(slip).toContainText(X);
    expect(await seen()).toEqual([true, true]);
  };
  /** Types it with a finger, behind the hand. */
  const typeBehind = async () => {
    await behind(page).tap();
    await expect(shield).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    for (const figure of X) await button(page, figure).tap();
  };
  await sitAt(page, open(2));
  await button(page, text.raiseOf(MEI)).tap();
  await typeBehind();
  await expectCovered();
  expect(await axeFaults(page, 'covered')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);

  // A finger that stays, is lifted, slides off, and is taken away by the system.
  const box = await shield.boundingBox();
  if (!box) throw new Error('the shield is nowhere');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: typeof middle | null) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  for (const end of ['touchEnd', 'touchCancel'] as const) {
    await finger('touchStart', middle);
    await expectSeen();
    await finger(end, null);
    await expectCovered();
  }
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await expectSeen();
  // The finger slides off: that is what the browser tells then.
  await page.evaluate((name) => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
    found?.dispatchEvent(new PointerEvent('pointerleave'));
  }, text.shield.look);
  await expectCovered();
  await page.mouse.up();
  // Another button of a mouse is none.
  await page.evaluate((name) => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
    found?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }));
  }, text.shield.look);
  await expectCovered();
  // A finger that stays opens no menu over it.
  const opensMenu = await page.evaluate((name) => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
    return found?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  }, text.shield.look);
  expect(opensMenu).toBe(false);

  // Both keys of a keyboard; and the focus that goes elsewhere takes it along.
  for (const key of [' ', 'Enter']) {
    await shield.focus();
    await page.keyboard.down(key);
    await expectSeen();
    await page.keyboard.up(key);
    await expectCovered();
  }
  await page.keyboard.down(' ');
  await expectSeen();
  await page.keyboard.press('Tab');
  await expect(shield).not.toBeFocused();
  await expectCovered();
  await page.keyboard.up(' ');

  // The window that is left, and the phone that is turned: the cover, with the shield held or not, and nothing is kept.
  for (const leave of [
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    () => page.setViewportSize({ width: 844, height: 390 }),
  ]) {
    await shield.focus();
    await page.keyboard.down(' ');
    await expectSeen();
    await leave();
    await expect(behind(page)).toBeVisible();
    expect(await seen()).toEqual([false, false]);
    await page.keyboard.up(' ');
    await behind(page).tap();
    await expect(slip).toContainText(text.shield.covered);
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await shield.focus();
    await page.keyboard.down(' ');
    await expect(slip).toContainText(text.empty);
    await page.keyboard.up(' ');
    await button(page, table.pause.open).tap();
    await button(page, table.pause.go).tap();
    await typeBehind();
  }
  await expectCovered();

  await button(page, text.seal).tap();
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect(await seen()).toEqual([false, false]);
  expect((await stateOn(page)).entries[0]?.x).toEqual({ n: Number(X), d: 1 });
  expect(said.length).toBeGreaterThan(0);
  expect(said.join('\n')).not.toContain(X);
});

test('Tab goes round the page while a slip is open, either way, and what was typed stays', async ({
  page,
}) => {
  await sitAt(page, open(3));
  await button(page, text.raiseOf(MEI)).tap();
  // Three have no shield: the phone goes round.
  const slip = page.getByRole('region', { name: MEI, exact: true });
  await expect(slip).toBeVisible();
  await expect(behind(page)).toHaveCount(0);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.keyboard.type(X);
  await expect(slip).toContainText(X);
  const seal = button(page, text.seal);
  const first = button(page, table.pause.open);
  for (const [end, beyond, key] of [
    [seal, first, 'Tab'],
    [first, seal, 'Shift+Tab'],
  ] as const) {
    await end.focus();
    await page.keyboard.press(key);
    await expect(beyond).toBeFocused();
    await page.keyboard.press(key);
    await expect(beyond).not.toBeFocused();
    await expect(page.locator('main button:focus')).toHaveCount(1);
  }
  // Where nothing has the focus the page is gone round as well.
  for (const [key, next] of [
    ['Tab', first],
    ['Shift+Tab', seal],
  ] as const) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press(key);
    await expect(next).toBeFocused();
  }
  await expect(slip).toContainText(X);
  await page.keyboard.press('Enter');
  await expect(button(page, text.raiseOf(MEI))).toContainText(text.sealed);
  expect((await stateOn(page)).entries[0]?.x).toEqual({ n: Number(X), d: 1 });
});
