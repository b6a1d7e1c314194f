import { expect, test, type Page } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { formatTime } from '#lib/i18n/format.ts';
import { home, practice, settings } from '#lib/i18n/messages.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { passFirst } from '../../../e2e/support/app.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { openWith, readStore, writeStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSaid, expectSolved, ranksOn, solve } from '../../../e2e/support/table.ts';
import { expectOffered, expectWeek, goHome, goToday, solveToday } from '../../../e2e/support/today.ts';
import { look } from '../stage/pretended.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const daysKept = async (page: Page) => (await readStore<Attempt>(page, 'attempts')).map(({ day }) => day);

/** Lays the first card on the second. */
async function makeStep(page: Page): Promise<void> {
  await cardsOn(page).nth(0).tap();
  await act(page, 'plus').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
}

test('a hand begun at 23:59 and solved at 00:01 counts for the day it was begun, and home then offers the new day', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-10T23:59:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await expectOffered(page, 20260310);
  await goToday(page, 20260310);
  await makeStep(page);
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('heading', { level: 1, name: practice.yesterdayTitle })).toBeVisible();
  await expect(page.getByText(practice.yesterday)).toBeVisible();
  // All taken back, it is still the hand that was begun.
  await act(page, practice.undo).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(20260310)));
  await solve(page);
  expect(await daysKept(page)).toEqual([20260310]);
  await goHome(page);
  await expectOffered(page, 20260311);
  await expectWeek(page, 1, 1);
  await solveToday(page, 20260311);
  await expectWeek(page, 2, 2);
});

test('a hand that was left open for two days gives way to that of today: yesterday’s still counts, an older one does not', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-10T23:59:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await goToday(page, 20260310);
  await makeStep(page);
  await page.clock.fastForward('48:00:00');
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(20260312)));
});

test('home left open over midnight does not say of the new hand that it is begun', async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T23:59:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await goToday(page, 20260310);
  await makeStep(page);
  await goHome(page);
  await expect(page.getByText(home.begun)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expectOffered(page, 20260311);
});

test('what was solved in another window is known on coming back to this one', async ({ page }) => {
  await page.clock.install({ time: '2026-03-12T12:00:00+01:00' });
  await openWith(page, './', { attempts: [solvedDay(20260311)] });
  await expectWeek(page, 1, 1);
  await look('away');
  await writeStore(page, { attempts: [solvedDay(20260312)] });
  await look('back');
  await expectWeek(page, 2, 2);
  await expect(page.getByRole('link', { name: home.ways })).toBeVisible();
});

test('a hand that is only being looked at is not exchanged at midnight', async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T23:59:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await goToday(page, 20260310);
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('heading', { level: 1, name: practice.yesterdayTitle })).toBeVisible();
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(20260310)));
  await solve(page);
  expect(await daysKept(page)).toEqual([20260310]);
});

test('a begun hand whose steps were all taken back is found after midnight', async ({ page }) => {
  await page.clock.install({ time: '2026-03-10T23:58:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  await goToday(page, 20260310);
  await makeStep(page);
  await act(page, practice.undo).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  await page.clock.fastForward('03:00');
  await page.reload();
  await expect(page.getByText(practice.yesterday)).toBeVisible();
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(20260310)));
});

test('a clock set back neither breaks the days in a row nor counts a day twice', async ({ page }) => {
  await page.clock.install({ time: '2026-03-12T12:00:00+01:00' });
  await openWith(page, './', { attempts: [solvedDay(20260310), solvedDay(20260311)] });
  await expectWeek(page, 2, 2);
  await solveToday(page, 20260312);
  await expectWeek(page, 3, 3);

  await page.clock.setSystemTime('2026-03-11T12:00:00+01:00');
  await page.reload();
  await expectWeek(page, 3, 3);
  await page.getByRole('link', { name: home.ways }).tap();
  await expectSolved(page);
  await goHome(page);
  await expectWeek(page, 3, 3);

  await page.clock.setSystemTime('2026-03-12T13:00:00+01:00');
  await page.reload();
  await expectWeek(page, 3, 3);
  await page.getByRole('link', { name: home.ways }).tap();
  await expectSolved(page);
  expect(await daysKept(page)).toEqual([20260310, 20260311, 20260312]);
});

test('a day without a solve ends the row, and the week keeps the seals of its own days', async ({ page }) => {
  await page.clock.install({ time: '2026-03-13T08:00:00+01:00' });
  const days = [20260306, 20260307, 20260308, 20260309, 20260311];
  await openWith(page, './', { attempts: days.map((day) => solvedDay(day)) });
  // Friday: of this week Monday and Wednesday are solved; the last solve is two days ago.
  await expectWeek(page, 2, 0);
  await solveToday(page, 20260313);
  await expectWeek(page, 3, 1);
});

test('the first hint is free; the second says its price before it is taken, and then the day has no place in the row', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-12T12:00:00+01:00' });
  await openWith(page, './', { attempts: [solvedDay(20260311)] });
  await goToday(page, 20260312);
  await act(page, practice.hint).tap();
  await expectSaid(page, practice.rung.yes);
  await expect(page.getByText(practice.rung.cost).first()).toBeVisible();
  await goHome(page);
  await expect(page.getByText(home.begun)).toBeVisible();
  await page.getByRole('link', { name: home.goOn }).tap();
  // Opened anew, the table says the price once more before it takes it.
  await act(page, practice.hint).tap();
  await expect(page.getByText(practice.rung.cost).first()).toBeVisible();
  await act(page, practice.hint).tap();
  await expect(page.getByText(practice.rung.nextFirstPair).first()).toBeVisible();
  await solve(page);
  await goHome(page);
  await expect(page.getByText(home.solvedWithHelp)).toBeVisible();
  await expectWeek(page, 2, 1);
});

test('a solved day shows its own time on home and the other ways behind one tap', async ({ page }) => {
  await page.clock.install({ time: '2026-03-12T12:00:00+01:00' });
  await page.goto('./');
  await passFirst(page);
  // A newcomer's clock is off until it is wanted.
  await page.goto('./settings');
  await page.getByRole('switch', { name: settings.clock }).tap();
  await page.goto('./');
  await goToday(page, 20260312);
  await page.clock.fastForward('10:00');
  const line = await solve(page);
  const [attempt] = await readStore<Attempt>(page, 'attempts');
  const own = formatTime(attempt?.ms ?? 0);
  expect(own).toMatch(/^1\d:/);
  await goHome(page);
  await expect(page.getByText(home.solvedIn(own))).toBeVisible();
  await expect(page.getByRole('img', { name: home.solvedIn(own) }), 'said once').toHaveCount(0);
  await page.getByRole('link', { name: home.ways }).tap();
  await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(own).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /other solutions?$/ })).toBeVisible();
});
