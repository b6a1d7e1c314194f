import { expect, test } from '@playwright/test';
import { knock, slap } from '#lib/i18n/messages.ts';
import { tapFree } from '../../../e2e/support/hands.ts';
import { openState } from '../walks/screen.ts';
import { STANDING } from '../walks/standing.ts';
import { inPhase, SEATS, sitAtFour, zone } from './four-seats.ts';

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
