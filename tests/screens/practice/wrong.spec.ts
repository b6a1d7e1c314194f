import { expect, test } from '@playwright/test';
import { parseExpression } from '#lib/core/parse.ts';
import { practice } from '#lib/i18n/messages.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import {
  act,
  cardsOn,
  chooseOption,
  expectSaid,
  expectSolved,
  lay,
  namesOn,
  signKey,
} from '../../../e2e/support/table.ts';

const expressionOf = (text: string) => {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.value;
};

test('a wrong total states its value, and every step can be taken back one by one', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
  const dealt = await namesOn(page);
  await lay(page, expressionOf('2+3+5+7'));
  await expectSaid(page, practice.miss('17', 24));
  await expect(page.getByText(practice.missNext).first()).toBeVisible();
  await expect(cardsOn(page)).toHaveCount(1);
  for (const left of [2, 3, 4]) {
    await act(page, practice.undo).tap();
    await expect(cardsOn(page)).toHaveCount(left);
  }
  expect(await namesOn(page)).toEqual(dealt);
  await expect(act(page, practice.undo)).toBeDisabled();
});

test('a total that is no whole number is shown as a mixed number, and heard as the card says it', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 5, 7, 2]) }] });
  await lay(page, expressionOf('5*7*2/3'));
  await expect(page.getByText(practice.miss('23⅓', 24), { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: practice.miss('70 thirds', 24) })).toHaveCount(1);
  expect(await namesOn(page)).toEqual([practice.made('70 thirds', '5 times 7 times 2 divided by 3')]);
});

test('starting again lays all cards out, and that can be taken back too', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([2, 3, 5, 7]) }] });
  const dealt = await namesOn(page);
  await lay(page, expressionOf('2*7'));
  const made = await namesOn(page);
  expect(made).toContain(practice.made('14', '2 times 7'));
  await chooseOption(page, practice.restart);
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await namesOn(page)).toEqual(dealt);
  await act(page, practice.undo).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  expect(await namesOn(page)).toEqual(made);
});

test('a card of value 0 cannot be divided by: it says so and cannot be tapped', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([5, 5, 2, 3]) }] });
  await lay(page, expressionOf('5-5'));
  const zero = page.getByRole('button', { name: /^0, made from 5 minus 5/ });
  await page.getByRole('button', { name: /^2 of/ }).tap();
  await signKey(page, '/').tap();
  await expect(zero).toBeDisabled();
  await expect(zero).toHaveAccessibleName(new RegExp(practice.byZeroLabel));
  await page.getByRole('button', { name: /^3 of/ }).tap();
  await expect(cardsOn(page)).toHaveCount(2);
  // Now 0 is the only other card: the sign itself is out of reach.
  const divide = page
    .getByRole('group', { name: practice.signs })
    .getByRole('button', { name: practice.byZeroLabel });
  await expect(divide).toBeDisabled();
  await page.keyboard.press('/');
  await page.keyboard.press('0');
  await expect(cardsOn(page)).toHaveCount(2);
});

test('"no solution" said wrongly is counted, costs nothing more, and the hand goes on', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 1, 4, 6]) }] });
  for (let times = 0; times < 2; times += 1) {
    await act(page, practice.none).tap();
    await expectSaid(page, practice.wrongNone);
    await cardsOn(page).first().tap();
    await cardsOn(page).first().tap();
  }
  await lay(page, expressionOf('4*6*1*1'));
  await expectSolved(page);
  const [attempt] = await readStore<Attempt>(page, 'attempts');
  expect(attempt).toMatchObject({ outcome: 'solved', wrongNone: 2, hints: 0, expression: '4 × 6 × 1 × 1' });
});
