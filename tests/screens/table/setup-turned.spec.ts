// Set-up draws people where they will sit at the table, however the device is turned.
import { expect, test, type Page } from '@playwright/test';
import { setup } from '#lib/i18n/messages.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { seatButton, startButton } from '../../../e2e/support/setup.ts';

test.use({ viewport: { width: 844, height: 390 }, serviceWorkers: 'block' });

/** The edge of the page at which somebody is drawn, seen from the phone in the middle. */
async function edgeOf(page: Page, name: string): Promise<string> {
  const phone = (await page.locator('.phone').boundingBox())!;
  const seat = (await seatButton(page, name).boundingBox())!;
  const x = (seat.x + seat.width / 2 - phone.x) / phone.width - 0.5;
  const y = (seat.y + seat.height / 2 - phone.y) / phone.height - 0.5;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'top' : 'bottom';
}

const { moon, gate, star, hill } = setup.shapes;
const NAMES = { 2: [moon, hill], 4: [moon, gate, hill, star] } as const;
const ACROSS: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
};
for (const { players, angle, edges } of [
  // A phone that is upright by nature, turned one way and the other; and one that is wide by nature.
  { players: 4, angle: 90, edges: ['right', 'bottom', 'left', 'top'] },
  { players: 4, angle: 270, edges: ['left', 'top', 'right', 'bottom'] },
  { players: 2, angle: 90, edges: ['right', 'left'] },
  { players: 2, angle: 270, edges: ['left', 'right'] },
  { players: 2, angle: 0, edges: ['left', 'right'] },
] as const)
  test(`${players} sit as the table will lie, the page turned by ${angle}`, async ({ page }) => {
    const turned = Object.assign(new EventTarget(), { angle });
    Object.defineProperty(screen, 'orientation', { configurable: true, value: turned });
    await openWith(page, `./setup?game=slap&players=${players}`, {});
    await expect(startButton(page)).toBeVisible();
    const seen = () => Promise.all(NAMES[players].map((name) => edgeOf(page, name)));
    await expect.poll(seen).toEqual(edges);
    // The system turns it over at once: nothing becomes wider or lower.
    Object.assign(turned, { angle: (angle + 180) % 360 });
    turned.dispatchEvent(new Event('change'));
    await expect.poll(seen).toEqual(edges.map((edge) => ACROSS[edge]));
  });
