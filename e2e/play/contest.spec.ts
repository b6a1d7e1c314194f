import { expect, test } from '@playwright/test';
import { contest as text, houseRules, setup } from '#lib/i18n/messages.ts';
import { passFirst } from '../support/app.ts';
import { button, solutionOn, tapLine } from '../support/contest.ts';
import { begin } from '../support/setup.ts';
import { passRound } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two find Contest from the first page and play it to its end', async ({ page }) => {
  await page.goto('./');
  await passFirst(page);
  await page.getByRole('link', { name: new RegExp(`^${setup.games.contest}`) }).tap();
  await page.getByRole('button', { name: new RegExp(`^${setup.rules.title}`) }).tap();
  const sheet = page.getByRole('dialog', { name: setup.rules.title });
  await sheet.getByRole('button', { name: houseRules.presets.solvable, exact: true }).tap();
  await sheet.getByRole('textbox', { name: houseRules.endScore.name, exact: true }).fill('1');
  await sheet.getByRole('button', { name: setup.done }).tap();
  await begin(page);
  await passRound(page);
  await button(page, text.claim('Hill', 1)).tap();
  await tapLine(page, (await solutionOn(page)) ?? '');
  await expect(page.getByRole('heading', { name: text.winner('Hill'), exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: text.table })).toBeVisible();
});
