import { expect, test } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { home } from '#lib/i18n/messages.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { passFirst } from '../support/app.ts';
import { ranksOn } from '../support/table.ts';
import { expectOffered, expectWeek, solveToday } from '../support/today.ts';

const ZONES = [
  { timezoneId: 'Pacific/Auckland', day: 20260311 },
  { timezoneId: 'Europe/Berlin', day: 20260310 },
  { timezoneId: 'America/Los_Angeles', day: 20260310 },
];

test('at one moment each device has the hand of its own local date, and devices of one date have the same', async ({
  browser,
}) => {
  const dealt = await Promise.all(
    ZONES.map(async ({ timezoneId, day }) => {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.clock.install({ time: '2026-03-10T12:00:00Z' });
      await page.goto('./');
      await passFirst(page);
      await expectOffered(page, day);
      await page.getByRole('link', { name: home.make, exact: true }).tap();
      const ranks = await ranksOn(page);
      expect(ranks).toEqual(ranksOf(dealOfDay(day)));
      await context.close();
      return ranks.join(' ');
    }),
  );
  expect(dealt[1]).toBe(dealt[2]);
  expect(dealt[0]).not.toBe(dealt[1]);
});

test('a date that a journey skips does not break the days in a row, and a journey back to a solved date shows it solved', async ({
  page,
  context,
}) => {
  const device = await context.newCDPSession(page);
  const moveTo = (timezoneId: string) => device.send('Emulation.setTimezoneOverride', { timezoneId });
  await moveTo('Pacific/Pago_Pago');
  await page.clock.install({ time: '2026-03-10T23:00:00-11:00' });
  await page.goto('./');
  await passFirst(page);
  await solveToday(page, 20260310);
  await expectWeek(page, 1, 1);

  // Across the date line: an hour later it is two dates later.
  await moveTo('Pacific/Kiritimati');
  await page.clock.fastForward('01:00:00');
  await expectOffered(page, 20260312);
  await expectWeek(page, 1, 1);
  await solveToday(page, 20260312);
  await expectWeek(page, 2, 2);

  // Back, where it is the date between, and over once more.
  await moveTo('Pacific/Pago_Pago');
  await page.clock.fastForward('01:00');
  await expectOffered(page, 20260311);
  await expectWeek(page, 2, 2);
  await moveTo('Pacific/Kiritimati');
  await page.clock.fastForward('01:00');
  await expect(page.getByRole('link', { name: home.ways })).toBeVisible();
  await expectWeek(page, 2, 2);
});
