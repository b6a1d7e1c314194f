import { expect, type Page } from '@playwright/test';
import type { Day } from '#lib/core/calendar.ts';
import { ranksOf } from '#lib/core/cards.ts';
import { common, home, practice } from '#lib/i18n/messages.ts';
import { dealOfDay, numberOfDay } from '#lib/practice/day-hand.ts';
import { ranksOn, solve } from './table.ts';

/** Home offers the hand of this date, not yet begun. */
export async function expectOffered(page: Page, day: Day): Promise<void> {
  await expect(page.getByText(home.number(numberOfDay(day)), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: home.make, exact: true })).toBeVisible();
}

/** Home offers to go on with the begun hand of this date. */
export async function expectBegun(page: Page, day: Day): Promise<void> {
  await expect(page.getByText(`${home.number(numberOfDay(day))} · ${home.begun}`)).toBeVisible();
  await expect(page.getByRole('link', { name: home.goOn, exact: true })).toBeVisible();
}

/** The week on home: so many hands solved in it, so many days in a row. */
export async function expectWeek(page: Page, solved: number, streak: number): Promise<void> {
  await expect(page.getByRole('img', { name: home.week(solved, streak) })).toBeVisible();
}

/** From home to today's hand, which is that of this date. */
export async function goToday(page: Page, day: Day): Promise<void> {
  await page.getByRole('link', { name: home.make, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(day)));
}

/** From home: solves today's hand and comes back. */
export async function solveToday(page: Page, day: Day): Promise<void> {
  await goToday(page, day);
  await solve(page);
  await goHome(page);
}

/** Back to home by the arrow. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: common.back }).tap();
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
}
