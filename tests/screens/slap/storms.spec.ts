// Fingers of all four at once lose nobody and invert nobody: pairs 34 ms apart on a page that stands still, and whole hands (SLAP-9).
import { expect, test, type Page } from '@playwright/test';
import { createRng, shuffled } from '#lib/core/chance.ts';
import { settle, stageNow } from '../stage/clock.ts';
import { down, up } from '../stage/touch.ts';
import { eventsOf, openFour, SEATS, zone } from './four-seats.ts';
import { zoneAt } from './race.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Twice the period of a screen of 60 reports a second: from here on the order is promised. */
const APART = 34;
const STORMS = 8;

/** A place in the zone of each seat. */
function spots(): readonly { readonly x: number; readonly y: number }[] {
  const { innerWidth: width, innerHeight: height } = window;
  const all = [
    { x: width * 0.5, y: height - 24 },
    { x: 26, y: height * 0.3 },
    { x: width * 0.5, y: 24 },
    { x: width - 26, y: height * 0.3 },
  ];
  expect(all.map(({ x, y }) => zoneAt(x, y)?.seat)).toEqual(SEATS);
  return all;
}

/** Who slapped, as it was decided. */
async function settled(page: Page) {
  await expect(zone(page, 0)).toBeVisible();
  await page.clock.runFor(500);
  const events = await eventsOf(page);
  const slaps = events.flatMap((event) => (event.type === 'slapped' ? [event.seat] : []));
  const decided = events.find((event) => event.type === 'settled');
  return { slaps, order: decided?.order, lot: decided?.lot };
}

const rng = createRng(9);
for (let storm = 0; storm < STORMS; storm += 1) {
  const order = shuffled(SEATS, rng);
  test(`four slaps 34 ms apart, heard of late: ${order.join(' ')}`, async ({ page }) => {
    await openFour(page, { setTime: 0, claimTime: 0 });
    const at = spots();
    const start = stageNow();
    await page.clock.runFor(160);
    for (const [place, seat] of order.entries())
      down({ x: 0, y: 0, ...at[seat], id: 10 + seat }, 'touch', start + place * APART);
    for (const seat of order) up(10 + seat, stageNow(), storm % 2 === 0);
    await settle();
    const { slaps, order: decided, lot } = await settled(page);
    expect(slaps).toEqual(order);
    expect(lot).toEqual([]);
    expect(decided).toEqual(order.slice(0, 3));
  });
}

test('ten fingers in one report are one slap for each zone, and a lot among all', async ({ page }) => {
  await openFour(page, { setTime: 0, claimTime: 0 });
  const at = spots();
  const stamp = stageNow();
  for (let id = 0; id < 10; id += 1) down({ x: 0, y: 0, ...at[id % 4], id: 10 + id }, 'touch', stamp);
  for (let id = 0; id < 10; id += 1) up(10 + id, stamp, true);
  await settle();
  const { slaps, lot } = await settled(page);
  expect(slaps.toSorted()).toEqual(SEATS);
  expect(lot?.toSorted()).toEqual(SEATS);
});
