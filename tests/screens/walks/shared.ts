import { expect, type Page } from '@playwright/test';
import { contestShared as words, setup, setupSheets } from '#lib/i18n/messages.ts';
import { seatButton } from '../../../e2e/support/setup.ts';
import { classicRounds, closestRounds, linkOf, openShared, OTHERS, stopped } from '../contest/sharing.ts';
import { like, show, type Screen } from './screen.ts';

const leads = (page: Page, name: string) => page.getByRole('button', { name: like(`${name}§`) });
const LONG = 'W'.repeat(24);
const COME_FAR = Array.from(
  { length: 12 },
  () => ({ points: 1, x: { n: 123_456_789, d: 987_654_321 } }) as const,
);

/** Waits until the best of each round is known. */
const bestOfEach = (page: Page, rounds: number) =>
  expect(page.locator('.rounds').getByRole('paragraph')).toHaveCount(rounds);

/** Rounds that two tables have in common. Each screen has a seed of its own: what was played of it here is looked for. */
export const SHARED: readonly Screen[] = [
  {
    name: 'no rounds',
    open: async (page) => {
      await show(page, './contest', {});
      await expect(page.getByText(words.about[0] ?? '')).toBeVisible();
    },
  },
  {
    name: 'a link that is cut off',
    open: async (page) => {
      await show(page, linkOf(closestRounds(1)).replace(/&seed=.*/, ''), {});
      await expect(page.getByRole('alert')).toHaveText(
        words.fault.missing({ code: 'missing', field: 'seed' } as never),
      );
    },
  },
  {
    name: 'rounds that others have played',
    open: async (page) => {
      await openShared(page, closestRounds(2), OTHERS, {});
      await expect(page.getByText(words.others(['Jun', 'Ada'], 3))).toBeVisible();
    },
  },
  {
    name: 'rounds that four people play, and a name that will not do',
    open: async (page) => {
      await openShared(page, closestRounds(3), [], {});
      await page.getByRole('button', { name: setup.playersShort(4, 4), exact: true }).tap();
      await seatButton(page, setup.shapes.star).tap();
      await page.getByRole('textbox', { name: setupSheets.person.name }).fill('');
      await expect(page.getByText(setup.fault.emptyName)).toBeVisible();
    },
  },
  {
    name: 'rounds that were begun here',
    open: async (page) => {
      await openShared(page, closestRounds(4));
      await expect(page.getByText(words.goesOn)).toBeVisible();
    },
  },
  {
    name: 'a result that nobody has answered',
    open: async (page) => {
      await openShared(page, stopped(closestRounds(5)));
      await expect(page.getByText(words.nobodyYet)).toBeVisible();
      await bestOfEach(page, 2);
    },
  },
  {
    name: 'results side by side',
    open: async (page) => {
      await openShared(page, stopped(closestRounds(6, 4)), [
        ...OTHERS,
        { name: LONG, rounds: COME_FAR },
        { name: 'Leaf', rounds: [{ points: 0, x: { n: -999_999_999_999_999, d: 1 } }] },
      ]);
      await expect(page.getByText(words.overRounds(1))).toBeVisible();
      await bestOfEach(page, 2);
    },
  },
  {
    name: 'results side by side, of Classic, and once more',
    open: async (page) => {
      await openShared(page, stopped(classicRounds(7)), [
        {
          name: 'Jun',
          rounds: [
            { points: 1, x: null },
            { points: 0, x: null },
          ],
        },
      ]);
      await leads(page, words.again).tap();
      await leads(page, words.file).tap();
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    },
  },
];
