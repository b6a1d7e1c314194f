import { expect, test, type Page } from '@playwright/test';
import { practice, practiceKeys, progress, settings } from '#lib/i18n/messages.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, chooseOption, expectSaid, expectSolved, solve } from '../../../e2e/support/table.ts';

/** Turns a switch of the settings; it is kept when this is done. */
async function turn(page: Page, choice: 'keys' | 'clock' | 'streak', to: boolean): Promise<void> {
  const name = settings[choice];
  const button = page.getByRole('switch', { name });
  await expect(button).toHaveAttribute('aria-checked', String(!to));
  await button.tap();
  await expect(button).toHaveAttribute('aria-checked', String(to));
  const kept = async () =>
    (await readStore<{ key: string; value: object }>(page, 'settings')).find(
      ({ key }) => key === 'preferences',
    )?.value;
  await expect.poll(kept).toMatchObject({ [choice]: to });
}

const ROWS = { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] };

test('with single keys switched off no letter, digit or sign does anything, but Escape and Ctrl Z do', async ({
  page,
}) => {
  await openWith(page, './settings', ROWS);
  await turn(page, 'keys', false);
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
  for (const key of ['2', '+', '3', 'h', 'n', 't', 'u', 'r', '?']) await page.keyboard.press(key);
  await expect(page.locator('[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel(practice.typed.label)).toHaveCount(0);

  await cardsOn(page).nth(0).tap();
  await page.keyboard.press('Escape');
  await expect(cardsOn(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await cardsOn(page).nth(0).tap();
  await act(page, 'plus').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(cardsOn(page)).toHaveCount(4);
  await chooseOption(page, practice.menu.keys);
  await expect(page.getByRole('dialog', { name: practiceKeys.title })).toContainText(practiceKeys.off);
});

test('with single keys on, each key of the list does what the list says', async ({ page }) => {
  await openWith(page, './practice', ROWS);
  await expect(cardsOn(page)).toHaveCount(4);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: practiceKeys.title });
  await expect(list).not.toContainText(practiceKeys.off);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('h');
  await expectSaid(page, practice.rung.yes);
  await page.keyboard.press('n');
  await expectSaid(page, practice.wrongNone);
  for (const key of ['2', '+', '3']) await page.keyboard.press(key);
  await expect(cardsOn(page)).toHaveCount(3);
  await page.keyboard.press('r');
  await expect(cardsOn(page)).toHaveCount(4);
  await page.keyboard.press('u');
  await expect(cardsOn(page)).toHaveCount(3);
  await page.keyboard.press('u');
  await expect(cardsOn(page)).toHaveCount(4);
  await solve(page);
  await page.keyboard.press('n');
  await expect(cardsOn(page)).toHaveCount(4);
});

test('a hidden clock is nowhere to be seen, and the time is kept all the same', async ({ page }) => {
  await openWith(page, './settings', ROWS);
  await turn(page, 'clock', false);
  await page.goto('./practice');
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.clock.runFor('1:05');
  await expect(page.getByText(/\d:\d\d|\d\.\d s/)).toHaveCount(0);
  await solve(page);
  await expectSolved(page);
  await expect(page.getByText(/\d:\d\d|\d\.\d s/)).toHaveCount(0);
  const [attempt, ...more] = await readStore<{ ms: number }>(page, 'attempts');
  expect(more).toEqual([]);
  expect(attempt?.ms).toBeGreaterThanOrEqual(65_000);
  expect(attempt?.ms).toBeLessThan(66_000);
});

test('a hidden streak is nowhere to be seen', async ({ page }) => {
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await openWith(page, './settings', { ...ROWS, attempts: [solvedDay(20260311), solvedDay(20260312)] });
  const row = /streak/i;
  for (const path of ['./', './practice', './progress']) {
    await page.goto(path);
    await expect(
      page
        .getByText(row)
        .or(page.getByRole('img', { name: row }))
        .first(),
      path,
    ).toBeAttached();
  }
  await page.goto('./settings');
  await turn(page, 'streak', false);
  for (const path of ['./', './practice', './progress']) {
    await page.goto(path);
    await expect(page.getByText(path === './progress' ? progress.share : /\d/).first()).toBeVisible();
    await expect(page.getByText(row).or(page.getByRole('img', { name: row }))).toHaveCount(0);
  }
});
