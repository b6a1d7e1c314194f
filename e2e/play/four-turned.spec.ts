import { expect, test, type Page } from '@playwright/test';
import { slapFour as text, table } from '#lib/i18n/messages.ts';
import { inPhase, NAMES, sitAtFour, stateOf, zone } from '../support/slap-four.ts';
import { act } from '../support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** The system turns the page, as it does when a phone is turned in the hand. */
async function turn(page: Page, angle: number): Promise<void> {
  const isUpright = angle % 180 === 0;
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setDeviceMetricsOverride', {
    width: isUpright ? 390 : 844,
    height: isUpright ? 844 : 390,
    deviceScaleFactor: 2,
    mobile: true,
    screenOrientation: { type: isUpright ? 'portraitPrimary' : 'landscapePrimary', angle },
  });
  await expect.poll(() => page.evaluate(() => window.screen.orientation.angle)).toBe(angle);
}

/** The edge of the page that a seat's words lie at, as a corner of the device: turned back by what the page was turned. */
async function edgeOf(page: Page, seat: number, angle: number): Promise<string> {
  const [x, y] = await page
    .locator('.place')
    .nth(seat)
    .locator('.say')
    .evaluate((words) => {
      const box = words.getBoundingClientRect();
      return [
        (box.left + box.width / 2) / window.innerWidth - 0.5,
        (box.top + box.height / 2) / window.innerHeight - 0.5,
      ] as const;
    });
  const turns = (angle / 90) % 4;
  // The page stands turned clockwise by the angle on the device; so much it is turned back here.
  const [a, b] = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][turns] as [number, number];
  if (Math.abs(a) > Math.abs(b)) return a < 0 ? 'left' : 'right';
  return b < 0 ? 'top' : 'bottom';
}

test('the table stays with the phone, however the page is turned, and is touched where it is seen', async ({
  page,
}) => {
  const row = await sitAtFour(page, { setTime: 0, claimTime: 0 });
  await inPhase(page, row, 'open');
  for (const angle of [0, 90, 180, 270]) {
    await turn(page, angle);
    await expect
      .poll(async () => Promise.all(NAMES.map((_, seat) => edgeOf(page, seat, angle))))
      .toEqual(['bottom', 'left', 'top', 'right']);
    await act(page, text.stuckMore).first().tap();
    await expect
      .poll(async () => (await stateOf(page, row)).phase)
      .toMatchObject({ type: 'open', asked: [0] });
    await act(page, table.pause.open).tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: table.pause.step }).tap();
    await expect.poll(async () => (await stateOf(page, row)).phase).toMatchObject({ asked: [] });
    await sheet.getByRole('button', { name: table.pause.go }).tap();
    await expect(sheet).toHaveCount(0);
  }
  await expect(zone(page, 0)).toHaveAccessibleName(/Slap/);
});
