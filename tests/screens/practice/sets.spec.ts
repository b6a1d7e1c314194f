import { expect, test } from '@playwright/test';
import { common, home, patternLessons, practice, setup } from '#lib/i18n/messages.ts';
import { printHandSet } from '#lib/practice/hand-set.ts';
import type { AttemptRow } from '#lib/storage/schema.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, chooseOption, ranksOn, solve } from '../../../e2e/support/table.ts';

const text = patternLessons.warmedUp;
const HANDS = [
  [1, 2, 3, 4],
  [1, 4, 6, 1],
  [2, 3, 4, 1],
];
const DEALS = HANDS.map((ranks) => ({ ranks, target: 24 }));

test('a set of hands is played one after the other, is found again after a reload, and leads back', async ({
  page,
}) => {
  await openWith(
    page,
    `./practice?${printHandSet({ deals: DEALS, from: 'warmup', named: true, back: '' })}`,
    {},
  );
  const title = (at: number) =>
    expect(page.getByRole('heading', { name: practice.warmUpTitle(at, 3), exact: true })).toBeVisible();
  await title(1);
  await solve(page);
  await act(page, practice.next).tap();
  await title(2);
  await page.reload();
  await title(2);
  expect([...(await ranksOn(page))].sort()).toEqual([1, 1, 4, 6]);
  await chooseOption(page, practice.menu.skip);
  await title(3);
  await solve(page);
  await act(page, practice.enough).tap();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await expect(page.getByText(text.solved(2, 3))).toBeVisible();
  await expect(page.getByRole('listitem').nth(1)).toContainText(text.missed);
  await act(page, common.back).tap();
  await expect(page.getByRole('heading', { name: home.today })).toBeVisible();
  const rows = await readStore<AttemptRow>(page, 'attempts');
  expect(rows.map(({ from, named, outcome }) => [from, named, outcome])).toEqual([
    ['warmup', true, 'solved'],
    ['warmup', true, 'skipped'],
    ['warmup', true, 'solved'],
  ]);
});

test('a pattern that was missed comes back on home, leads to its hands, and is gone when they are played', async ({
  page,
}) => {
  const missed = attemptRow('missed', { outcome: 'shown', expression: null, hints: 4 });
  await openWith(page, './', { attempts: [missed] });
  await page.getByRole('link', { name: setup.home.warmUp }).tap();
  await expect(page.getByRole('heading', { name: practice.warmUpTitle(1, 4), exact: true })).toBeVisible();
  for (let at = 1; at < 4; at += 1) {
    await solve(page);
    await act(page, practice.next).tap();
  }
  await solve(page);
  await act(page, practice.enough).tap();
  await act(page, common.back).tap();
  await expect(page.getByRole('heading', { name: setup.home.title })).toBeVisible();
  await expect(page.getByRole('link', { name: setup.home.warmUp })).toHaveCount(0);
});

test('home has nothing to warm up with where nothing was missed', async ({ page }) => {
  await openWith(page, './', { attempts: [attemptRow('solved')] });
  await expect(page.getByRole('heading', { name: setup.home.title })).toBeVisible();
  await expect(page.getByRole('link', { name: setup.home.warmUp })).toHaveCount(0);
});
