import { expect, type Page } from '@playwright/test';
import { fours, foursNumbers as text } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { spot } from '../../../e2e/support/fours.ts';
import { show, type Screen } from './screen.ts';

async function numbers(page: Page): Promise<void> {
  await show(page, './fours', {});
  await expect(page.getByText(text.sum(0, 14))).toBeVisible();
}

/** Two is made by keys. */
async function makeTwo(page: Page): Promise<void> {
  await numbers(page);
  await page.getByRole('button', { name: text.open(2), exact: true }).tap();
  for (const [key, gap] of [
    ['/', 1],
    ['+', 2],
    ['/', 3],
  ] as const) {
    await page.keyboard.press(key);
    await spot(page, fours.place(gap, [])).tap();
  }
  await expect(page.getByText(text.kept)).toBeVisible();
}

/** The numbers from four 4s in all their states. */
export const NUMBERS: readonly Screen[] = [
  {
    name: 'the numbers, and which cannot be made',
    open: async (page) => {
      await numbers(page);
      await page.getByRole('button', { name: text.which }).tap();
      await expect(page.getByText(text.legend)).toBeVisible();
    },
  },
  { name: 'the numbers, none made', open: numbers },
  {
    name: 'a number that cannot be made',
    open: async (page) => {
      await numbers(page);
      await page.getByRole('button', { name: text.which }).tap();
      await page.getByRole('button', { name: text.never(10), exact: true }).tap();
      await expect(page.getByRole('heading', { name: text.cannot(10, false) })).toBeVisible();
    },
  },
  {
    name: 'a number that is being made',
    open: async (page) => {
      await numbers(page);
      await page.getByRole('button', { name: text.open(5), exact: true }).tap();
      await page.keyboard.press('(');
      await expect(
        page.getByRole('button', { name: fours.fits(fours.place(0, [])), exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'a card that cannot go there',
    open: async (page) => {
      await numbers(page);
      await page.getByRole('button', { name: text.open(5), exact: true }).tap();
      await spot(page, fours.place(1, [])).tap();
      await expect(page.getByRole('alert')).toHaveText(fours.pickFirst);
    },
  },
  { name: 'a number that is made', open: makeTwo },
  {
    name: 'the numbers, one made',
    open: async (page) => {
      await makeTwo(page);
      await page.getByRole('button', { name: text.back }).tap();
      await expect(page.getByRole('button', { name: text.made(2, speak('4 ÷ 4 + 4 ÷ 4')) })).toBeVisible();
    },
  },
];
