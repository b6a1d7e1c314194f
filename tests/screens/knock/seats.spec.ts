// What a table of Knock knows by itself: knocks not yet stored, what has just come to a place, pads, the draw that was looked at.
import { expect, test } from '@playwright/test';
import { knock as words, pads } from '#lib/i18n/messages.ts';
import { corrected, ranks } from '../../support/claims.ts';
import { act, knockBy, knockNext, newTable, openTable, realTable, shuffledFor } from '../../support/knock.ts';
import { look } from '../stage/clock.ts';
import { button, sitAt, stateOn, tapZone, zone } from '../../../e2e/support/knock.ts';
import { storedEvents } from '../slap/race.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const OFF = { setTime: 0, claimTime: 0 };
const CARDS = [8, 3, 5, 2];

test('a question is neither asked nor answered with a key that has just come (KNOCK-6)', async ({ page }) => {
  const cards = shuffledFor(4, CARDS);
  await sitAt(page, newTable(4, OFF).play(cards, corrected(10, 10, 10, 10, 10, 0, 0, 0, 0, 0)));
  await button(page, words.act.turn).tap();
  await expect(zone(page, 0, words.knock)).toBeVisible();
  await page.clock.runFor(500);
  await button(page, words.act.stuck).first().tap();
  await page.clock.runFor(100);
  expect((await stateOn(page)).phase).toMatchObject({ passed: [] });
  await page.clock.runFor(300);
  await button(page, words.act.stuck).first().tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ passed: [0] });
  await expect(button(page, words.act.nothing)).toHaveCount(3);
  await button(page, words.act.keep).tap();
  await look();
  expect((await stateOn(page)).phase).toMatchObject({ passed: [0] });
  await button(page, words.act.keep).tap();
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ passed: [] });
});

test('a zone floods at once, one finger more is none, and the others may be late for a second (SLAP-9)', async ({
  page,
}) => {
  await sitAt(page, openTable(4, CARDS, OFF));
  await tapZone(page, 0, words.knock);
  await page.keyboard.press('a');
  await expect(zone(page, 1, words.hasIt('Mei'))).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(async () => (await stateOn(page)).phase).toMatchObject({ late: [{ seat: 1 }] });
  const { length } = await storedEvents(page);
  await page.clock.runFor(1050);
  await page.keyboard.press('j');
  await page.clock.runFor(300);
  expect(await storedEvents(page)).toHaveLength(length);
  expect((await storedEvents(page)).filter(({ type }) => type === 'knocked')).toHaveLength(2);
});

test('a card of a real deck that was mistyped is put right on the pad, before anything is typed', async ({
  page,
}) => {
  const played = realTable(4, OFF).play(knockBy(1, 9000)).through(9100);
  played.play(act('checked', 0, 12_000), ranks(1, 14_000, 8, 3, 5, 3));
  await sitAt(page, played);
  const keypad = page.getByRole('group', { name: pads.keypad });
  await button(page, pads.cards).tap();
  await expect(keypad).toHaveCount(0);
  // Whoever finds them right after all goes back to the line.
  await button(page, pads.cancel).tap();
  await expect(keypad).toBeVisible();
  await button(page, pads.cards).tap();
  await button(page, pads.delete).tap();
  const entered = page.getByRole('group', { name: pads.ranks });
  await entered.getByRole('button', { name: '2', exact: true }).tap();
  await expect(keypad).toBeVisible();
  await expect.poll(async () => (await stateOn(page)).table.map(({ rank }) => rank)).toEqual(CARDS);
  await keypad.getByRole('button', { name: '8', exact: true }).tap();
  await expect(button(page, pads.cards)).toHaveCount(0);
});

test('who has asked over real cards hears whether there is one; a claimant puts the pad away and takes it up again', async ({
  page,
}) => {
  await sitAt(page, realTable(4, OFF));
  await look();
  await button(page, words.act.stuck).first().tap();
  await button(page, words.act.isThere).tap();
  const ranks = page.getByRole('group', { name: pads.ranks });
  // Put away, it asks the table again.
  await button(page, pads.cancel).tap();
  await expect(ranks).toHaveCount(0);
  expect((await stateOn(page)).table.map(({ rank }) => rank)).toEqual([null, null, null, null]);
  await button(page, words.act.isThere).tap();
  for (const rank of ['8', '3', '5', '2']) await ranks.getByRole('button', { name: rank, exact: true }).tap();
  await expect(ranks).toHaveCount(0);
  await expect(page.getByText(words.thereIs).first()).toBeVisible();
  await tapZone(page, 1, words.knock);
  await expect(zone(page, 0, words.hasIt('Grandma'))).toBeVisible();
  await look();
  await button(page, words.act.check).first().tap();
  const keypad = page.getByRole('group', { name: pads.keypad });
  await button(page, pads.cancel).tap();
  await expect(keypad).toHaveCount(0);
  await button(page, words.act.enter).tap();
  await expect(keypad).toBeVisible();
  await button(page, pads.cancel).tap();
  await button(page, words.act.cannot).tap();
  await expect.poll(async () => (await stateOn(page)).claims.map(({ by }) => by)).toEqual(['conceded']);
  // The pad of the next claim is open again, and what was knocked before floods nothing.
  await tapZone(page, 2, words.knock);
  await expect(zone(page, 0, words.hasIt('Jun'))).toBeVisible();
  await look();
  await button(page, words.act.check).first().tap();
  await expect(keypad).toBeVisible();
});

test('from the score of a deck round one looks at the table again, and back', async ({ page }) => {
  const played = openTable(4, CARDS, { ...OFF, rounds: 2 });
  for (let now = 10_000; played.until(now).state.phase.type !== 'scored'; now += 10_000) {
    const event = knockNext(played.state, now);
    if (event) played.play(event);
  }
  await sitAt(page, played);
  const title = page.getByRole('heading', { name: words.score.after(1, 2) });
  await button(page, words.act.score).tap();
  await expect(title).toBeVisible();
  await button(page, words.score.toTable).tap();
  await expect(title).toHaveCount(0);
  await expect(button(page, words.act.score)).toBeVisible();
  await button(page, words.act.score).tap();
  await button(page, words.score.deal(2)).tap();
  await expect(title).toHaveCount(0);
  await expect.poll(async () => (await stateOn(page)).round).toBe(1);
});
