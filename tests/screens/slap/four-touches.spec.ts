// What a table for four knows by itself: fingers not yet stored, locks, who is asked once more, what has just come to a place.
import { expect, test } from '@playwright/test';
import { pads, slap, slapFour as text } from '#lib/i18n/messages.ts';
import { tapFree } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { act } from '../../../e2e/support/table.ts';
import { agreeOn, eventsOf, inPhase, openFour, SEATS, sitAtFour, stateOf, zone } from './four-seats.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const OFF = { setTime: 0, claimTime: 0 };

test('a touch during the count locks its seat for one second, and no other (SLAP-3)', async ({ page }) => {
  await sitAtFour(page, OFF);
  for (const seat of SEATS) await tapFree(page, zone(page, seat));
  await inPhase(page, 'counting');
  await page.clock.runFor(2500);
  await tapFree(page, zone(page, 1));
  await expect(zone(page, 1)).toHaveAccessibleName(new RegExp(text.tooEarly));
  await inPhase(page, 'open');
  await tapFree(page, zone(page, 1));
  await page.clock.runFor(100);
  expect(await stateOf(page)).toMatchObject({ phase: { type: 'open', slaps: [] } });
  await page.clock.runFor(500);
  await expect(zone(page, 1)).toHaveAccessibleName(new RegExp(`${slap.zone.slap}$`));
  await tapFree(page, zone(page, 1));
  await expect.poll(async () => (await stateOf(page)).phase).toMatchObject({ slaps: [{ seat: 1 }] });
});

test('a zone floods at once, and one finger more in it is none (SLAP-9)', async ({ page }) => {
  await openFour(page, OFF);
  await tapFree(page, zone(page, 0));
  await expect(zone(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await tapFree(page, zone(page, 0));
  await page.clock.runFor(500);
  await tapFree(page, zone(page, 0));
  await page.clock.runFor(500);
  expect((await eventsOf(page)).filter(({ type }) => type === 'slapped')).toHaveLength(1);
});

test('who gives up is asked once more, may go back, and is asked anew in the next set (SLAP-8)', async ({
  page,
}) => {
  await openFour(page, OFF);
  await look();
  await act(page, text.giveUp).first().tap();
  await act(page, text.back).tap();
  await expect(act(page, text.giveUpSure)).toHaveCount(0);
  await look();
  await act(page, text.giveUp).first().tap();
  await expect(act(page, text.giveUpSure)).toHaveCount(1);
  // The others slap meanwhile: the set is over, and so is the question.
  for (const seat of [1, 2, 3]) await tapFree(page, zone(page, seat));
  await inPhase(page, 'naming');
  await look();
  await agreeOn(page, 'Jun');
  await look();
  await act(page, slap.act.next).first().tap();
  await inPhase(page, 'open');
  await expect(act(page, text.giveUpSure)).toHaveCount(0);
});

test('a key that has just come takes no press for 0.8 seconds, and after a verdict a zone takes none at all', async ({
  page,
}) => {
  await openFour(page, OFF);
  await page.clock.runFor(600);
  await act(page, text.stuckMore).first().tap();
  await page.clock.runFor(100);
  expect((await stateOf(page)).phase).toMatchObject({ asked: [] });
  await page.clock.runFor(200);
  await act(page, text.stuckMore).first().tap();
  await expect.poll(async () => (await stateOf(page)).phase).toMatchObject({ asked: [0] });
  for (const seat of [0, 1, 2]) await tapFree(page, zone(page, seat));
  await inPhase(page, 'naming');
  await look();
  await agreeOn(page, 'Mei');
  await act(page, slap.act.next).first().tap();
  await look();
  for (const seat of SEATS) await tapFree(page, zone(page, seat));
  await page.clock.runFor(500);
  expect((await stateOf(page)).phase).toMatchObject({ type: 'waiting', ready: [] });
});

test('a slap with a delay fills its zone until it counts (SLAP-13)', async ({ page }) => {
  const handicaps = SEATS.map((seat) => ({ delay: seat === 0 ? 1500 : 0, second: false }));
  await openFour(page, { ...OFF, handicaps });
  await tapFree(page, zone(page, 0));
  await expect(zone(page, 0)).toHaveAccessibleName(new RegExp(text.counts));
  await page.clock.runFor(1300);
  await expect(zone(page, 0)).toHaveAccessibleName(new RegExp(text.counts));
  await page.clock.runFor(300);
  expect(await zone(page, 0).getAttribute('aria-label')).toMatch(new RegExp(text.youHaveIt));
});

test('a slap up to a second too late is told by how much, and a later one is none (SLAP-9)', async ({
  page,
}) => {
  await openFour(page, OFF);
  for (const seat of [0, 1, 2]) await tapFree(page, zone(page, seat));
  await inPhase(page, 'naming');
  await tapFree(page, zone(page, 3));
  await expect.poll(async () => (await stateOf(page)).phase).toMatchObject({ late: [{ seat: 3 }] });
  const { length } = await eventsOf(page);
  await page.clock.runFor(1100);
  await tapFree(page, zone(page, 1));
  await tapFree(page, zone(page, 3));
  await page.clock.runFor(200);
  expect(await eventsOf(page)).toHaveLength(length);
});

test('a claimant puts the pad away and takes it up again, and real cards are asked about at an edge (SLAP-8, SLAP-18)', async ({
  page,
}) => {
  await openFour(page, { ...OFF, deck: 'physical' });
  await look();
  await act(page, text.stuckMore).first().tap();
  await look();
  await act(page, text.act.isThere).tap();
  const ranks = page.getByRole('group', { name: pads.ranks });
  await expect(ranks).toBeVisible();
  for (const rank of [6, 10, 9, 6])
    await ranks.getByRole('button', { name: String(rank), exact: true }).tap();
  await expect(ranks).toHaveCount(0);
  await expect(page.getByText(text.thereIs).first()).toBeVisible();
  for (const seat of [1, 2, 3]) await tapFree(page, zone(page, seat));
  await inPhase(page, 'naming');
  await look();
  await act(page, text.name('Jun')).tap();
  await inPhase(page, 'claim');
  await look();
  await act(page, slap.act.check).first().tap();
  const keypad = page.getByRole('group', { name: pads.keypad });
  await expect(keypad).toBeVisible();
  await act(page, pads.cancel).tap();
  await expect(keypad).toHaveCount(0);
  await look();
  await act(page, text.act.enter).tap();
  await expect(keypad).toBeVisible();
});
