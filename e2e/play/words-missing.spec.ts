import { expect, test } from '@playwright/test';
import { common, games, settings, table } from '#lib/i18n/messages.ts';
import { openTable } from '../../tests/support/slap.ts';
import { passFirst } from '../support/app.ts';
import { openMatch, solveByKeys } from '../support/languages.ts';
import { fileOf } from '../support/matches.ts';
import { readStore } from '../support/store.ts';

// Words of another language that do not come.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a language that is gone, one whose words do not come, and one of which only half has come: English, one sentence why, nothing lost', async ({
  page,
}) => {
  // Scripts that run before a page have no order among themselves: one asks for the first language, the page itself for the next.
  await page.addInitScript(() => void (localStorage['two-dozen-language'] ??= 'tlh'));
  const speak = (code: string) =>
    page.evaluate((code) => localStorage.setItem('two-dozen-language', code), code);
  await page.goto('./');
  await expect(page.getByText(common.unworded)).toBeVisible();
  await passFirst(page);
  await speak('ja');
  await page.route(/\/words-ja-/, (route) => route.abort());
  await page.goto('./settings');
  await expect(page.getByText(common.unworded)).toBeVisible();
  await expect(page.getByRole('heading', { name: settings.title, exact: true })).toBeVisible();
  await speak('es');
  let halved = 0;
  await page.route(/\/words-es-/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    halved += 1;
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  });
  await page.goto('./practice');
  await expect(page.getByText(common.unworded)).toBeVisible();
  await solveByKeys(page);
  expect(halved).toBeGreaterThan(0);
});

test('a language of which one piece does not come: English stands in there, one sentence why, and the match lies as it lay', async ({
  page,
}) => {
  await page.goto('./');
  await passFirst(page);
  await openMatch(page, fileOf(openTable(2, [5, 7, 8, 9])), games.slap.name);
  await expect(page.getByRole('button', { name: table.pause.go, exact: true })).toBeVisible();
  const before = await readStore(page, 'matchEvents');
  await page.evaluate(() => localStorage.setItem('two-dozen-language', 'pt'));
  await page.route(/\/words-pt-tables/, (route) => route.abort());
  await page.reload();
  const { common: portuguese } = await import('../../src/lib/i18n/pt/common.ts');
  await expect(page.getByText(portuguese.unworded)).toBeVisible();
  await expect(page.getByRole('button', { name: table.pause.go, exact: true })).toBeVisible();
  expect(await readStore(page, 'matchEvents')).toEqual(before);
  // When it comes after all, all is said in it.
  await page.unroute(/\/words-pt-tables/);
  await page.reload();
  const { table: said } = await import('../../src/lib/i18n/pt/table.ts');
  await expect(page.getByRole('button', { name: said.pause.go, exact: true })).toBeVisible();
  await expect(page.getByText(portuguese.unworded)).toHaveCount(0);
});
