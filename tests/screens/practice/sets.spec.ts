import { expect, test } from '@playwright/test';
import { common, home, patternLessons, practice, progress, runs, setup } from '#lib/i18n/messages.ts';
import { printHandSet } from '#lib/practice/hand-set.ts';
import type { AttemptRow } from '#lib/storage/schema.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { cardsOf } from '../../../e2e/support/cards.ts';
import { byKey } from '../../../e2e/support/runs.ts';
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
  await expect(page.locator('li svg'), 'a stamp is for what was made').toHaveCount(2);
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

test('a warm-up by keys alone, from home to its end and home again; each deal is heard, and how it went', async ({
  page,
}) => {
  const press = byKey(page);
  const missed = attemptRow('missed', { outcome: 'shown', expression: null, hints: 4 });
  await openWith(page, './', { attempts: [missed] });
  await press(page.getByRole('link', { name: setup.home.warmUp }));
  for (let at = 1; at <= 4; at += 1) {
    await expect(page.getByRole('heading', { name: practice.warmUpTitle(at, 4), exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Your cards: .* Make 24\./ })).toBeAttached();
    await solve(page, press);
    await expect(act(page, at < 4 ? practice.next : practice.enough)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
  await expect(act(page, common.back), 'with the button that takes the focus').toHaveAccessibleDescription(
    new RegExp(`^${text.title} ${text.solved(4, 4)}`),
  );
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await press(act(page, common.back));
  await expect(page.getByRole('link', { name: setup.home.warmUp })).toHaveCount(0);
});

test('missed hands by keys alone, from the list to the last of them and back; they move no level', async ({
  page,
}) => {
  const press = byKey(page);
  const missed = { outcome: 'skipped', expression: null } as const;
  await openWith(page, './progress?hands', {
    attempts: [
      attemptRow('one', { ...missed, cards: cardsOf([1, 2, 3, 4]) }),
      attemptRow('two', { ...missed, cards: cardsOf([2, 3, 4, 1]), target: 20 }),
    ],
  });
  await press(
    page
      .getByRole('group', { name: progress.filter })
      .getByRole('button', { name: progress.filters.missed, exact: true }),
  );
  await press(page.getByRole('link', { name: runs.end.practise(2) }));
  await expect(page.getByRole('heading', { name: practice.setTitle(1, 2), exact: true })).toBeVisible();
  await solve(page, press, 20);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: practice.setTitle(2, 2), exact: true })).toBeVisible();
  await solve(page, press);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/progress\?hands$/);
  const rows = await readStore<AttemptRow>(page, 'attempts');
  expect(rows.slice(2).map(({ from, outcome }) => [from, outcome])).toEqual([
    ['again', 'solved'],
    ['again', 'solved'],
  ]);
});
