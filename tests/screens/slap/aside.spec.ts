// What a table for two knows by itself: fingers not yet stored, what has just come to a place, pads, what was asked for.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { SETTLING } from '#lib/boards/race/sitting.ts';
import { pads, slap as words, table } from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import { counts, orderOf } from '../../support/slap.ts';
import { look } from '../stage/clock.ts';
import { bothReady, button, half, sitAt, stateOn, zone } from '../../../e2e/support/slap-two.ts';
import { openState } from '../walks/screen.ts';
import { SLAP } from '../walks/slap.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** What each line of some words begins with, but the first. */
const laterLines = (words: Locator) =>
  words.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    const tops = [...text.data].map((_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return Math.round(range.getClientRects()[0]?.top ?? 0);
    });
    return [...text.data].filter((sign, at) => at > 0 && sign.trim() && tops[at] !== tops[at - 1]);
  });

const OFF = { setTime: 0, claimTime: 0 };
/** 5 7 8 9 come up first, and both have cards enough. */
const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 20, 20)];

test('a key that has just come takes no press for 0.8 seconds', async ({ page }) => {
  await sitAt(page, OFF, DEALT);
  await bothReady(page);
  await page.clock.runFor(500);
  await button(page, 0, words.act.swap).tap();
  await page.clock.runFor(100);
  expect((await stateOn(page)).phase).toMatchObject({ asked: [] });
  await page.clock.runFor(300);
  await button(page, 0, words.act.swap).tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ asked: [0] });
  // Who has asked may take it back, but not by a double tap.
  const asked = button(page, 0, words.act.takeBack);
  await asked.tap();
  await page.clock.runFor(SETTLING);
  expect((await stateOn(page)).phase).toMatchObject({ asked: [0] });
  await asked.tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ asked: [] });
});

test('a false start is told, and locks its half for a second (SLAP-3)', async ({ page }) => {
  await sitAt(page, OFF, DEALT);
  for (const seat of [0, 1] as const) await zone(page, seat, words.zone.ready).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('counting');
  await page.clock.runFor(SETTLING);
  await page.keyboard.press('l');
  await expect(half(page, 1)).toContainText(words.tooEarly);
  await expect(half(page, 0)).not.toContainText(words.tooEarly);
  await page.clock.runFor(1100);
  await expect(half(page, 1)).not.toContainText(words.tooEarly);
});

test('who has asked over real cards enters them and hears whether there is one, until cards change (SLAP-18)', async ({
  page,
}) => {
  await sitAt(page, { ...OFF, deck: 'physical' }, [counts(0, 20, 20)]);
  await bothReady(page);
  await look();
  await button(page, 0, words.act.swap).tap();
  await look();
  await button(page, 0, words.act.isThere).tap();
  const ranks = half(page, 0).getByRole('group', { name: pads.ranks });
  // What was entered stays on a pad that is put away.
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await button(page, 0, words.act.isThere).tap();
  await expect(half(page, 0)).toContainText(pads.more(3));
  await page.keyboard.press('Backspace');
  // Who has a keyboard goes on from the first rank; how many are missing is said.
  await expect(ranks.getByRole('button').first()).toBeFocused();
  for (const [entered, rank] of ['5', '7', '8', '9'].entries()) {
    await expect(half(page, 0)).toContainText(pads.more(4 - entered, entered === 0));
    await ranks.getByRole('button', { name: rank, exact: true }).tap();
  }
  await expect(ranks).toHaveCount(0);
  await expect(half(page, 0)).toContainText(words.thereIs);
  await expect(button(page, 0, words.act.isThere)).toHaveCount(0);
  await button(page, 1, words.act.agreeSwap).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('swapping');
  await look();
  await button(page, 0, words.act.done).tap();
  await button(page, 1, words.act.keep).tap();
  await bothReady(page);
  await look();
  await button(page, 0, words.act.swap).tap();
  await expect(button(page, 0, words.act.isThere)).toHaveCount(1);
  await expect(half(page, 0)).not.toContainText(words.thereIs);
});

