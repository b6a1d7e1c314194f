import { expect, test, type Page } from '@playwright/test';
import type { Header } from '#lib/core/match/header.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { common, houseRules, setup, setupSheets } from '#lib/i18n/messages.ts';
import { begin, openSetup } from '../../../e2e/support/setup.ts';
import { readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const rules = (page: Page) => page.getByRole('region', { name: setup.rules.title });
const row = (page: Page) => page.getByRole('button', { name: new RegExp(`^${setup.rules.title}`) });

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the house rules lie open beside who plays: what is changed there is played by', async ({ page }) => {
    await openSetup(page);
    await expect(act(page, setup.more(setupSheets.row.target))).toBeVisible();
    await expect(row(page)).toHaveCount(0);
    await expect(rules(page).getByRole('button', { name: setup.reset })).toHaveCount(0);
    await act(page, setup.more(setupSheets.row.target)).tap();
    await rules(page).getByRole('switch', { name: houseRules.called.name }).tap();
    await begin(page);
    const [match] = await readStore<{ readonly header: Header }>(page, 'matches');
    expect(match?.header.config).toEqual({ ...standardSlap(2), target: 25, called: true });
  });

  test('the usual rules come back with one press', async ({ page }) => {
    await openSetup(page);
    await act(page, setup.more(setupSheets.row.target)).tap();
    await act(page, setup.reset).tap();
    await expect(act(page, setup.reset)).toHaveCount(0);
    await expect(rules(page).getByRole('textbox', { name: setupSheets.row.target })).toHaveValue('24');
  });

  test('where no tabs stand at the left an arrow leads back', async ({ page }) => {
    await openSetup(page);
    await page.getByRole('link', { name: common.back }).tap();
    await page.waitForURL(/\/$/);
  });

  test('a field that gets the focus shows the number as it is typed', async ({ page }) => {
    await openSetup(page);
    const field = rules(page).getByRole('textbox', { name: setupSheets.row.target });
    await field.focus();
    await expect(field).toHaveValue('24');
  });

  test('each game says how many can play it', async ({ page }) => {
    await openSetup(page);
    await expect(page.getByRole('button', { name: setup.games.slap })).toContainText('2 or 4 players');
    await expect(page.getByRole('button', { name: setup.games.kings })).toContainText('2–6 players');
  });
});

test('on a phone a row leads to them', async ({ page }) => {
  await openSetup(page);
  await expect(row(page)).toBeVisible();
  await expect(rules(page)).toHaveCount(0);
  await row(page).tap();
  await expect(page.getByRole('dialog', { name: setup.rules.title })).toBeVisible();
});
