import { expect, test } from '@playwright/test';
import { common, fours as words } from '#lib/i18n/messages.ts';
import { dealtTable, shown } from '../../tests/support/fours.ts';
import { withProfile } from '../support/app.ts';
import { startChromium } from '../support/chromium.ts';
import {
  button,
  handOf,
  NAMES,
  signsInHand,
  spot,
  stateOn,
  takePhone,
  titleOn,
  toNext,
} from '../support/fours.ts';
import { TOUCH } from '../support/fours-turns.ts';
import { rowsOf } from '../support/matches.ts';
import { openWith } from '../support/store.ts';

const gap = (place: number, ...pile: Parameters<typeof words.place>[1]) => words.place(place, pile);
const HANDS = ['+×−÷()', '−−+()()', '÷÷×+−'];
/** A whole browser has no fingers: a mouse does as well. */
const CLICK = {
  ...TOUCH,
  press: (_: unknown, control: Parameters<typeof TOUCH.press>[1]) => control.click(),
};

test('killed in mid-turn and on the cover, a match waits behind its cover with every card, and cards of the turn can still be taken back', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  if (baseURL === undefined) throw new Error('the server is not running');
  const address = new URL('./play?match=m', baseURL).href;
  await withProfile(async (profile) => {
    const first = await startChromium(profile);
    try {
      const { page } = first;
      await openWith(page, './play?match=m', rowsOf({ m: dealtTable(HANDS) }), baseURL);
      await titleOn(page);
      await takePhone(page, CLICK, NAMES[0]);
      for (const [sign, place, count] of [
        ['+', 1, 1],
        ['*', 2, 2],
      ] as const) {
        await page.keyboard.press(sign);
        await spot(page, gap(place)).click();
        await expect(button(page, words.end(count))).toBeVisible();
      }
    } finally {
      await first.kill();
    }

    const second = await startChromium(profile);
    try {
      const { page } = second;
      await page.goto(address);
      expect(await titleOn(page)).toBe(words.passTo(NAMES[0]));
      await expect(handOf(page)).toHaveCount(0);
      await takePhone(page, CLICK, NAMES[0]);
      expect(await signsInHand(page)).toEqual(['−', '÷', '()']);
      await expect(spot(page, gap(1, '+'))).toBeVisible();
      await expect(spot(page, gap(2, '×'))).toBeVisible();
      // The last one first, then the one before the kill, too.
      await button(page, common.undo).click();
      await expect(spot(page, gap(2))).toBeVisible();
      await expect(button(page, words.end(1))).toBeVisible();
      await button(page, common.undo).click();
      await expect(spot(page, gap(1))).toBeVisible();
      await expect(button(page, words.passNone)).toBeVisible();
      expect((await signsInHand(page)).toSorted()).toEqual(['()', '+', '×', '÷', '−']);
      await page.keyboard.press('/');
      await spot(page, gap(3)).click();
      await expect(button(page, words.end(1))).toBeVisible();
      expect(await toNext(page, () => page.keyboard.press('e'))).toBe(words.passTo(NAMES[2]));
    } finally {
      await second.kill();
    }

    const third = await startChromium(profile);
    try {
      const { page } = third;
      await page.goto(address);
      expect(await titleOn(page)).toBe(words.passTo(NAMES[2]));
      await expect(page.getByText(words.played(NAMES[0], ['÷']))).toBeVisible();
      await expect(handOf(page)).toHaveCount(0);
      await takePhone(page, CLICK, NAMES[2]);
      expect((await signsInHand(page)).join('')).toBe(HANDS[2]);
      await expect(spot(page, gap(3, '÷'))).toBeVisible();
      const { hands, turns } = await stateOn(page);
      expect(turns).toHaveLength(1);
      expect(hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
      expect(hands.map(shown).slice(1)).toEqual(HANDS.slice(1));
    } finally {
      await third.kill();
    }
  });
});

test('another match is offered to go on with at home, by its round', async ({ page }) => {
  await openWith(page, './', rowsOf({ m: dealtTable(HANDS) }));
  const goOn = page.getByRole('link', { name: /Four Fours/ }).first();
  await expect(goOn).toContainText('Round 1');
  await goOn.tap();
  expect(await titleOn(page)).toBe(words.passTo(NAMES[0]));
  await expect(page.getByText(words.starts(NAMES[0], 1))).toBeVisible();
});
