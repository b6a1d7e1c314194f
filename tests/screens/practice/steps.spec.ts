import { expect, test, type Page } from '@playwright/test';
import { common, practice, steps, ways } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, chooseOption, expectSolved } from '../../../e2e/support/table.ts';

const LINE = '8 ÷ (3 − 8 ÷ 3)';
const said = (left: string, sign: keyof typeof common.speakSign, right: string, value: string) =>
  steps.say(left, common.speakSign[sign], right, value);

const sheet = (page: Page) => page.getByRole('dialog', { name: steps.title });
const opener = (page: Page) => page.getByRole('button', { name: speak(LINE) });

async function expectSteps(page: Page): Promise<void> {
  await opener(page).tap();
  await expect(sheet(page).getByRole('listitem')).toHaveText([
    new RegExp(said('8', '/', '3', '8 thirds')),
    new RegExp(said('3', '-', '8 thirds', '1 third')),
    new RegExp(said('8', '/', '1 third', '24')),
  ]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
}

async function type(page: Page, line: string): Promise<void> {
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill(line);
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
}

test('the own solution is explained step by step, with each exact value', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await type(page, '8/(3-8/3)');
  await expectSteps(page);
});

test('what the last hint shows is explained as well', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  for (const _ of [1, 2, 3, 4]) {
    await act(page, practice.hint).tap();
    await expect(page.getByText(practice.looking)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: practice.shownTitle })).toBeVisible();
  await expectSteps(page);
});

test('every other way has its steps, and their number leads to what counts as another way', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }] });
  await type(page, '1*2*3*4');
  const rows = page.getByRole('listitem').getByRole('button');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    await row.tap();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(3);
    await expect(sheet(page).getByRole('listitem').last()).toContainText(/ makes 24\.$/);
    await sheet(page).getByRole('button', { name: common.close }).tap();
  }
  await page.getByRole('link', { name: practice.others(2) }).tap();
  await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: practice.others(2) })).toBeVisible();
});

test('from what counts as different the arrow leads back to the hand that was solved', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 4, 8, 10]) }] });
  await type(page, '2+4+8+10');
  await page.getByRole('link', { name: practice.others(10) }).tap();
  await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
  await page.getByRole('link', { name: common.toward(practice.title) }).tap();
  await expectSolved(page);
  await expect(page.getByRole('button', { name: speak('2 + 4 + 8 + 10') })).toBeVisible();
});
