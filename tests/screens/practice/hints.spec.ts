import { expect, test } from '@playwright/test';
import { practice, progress } from '#lib/i18n/messages.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { keptHand, openWith, readStore } from '../../../e2e/support/store.ts';
import { act, expectSaid } from '../../../e2e/support/table.ts';

test('the ladder of hints has four rungs, each says what the next one tells, and the last shows the whole without a seal', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  const hint = act(page, practice.hint);
  const { rung } = practice;
  for (const [index, [fact, next]] of [
    [rung.yes, rung.nextLastSign],
    [rung.lastSign['/'], rung.nextFirstPair],
    [rung.firstPair(8, 3), rung.nextWhole],
  ].entries()) {
    await hint.tap();
    await expectSaid(page, fact ?? '');
    await expect(page.getByRole('status').filter({ hasText: next ?? '' })).toHaveCount(1);
    await expect(page.getByRole('img', { name: practice.hintOf(index + 1) })).toBeVisible();
  }
  await hint.tap();
  await expect(page.getByRole('heading', { name: practice.shownTitle })).toBeVisible();
  await expect(page.getByRole('img', { name: practice.seal(24) })).toHaveCount(0);
  await expect(page.getByText('8 ÷ (3 − 8 ÷ 3)')).toBeVisible();
  await expect(page.getByRole('heading', { name: practice.allWays(1) })).toBeVisible();
  await expect(page.getByText(practice.shownText)).toBeVisible();

  const [attempt] = await readStore<Attempt>(page, 'attempts');
  expect(attempt).toMatchObject({ outcome: 'shown', hints: 4, expression: null });
  await page.goto('./progress?hands');
  const row = page.getByRole('region', { name: progress.history }).getByRole('listitem');
  await expect(row).toContainText(progress.outcome.shown);
  await expect(row).toContainText(progress.hints(4));
});

test('of a hand that cannot be made the first hint says so, and there is nothing more to buy', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 1, 5, 9]) }] });
  const slip = page.locator('#table-note');
  await act(page, practice.hint).tap();
  await expectSaid(page, practice.rung.no);
  for (const time of [2, 3]) {
    const before = await slip.elementHandle();
    await act(page, practice.hint).tap();
    await expectSaid(page, practice.rung.noMore);
    await expect(slip).toContainText(practice.rung.sayNone);
    // The slip comes up anew, so that the tap is seen to have been heard.
    await expect.poll(() => before?.evaluate((last) => last.isConnected), `tap ${time}`).toBe(false);
    await expect.poll(async () => (await keptHand(page))?.hints).toBe(1);
  }
  await act(page, practice.none).tap();
  await expect(page.getByText(practice.rightNone(24))).toBeVisible();
});

test('hints already taken are remembered when the app is opened anew', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await act(page, practice.hint).tap();
  await expectSaid(page, practice.rung.yes);
  await expect.poll(async () => (await keptHand(page))?.hints).toBe(1);
  await page.reload();
  await act(page, practice.hint).tap();
  await expectSaid(page, practice.rung.lastSign['/']);
});
