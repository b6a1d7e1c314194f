// However the system turns the page, the table stays with the phone, and is touched where it is seen.
import { expect, test, type Page } from '@playwright/test';
import { slapFour as text, table } from '#lib/i18n/messages.ts';
import { look } from '../stage/clock.ts';
import { act } from '../../../e2e/support/table.ts';
import { openFour, SEATS, stateOf } from './four-seats.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** The edge of the page that a seat's words lie at, as an edge of the device: turned back by what the page was turned. */
function edgeOf(seat: number, angle: number): string {
  const box = document.querySelectorAll('.place')[seat]?.querySelector('.say')?.getBoundingClientRect();
  if (!box) return 'nowhere';
  const x = (box.left + box.width / 2) / window.innerWidth - 0.5;
  const y = (box.top + box.height / 2) / window.innerHeight - 0.5;
  const turns = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ] as const;
  const [a, b] = turns[angle / 90] ?? turns[0];
  if (Math.abs(a) > Math.abs(b)) return a < 0 ? 'left' : 'right';
  return b < 0 ? 'top' : 'bottom';
}

/** The phone is turned in the hand, and the system turns the page. */
async function turn(page: Page, turned: EventTarget, angle: number): Promise<void> {
  const isUpright = angle % 180 === 0;
  await page.setViewportSize({ width: isUpright ? 390 : 844, height: isUpright ? 844 : 390 });
  Object.assign(turned, { angle });
  turned.dispatchEvent(new Event('change'));
}

test('the table stays with the phone, however the page is turned', async ({ page }) => {
  const turned = Object.assign(new EventTarget(), { angle: 0 });
  Object.defineProperty(screen, 'orientation', { configurable: true, value: turned });
  await openFour(page, { setTime: 0, claimTime: 0 });
  for (const angle of [0, 90, 180, 270]) {
    await turn(page, turned, angle);
    await expect
      .poll(() => SEATS.map((seat) => edgeOf(seat, angle)))
      .toEqual(['bottom', 'left', 'top', 'right']);
    await look();
    await act(page, text.stuckMore).first().tap();
    await expect.poll(async () => (await stateOf(page)).phase).toMatchObject({ type: 'open', asked: [0] });
    await act(page, table.pause.open).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: table.pause.step }).tap();
    await expect.poll(async () => (await stateOf(page)).phase).toMatchObject({ asked: [] });
    await sheet.getByRole('button', { name: table.pause.go }).tap();
    await expect(sheet).toHaveCount(0);
  }
});
