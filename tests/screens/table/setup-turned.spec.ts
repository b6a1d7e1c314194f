// On a phone that was turned, set-up draws people where they will sit round it.
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

const { moon, gate, hill, star } = setup.shapes;
for (const [players, names, edges] of [
  [4, [moon, gate, hill, star], ['right', 'bottom', 'left', 'top']],
  [2, [moon, hill], ['right', 'left']],
] as const)
  test(`${players} sit as the table lies once it was turned`, async ({ page }) => {
    await openWith(page, `./setup?game=slap&players=${players}`, {});
    await expect(startButton(page)).toBeVisible();
    expect(await Promise.all(names.map((name) => edgeOf(page, name)))).toEqual(edges);
  });
