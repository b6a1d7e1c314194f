import { expect, test } from '@playwright/test';
import { knock, pads, slap } from '#lib/i18n/messages.ts';
import { tapFree } from '../../../e2e/support/hands.ts';
import { bothReady, button, half, sitAt } from '../../../e2e/support/slap-two.ts';
import { counts, orderOf } from '../../support/slap.ts';
import { look } from '../stage/clock.ts';
import { openState } from '../walks/screen.ts';
import { STANDING } from '../walks/standing.ts';
import { inPhase, SEATS, sitAtFour, zone } from './four-seats.ts';

/** 5 7 8 9 come up first. */
const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 20, 20)];

// The largest phones and the smallest: the cards are read from a chair, the zones are hit from one.
for (const { width, height, share } of [
  { width: 390, height: 844, share: 0.82 },
  { width: 430, height: 932, share: 0.82 },
  { width: 360, height: 640, share: 0.6 },
])
  test.describe(`a phone of ${width} × ${height} that stands`, () => {
    test.use({ viewport: { width, height } });

    test('the four cards take what the seats leave, and each seat keeps a zone to hit', async ({ page }) => {
      await sitAtFour(page, {}, 'standing');
      for (const seat of SEATS) await tapFree(page, zone(page, seat));
      await inPhase(page, 'open');
      const cards = page.getByRole('list', { name: slap.table }).getByRole('listitem');
      await expect(cards).toHaveCount(4);
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const wide =
        Math.max(...boxes.map((box) => box!.x + box!.width)) - Math.min(...boxes.map((box) => box!.x));
      expect(wide / width).toBeGreaterThan(share);
      for (const seat of SEATS) {
        const box = (await zone(page, seat).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(72);
      }
    });
  });

test('the caps of the seats are there while their keys do something', async ({ page }) => {
  const caps = page.locator('kbd');
  await openState(STANDING, 'standing, four, before the first cards', page);
  await expect(caps).toHaveCount(4);
  await openState(STANDING, 'standing, two, which four lie there', page);
  await expect(caps).toHaveCount(0);
});

test.describe('the smallest phone that stands', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('between two, what is said to whoever asked stands clear of the cards they have', async ({ page }) => {
    await openState(STANDING, 'standing, two, one asks for other cards', page);
    const seat = page.getByRole('region', { name: slap.side('Mei') });
    const said = (await seat.getByText(slap.youAsked).boundingBox())!;
    const count = (await seat.getByText('18', { exact: true }).boundingBox())!;
    expect(said.y + said.height).toBeLessThanOrEqual(count.y);
  });

  test('with words twice as large, which deal it is stands beside the key in no more than two lines', async ({
    page,
  }) => {
    await openState(STANDING, 'standing, Knock, four, the dealer turns', page);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const title = page.getByText(knock.setOf(1, 10), { exact: true });
    const [height, line] = await title.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ]);
    expect(height / line).toBeLessThan(2.5);
  });
});

test('a claimant who has put the pad away sees the whole clock, and their pile below the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await sitAt(page, { setTime: 0 }, DEALT, { lies: 'standing' });
  await bothReady(page);
  await page.keyboard.press('a');
  await expect(half(page, 1)).toContainText(slap.hasIt('Mei'));
  await look();
  await button(page, 1, slap.act.check).tap();
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 0, slap.act.enter)).toBeVisible();
  const at = (part: string) => half(page, 0).locator(part).boundingBox();
  const [zone, clock, keys, pile] = await Promise.all(['.zone', '.figure', '.own', '.own-pile .num'].map(at));
  expect(clock!.y).toBeGreaterThanOrEqual(zone!.y);
  expect(keys!.y + keys!.height).toBeLessThanOrEqual(pile!.y);
});
