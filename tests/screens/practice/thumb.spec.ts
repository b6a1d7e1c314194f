import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSolved, signKey, solve } from '../../../e2e/support/table.ts';

const leftOf = (page: Page, name: string) =>
  act(page, name).evaluate((key) => key.getBoundingClientRect().left);

test('for the left thumb what leads on lies at the left, and so do the keys of a phone on its side', async ({
  page,
}) => {
  await openWith(page, './practice', {
    hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }],
    settings: [{ key: 'preferences', value: { thumb: 'left' } }],
  });
  await expect(cardsOn(page).first()).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  const card = await cardsOn(page)
    .first()
    .evaluate((each) => each.getBoundingClientRect().left);
  const sign = await signKey(page, '/').evaluate((each) => each.getBoundingClientRect().right);
  expect(sign).toBeLessThan(card);
  await page.setViewportSize({ width: 390, height: 844 });
  await solve(page);
  await expectSolved(page);
  expect(await leftOf(page, practice.next)).toBeLessThan(await leftOf(page, practice.again));
});
