import { expect, test } from '@playwright/test';
import { contest as text, pads } from '#lib/i18n/messages.ts';
import { openState } from '../walks/screen.ts';
import { CONTEST } from '../walks/contest.ts';

// What is read or touched while others wait is found without scrolling.
test.use({ serviceWorkers: 'block' });

const ENTERED = [
  'the second of five sets',
  'a claim on six numbers up to a hundred',
  'a line with a fault',
  'the next one proves, three sets',
  'a proof that failed before',
];

for (const { name, open } of CONTEST.filter((screen) => ENTERED.includes(screen.name))) {
  test(`the whole pad is in view: ${name}`, async ({ page }) => {
    await open(page);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await page.getByRole('group', { name: pads.keypad }).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height);
    }
    await expect(page.getByRole('button', { name: text.cannot })).toBeVisible();
  });
}

for (const name of ['all have an x, sealed', 'all have an x, opened', 'who proves next'])
  test(`all that was entered is in view on a phone on its side: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openState(CONTEST, name, page);
    const footer = await page.locator('footer').boundingBox();
    for (const row of await page.getByRole('list', { name: text.entries }).getByRole('listitem').all()) {
      const box = await row.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    }
  });
