import { expect, test, type Page } from '@playwright/test';
import { formatCount } from '#lib/i18n/format.ts';
import { common, practice } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, chooseOption, ranksOn } from '../../../e2e/support/table.ts';

const { deal } = practice;

const sheetOn = (page: Page) => page.getByRole('dialog', { name: deal.title });
const choose = (page: Page, group: string, name: string) =>
  sheetOn(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('button', { name, exact: true })
    .tap();

/** Opens practice on a hand of its own, and from there what to deal. */
async function openSheet(page: Page): Promise<void> {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
  await chooseOption(page, practice.menu.deal);
  await expect(sheetOn(page)).toBeVisible();
}

test('another target, other ranks and six cards are dealt at once, as a real deck has them, and stay chosen', async ({
  page,
}) => {
  await openSheet(page);
  await page.getByLabel(deal.target, { exact: true }).fill('-7');
  await choose(page, deal.ranks, deal.ranksOther);
  await page.getByLabel(deal.highest).fill('100');
  await choose(page, deal.count, '6');
  await choose(page, deal.kind, deal.kinds.mixed);
  await act(page, deal.save).tap();
  await expect(sheetOn(page)).toBeHidden();
  await expect(cardsOn(page)).toHaveCount(6);
  await expect(page.getByRole('img', { name: speak(practice.makes(-7)) })).toBeVisible();
  await expect(page.getByText(practice.mayHaveNone)).toHaveCount(0);
  for (const rank of await ranksOn(page)) expect(rank).toBeLessThanOrEqual(100);

  await page.reload();
  await expect(cardsOn(page)).toHaveCount(6);
  await chooseOption(page, practice.menu.skip);
  await expect(cardsOn(page)).toHaveCount(6);
  await expect(page.getByRole('img', { name: speak(practice.makes(-7)) })).toBeVisible();
});

test('no kind comes or goes while a number is typed that cannot be dealt', async ({ page }) => {
  await openSheet(page);
  await choose(page, deal.ranks, deal.ranksOther);
  const kinds = sheetOn(page).getByRole('group', { name: deal.kind, exact: true });
  await choose(page, deal.kind, deal.kinds.forYou);
  const names = await kinds.getByRole('button').allTextContents();
  for (const typed of ['', '1', '12']) {
    await page.getByLabel(deal.highest).fill(typed);
    expect(await kinds.getByRole('button').allTextContents(), `“${typed}”`).toEqual(names);
    await expect(kinds.getByText(deal.kinds.forYou)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByLabel(deal.target, { exact: true }).fill('');
  expect(await kinds.getByRole('button').allTextContents()).toEqual(names);
  // Of other targets it is not known how hard each hand is.
  await page.getByLabel(deal.target, { exact: true }).fill('36');
  await expect(kinds.getByText(deal.kinds.forYou)).toHaveCount(0);
});

test('a finger is met by the heading of the sheet, so that no keyboard lies over it; a mouse by the first field', async ({
  page,
}) => {
  await openSheet(page);
  await expect(page.getByRole('heading', { name: deal.title })).toBeFocused();
  await page.keyboard.press('Escape');
  const real = window.matchMedia;
  window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'not all' : query);
  await chooseOption(page, practice.menu.deal);
  await expect(page.getByLabel(deal.target, { exact: true })).toBeFocused();
  window.matchMedia = real;
});

test('a new setting deals at once, marked "may have none", until its hands are known to have a solution', async ({
  page,
}) => {
  await openSheet(page);
  await choose(page, deal.count, '5');
  await choose(page, deal.ranks, deal.ranksTo(13));
  await act(page, deal.save).tap();
  await expect(cardsOn(page)).toHaveCount(5);
  await expect(page.getByText(practice.mayHaveNone)).toBeVisible();
  const ready = async () =>
    (await readStore<{ key: string; deals: unknown[] }>(page, 'deals')).find(
      ({ key }) => key === 'solvable 24 13 5',
    );
  await expect.poll(async () => (await ready())?.deals.length, { timeout: 20_000 }).toBe(10);
  await chooseOption(page, practice.menu.skip);
  await expect(page.getByText(practice.mayHaveNone)).toHaveCount(0);
  await expect(cardsOn(page)).toHaveCount(5);
});

test('a setting without a single hand is refused with a sentence, and the one before is back', async ({
  page,
}) => {
  await openSheet(page);
  await page.getByLabel(deal.target, { exact: true }).fill('9999');
  await choose(page, deal.count, '3');
  await act(page, deal.save).tap();
  await expect(page.getByText(deal.refused(formatCount(5000), 9999))).toBeVisible({ timeout: 20_000 });
  await act(page, deal.another).tap();
  await expect(page.getByLabel(deal.target, { exact: true })).toHaveValue('24');
  await expect(
    sheetOn(page)
      .getByRole('group', { name: deal.count, exact: true })
      .getByRole('button', { name: '4', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await act(page, common.cancel).tap();
  await chooseOption(page, practice.menu.skip);
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(page.getByRole('img', { name: practice.makes(24) })).toBeVisible();
});

test('numbers that make no setting are refused in the sheet, each with its sentence', async ({ page }) => {
  await openSheet(page);
  const target = { field: 'target', least: -999, most: 9999 } as const;
  for (const [value, code] of [
    ['', 'notWhole'],
    ['12.5', 'notWhole'],
    ['ten', 'notWhole'],
    ['10000', 'outOfRange'],
    ['-1000', 'outOfRange'],
  ] as const) {
    await page.getByLabel(deal.target, { exact: true }).fill(value);
    await expect(sheetOn(page).getByRole('alert')).toHaveText(deal.error({ ...target, code }));
    await expect(act(page, deal.save)).toBeDisabled();
  }
  await page.getByLabel(deal.target, { exact: true }).fill('24');
  await expect(sheetOn(page).getByRole('alert')).toHaveCount(0);
  await choose(page, deal.ranks, deal.ranksOther);
  for (const value of ['1', '101']) {
    await page.getByLabel(deal.highest).fill(value);
    await expect(sheetOn(page).getByRole('alert')).toHaveText(
      deal.error({ field: 'highest', code: 'outOfRange', least: 2, most: 100 }),
    );
    await expect(act(page, deal.save)).toBeDisabled();
  }
  await act(page, common.cancel).tap();
  expect(await ranksOn(page)).toEqual([2, 3, 5, 7]);
});

test('a hand that was skipped is explained from the options of the next one, which waits', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 5, 5, 5]) }] });
  await expect(cardsOn(page)).toHaveCount(4);
  await act(page, practice.options).tap();
  await expect(page.getByRole('dialog').getByRole('link', { name: practice.explain('A 5 5 5') })).toHaveCount(
    0,
  );
  await act(page, common.close).tap();
  await chooseOption(page, practice.menu.skip);
  await expect.poll(async () => (await ranksOn(page)).join(' ')).not.toBe('1 5 5 5');
  const next = await ranksOn(page);
  await act(page, practice.options).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: practice.explain('A 5 5 5') })
    .tap();
  await expect(page).toHaveURL(/about\?game=practice&explain=1-5-5-5$/);
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await ranksOn(page)).toEqual(next);
});
