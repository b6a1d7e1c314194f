import { expect, test, type Page } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { formatDayShort } from '#lib/i18n/format.ts';
import { common, home, pastDays as text, practice } from '#lib/i18n/messages.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, chooseOption, ranksOn, solve } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

// The clock begins on Thursday 12 March 2026.
const [TODAY, TUESDAY] = [20260312, 20260310];
const place = (page: Page, day: number, mark: keyof typeof text.marks) =>
  act(page, text.day(formatDayShort(day), text.marks[mark]));
const openDays = async (page: Page) => {
  await chooseOption(page, text.title);
  await expect(page.getByText(text.how)).toBeVisible();
};

test('a past day’s hand is played from the days of today’s hand: as practice, marked, and without a place in the streak', async ({
  page,
}) => {
  await openWith(page, './today', { attempts: [solvedDay(20260311), solvedDay(20260309)] });
  await openDays(page);
  await expect(place(page, TODAY, 'open')).toBeVisible();
  await expect(place(page, 20260311, 'solved')).toBeVisible();
  await expect(place(page, 20260313, 'ahead'), 'no day to come is offered').toHaveCount(0);
  await place(page, TUESDAY, 'missed').tap();
  await expect(page.getByRole('heading', { level: 1, name: formatDayShort(TUESDAY) })).toBeVisible();
  await expect(page.getByText(practice.pastDay)).toBeVisible();
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(TUESDAY)));
  await solve(page);
  const rows = await readStore<Attempt>(page, 'attempts');
  expect(rows.map(({ day, from }) => [day, from]).at(-1)).toEqual([null, 'day']);
  await expect(page.getByText(practice.streak(1)), 'the days in a row are as before').toHaveCount(1);
  await act(page, practice.toToday).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  await openDays(page);
  await expect(place(page, TUESDAY, 'later')).toBeVisible();
});

test('the week on home leads to the past days; shut, today’s hand lies there, also after a reload', async ({
  page,
}) => {
  await openWith(page, './', { attempts: [solvedDay(20260311)] });
  const toDays = page.getByRole('link', { name: new RegExp(`${home.pastDays}$`) });
  await toDays.tap();
  await expect(page.getByText(text.how)).toBeVisible();
  await act(page, common.close).tap();
  await expect(page.getByText(text.how)).toHaveCount(0);
  expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(TODAY)));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  await expect(page.getByText(text.how)).toHaveCount(0);
  await page.getByRole('link', { name: common.back }).tap();
  await toDays.tap();
  await place(page, TUESDAY, 'missed').tap();
  await expect(page.getByRole('heading', { level: 1, name: formatDayShort(TUESDAY) })).toBeVisible();
  await expect(page.getByText(text.how)).toHaveCount(0);
});

test('four weeks at a time, back to the first day there was', async ({ page }) => {
  await openWith(page, './today', {});
  await openDays(page);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(25);
  // Whoever goes far back sees which month it is: on its first day, and on the first that is shown.
  await expect(place(page, 20260216, 'missed')).toContainText('Feb');
  await expect(place(page, 20260301, 'missed')).toContainText('Mar');
  await expect(place(page, 20260302, 'missed')).toContainText(home.weekday[0] ?? '');
  await act(page, text.earlier).tap();
  await act(page, text.earlier).tap();
  await expect(place(page, 20260101, 'missed')).toBeVisible();
  await expect(act(page, text.earlier)).toHaveCount(0);
});

for (const asked of ['20260313', '20251231', '20260230', 'x', '20260312'])
  test(`an address that asks for a day that is none of the past has today's hand: ${asked}`, async ({
    page,
  }) => {
    await openWith(page, `./today?day=${asked}`, {});
    await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
    expect(await ranksOn(page)).toEqual(ranksOf(dealOfDay(TODAY)));
  });

test('weeks of past days lie below each other', async ({ page }) => {
  await openWith(page, './today', { attempts: [solvedDay(20260311)] });
  await openDays(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [day, week] = [
      await place(page, 20260304, 'missed').boundingBox(),
      await place(page, 20260311, 'solved').boundingBox(),
    ];
    expect(week?.x, `${width} × ${height}`).toBe(day?.x);
  }
});