/** Mei slaps, and is asked to show it; answers her pad. */
async function toProof(page: Page) {
  await sitAt(page, OFF, DEALT);
  await bothReady(page);
  await page.keyboard.press('a');
  await expect(half(page, 1)).toContainText(words.hasIt('Mei'));
  await look();
  await button(page, 1, words.act.check).tap();
  const keypad = half(page, 0).getByRole('group', { name: pads.keypad });
  await expect(keypad).toBeVisible();
  return keypad;
}

test('the claimant puts the pad away, takes it up again, or cannot; the missed one is gone with the set', async ({
  page,
}) => {
  const keypad = await toProof(page);
  await half(page, 0).getByRole('button', { name: pads.cancel, exact: true }).tap();
  await expect(keypad).toHaveCount(0);
  await button(page, 0, words.act.enter).tap();
  await expect(keypad).toBeVisible();
  await half(page, 0).getByRole('button', { name: pads.cancel, exact: true }).tap();
  await button(page, 0, words.act.concede).tap();
  await expect.poll(async () => (await stateOn(page)).last?.by).toBe('conceded');
  await look();
  await button(page, 1, words.act.missed).tap();
  await expect(half(page, 1)).toContainText(/Solution: .*\d/);
  await button(page, 1, words.act.next).tap();
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  await page.keyboard.press('a');
  await expect(half(page, 1)).toContainText(words.hasIt('Mei'));
  await look();
  await button(page, 0, words.act.concede).tap();
  await expect.poll(async () => (await stateOn(page)).set).toBe(2);
  await expect(button(page, 1, words.act.missed)).toBeVisible();
  await expect(half(page, 1)).not.toContainText('It was');
});

test('who puts the pad away finds the line again on it, and none of it in the next claim', async ({
  page,
}) => {
  const keypad = await toProof(page);
  await page.keyboard.type('5+7');
  await page.keyboard.press('Escape');
  await button(page, 0, words.act.enter).tap();
  await expect(keypad).toContainText('5 + 7');
  await page.keyboard.type('+8');
  await expect(keypad).toContainText('5 + 7 + 8');
  await page.keyboard.press('Escape');
  await button(page, 0, words.act.concede).tap();
  await look();
  await button(page, 1, words.act.next).tap();
  await expect(zone(page, 0, words.zone.slap)).toBeVisible();
  await page.keyboard.press('a');
  await look();
  await button(page, 1, words.act.check).tap();
  await expect(keypad).toContainText(pads.left(4));
});

test('what the claimant has typed is still there after a pause', async ({ page }) => {
  const keypad = await toProof(page);
  await page.keyboard.type('5+7');
  await expect(keypad).toContainText('5 + 7');
  await page.getByRole('button', { name: table.pause.open }).first().tap();
  const menu = page.getByRole('dialog', { name: table.pause.title });
  await expect(menu).toBeVisible();
  await expect(keypad).toHaveCount(0);
  await page.keyboard.type('+8');
  await menu.getByRole('button', { name: table.pause.go }).tap();
  await expect(menu).toBeHidden();
  await expect(keypad).toContainText('5 + 7');
  await expect(keypad).not.toContainText('7 + 8');
});

test('what the claimant has typed is still there once the table lies down or stands up', async ({ page }) => {
  await toProof(page);
  await page.keyboard.type('5+7');
  await page.getByRole('button', { name: table.pause.open }).first().tap();
  const menu = page.getByRole('dialog', { name: table.pause.title });
  await menu.getByRole('button', { name: table.lies.flat }).tap();
  await menu.getByRole('button', { name: table.pause.go }).tap();
  await expect(menu).toBeHidden();
  await expect(page.locator('main.stand')).toBeVisible();
  await expect(page.getByRole('group', { name: pads.keypad })).toContainText('5 + 7');
});

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a solution that has two lines breaks before a sign', async ({ page }) => {
    await openState(SLAP, 'two, a wrong line and what was missed', page);
    const said = half(page, 0).locator('.say bdi');
    await expect(said).toHaveText(inSigns(words.worked('8 × 5 − 9 − 7')));
    expect(await laterLines(said)).toEqual(['−']);
  });
});
