// What is said while the disk takes its time: a fact is shown when it is stored, and that it is on its way at once.
import { expect, test } from '@playwright/test';
import { common, practice, progress } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSolved, lay, ranksOn, solutionOf } from '../../../e2e/support/table.ts';
import { holdDisk } from '../stage/disk.ts';

test('a hand that is made is said to be right when that is stored, and until then that it is being stored', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }] });
  await expect(cardsOn(page)).toHaveCount(4);
  const solution = solutionOf(await ranksOn(page), 24);
  const letGo = holdDisk();
  await lay(page, solution);
  const said = page.getByRole('status').filter({ hasText: common.saving });
  await expect(said).toBeVisible();
  await expect(page.getByText(`${practice.right}.`)).toHaveCount(0);
  letGo();
  await expectSolved(page);
  await expect(said).toHaveCount(0);
});

test('hands that are taken back are said to be on their way', async ({ page }) => {
  await openWith(page, './progress?hands', { attempts: [attemptRow('one')] });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .tap();
  const letGo = holdDisk();
  await act(page, progress.undo).tap();
  await expect(page.getByText(progress.restoring)).toBeVisible();
  letGo();
  await expect(page.getByText(progress.restoring)).toHaveCount(0);
  await expect(page.getByRole('listitem')).not.toHaveCount(0);
});
