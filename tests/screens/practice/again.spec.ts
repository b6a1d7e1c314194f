import { expect, test, type Page } from '@playwright/test';
import { common, practice, progress, ways } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { countStore, openWith } from '../../../e2e/support/store.ts';
import {
  act,
  cardsOn,
  chooseOption,
  expectSolved,
  namesOn,
  ranksOn,
  solve,
} from '../../../e2e/support/table.ts';

/** Types a line on the open hand. */
async function type(page: Page, line: string): Promise<void> {
  await chooseOption(page, practice.menu.type);
  await page.getByLabel(practice.typed.label).fill(line);
  await page.getByLabel(practice.typed.label).press('Enter');
  await expectSolved(page);
}
const waysUnder = (page: Page, heading: string) => page.getByRole('heading', { name: heading });

test('another way that is the same way says which, and one that is new is kept beside the first', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }] });
  await type(page, '(1+2+3)*4');
  await expect(waysUnder(page, practice.others(2))).toBeVisible();
  await act(page, practice.again).tap();
  await type(page, '4*(3+1+2)');
  await expect(page.getByText(practice.sameAs('(1 + 2 + 3) × 4'))).toBeVisible();
  await expect(waysUnder(page, practice.others(2))).toBeVisible();

  await act(page, practice.again).tap();
  await type(page, '1*2*3*4');
  await expect(page.getByText(practice.anotherWay)).toBeVisible();
  await expect(waysUnder(page, practice.others(1))).toBeVisible();
  await expect(waysUnder(page, practice.yours)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '(1 + 2 + 3) × 4' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '1 × 2 × 3 × 4' })).toBeVisible();

  await act(page, practice.again).tap();
  await type(page, '(1+3)*(2+4)');
  await expect(page.getByText(practice.foundAll)).toBeVisible();
  // One hand, one row of the history, however many ways.
  expect(await countStore(page, 'attempts')).toBe(1);
  await page.reload();
  await expect(page.getByText(practice.foundAll)).toBeVisible();
});

test('looking for another way can be given up, and the ending is as it was', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }] });
  const line = await solve(page);
  await act(page, practice.again).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(act(page, practice.hint)).toHaveCount(0);
  await act(page, practice.enough).tap();
  await expect(page.getByText(line).first()).toBeVisible();
  await expectSolved(page);
});

test('a hand made once more is there as it ended for whoever comes back to it, and dealt afresh from the list', async ({
  page,
}) => {
  await openWith(page, './progress?hands', {
    attempts: [
      attemptRow('left', { outcome: 'skipped', expression: null, cards: handOf([1, 2, 3, 4]).cards }),
    ],
  });
  const retry = page.getByRole('link', { name: progress.retry('ace, 2, 3, 4') });
  await retry.tap();
  const line = await solve(page);
  const others = page.getByRole('link', { name: practice.others(2) });
  const isThere = async () => {
    await expectSolved(page);
    await expect(page.getByText(line).first()).toBeVisible();
  };
  const arrow = page.getByRole('link', { name: common.toward(practice.title), exact: true });
  for (const goBack of [() => page.goBack(), () => arrow.tap()]) {
    await others.tap();
    await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
    await goBack();
    await isThere();
  }
  await page.reload();
  await isThere();
  expect(await countStore(page, 'attempts')).toBe(2);

  // Both rows are of that deal; each deals it afresh, also the one of the hand that has just ended.
  for (const row of [retry.first(), retry.last()]) {
    await act(page, practice.toProgress)
      .or(page.getByRole('link', { name: practice.backToProgress }))
      .first()
      .tap();
    await row.tap();
    expect(await ranksOn(page)).toEqual([1, 2, 3, 4]);
  }
});

test('a hand of the history can be tried again, and leads back to the list', async ({ page }) => {
  await openWith(page, './progress?hands', {
    attempts: [attemptRow('left', { outcome: 'skipped', expression: null })],
    hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }],
  });
  await page.getByRole('link', { name: progress.retry('ace, ace, 4, 6') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.againTitle })).toBeVisible();
  expect(await ranksOn(page)).toEqual([1, 1, 4, 6]);
  await solve(page);
  await act(page, practice.toProgress).tap();
  await expect(page.getByRole('region', { name: progress.history }).getByRole('listitem')).toHaveCount(2);
  // The hand that was open in practice still lies there.
  await page.goto('./practice');
  expect(await namesOn(page)).toHaveLength(4);
  expect(await ranksOn(page)).toEqual([2, 3, 5, 7]);
});
