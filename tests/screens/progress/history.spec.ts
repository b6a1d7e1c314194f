import { expect, test, type Page } from '@playwright/test';
import { formatCount, formatTime } from '#lib/i18n/format.ts';
import { progress } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { countStore, openWith, writeMany } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const MANY = 400;

/** Opens a page on a history of `MANY` hands, each a second longer than the one before; every fourth was left. */
async function openWithMany(page: Page, path: string): Promise<void> {
  await openWith(page, './icon.svg', {});
  const left = { outcome: 'skipped', class: 'missed', expression: null };
  await writeMany(page, 'attempts', MANY, attemptRow('any'), { each: 4, other: left });
  await page.goto(path);
}

const rowsOn = (page: Page) => page.getByRole('region', { name: progress.history }).getByRole('listitem');
const filterBy = (page: Page, filter: keyof typeof progress.filters) =>
  page.getByRole('group', { name: progress.filter }).getByRole('button', { name: progress.filters[filter] });

test('a long history shows fifty rows, reads on as one scrolls, and filters', async ({ page }) => {
  await openWithMany(page, './progress');
  await expect(page.getByRole('listitem').filter({ hasText: progress.solved(MANY) })).toContainText(
    formatCount((MANY * 3) / 4),
  );
  await expect(page.getByRole('listitem').filter({ hasText: progress.share })).toContainText(/75\s?%/);
  await expect(rowsOn(page)).toHaveCount(50);
  for (const pages of [2, 3, 4, 5]) {
    await rowsOn(page).last().scrollIntoViewIfNeeded();
    await expect(rowsOn(page)).toHaveCount(50 * pages);
  }
  // Newest first, none twice, none left out.
  const times = await rowsOn(page).getByRole('link').allTextContents();
  const expected = times.map((_, row) => formatTime((MANY - 1 - row) * 1000));
  expect(times.map((text) => /(\d+:\d\d|\d+\.\d s)$/.exec(text.trim())?.[0])).toEqual(expected);
  // However far one has read, only the rows near the screen are laid out.
  const laidOut = await rowsOn(page)
    .getByRole('link')
    .evaluateAll((rows) => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length);
  expect(laidOut).toBeGreaterThan(5);
  expect(laidOut).toBeLessThan(100);

  await filterBy(page, 'missed').tap();
  await expect(rowsOn(page)).toHaveCount(50);
  await expect(rowsOn(page).filter({ hasText: progress.outcome.skipped })).toHaveCount(50);
  await filterBy(page, 'solved').tap();
  await expect(rowsOn(page).filter({ hasText: '4 × 6 × 1 × 1' })).toHaveCount(50);
});

test('one deleted hand comes back where it was within ten seconds, and after them it is gone', async ({
  page,
}) => {
  await page.clock.install();
  await openWith(page, './progress', {
    attempts: [0, 1, 2].map((index) => attemptRow(`row ${index}`, { ms: index * 1000 })),
  });
  await expect(rowsOn(page)).toHaveCount(3);
  const removeMiddle = () =>
    rowsOn(page)
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .tap();
  await removeMiddle();
  await expect(page.getByRole('status')).toContainText(progress.removed);
  await expect(rowsOn(page)).toHaveCount(2);
  await page.clock.fastForward(8_000);
  await act(page, progress.undo).tap();
  await expect(rowsOn(page)).toHaveCount(3);
  await expect(rowsOn(page).nth(1)).toContainText('1.0 s');

  await removeMiddle();
  await expect(rowsOn(page)).toHaveCount(2);
  await page.clock.fastForward(10_000);
  await expect(act(page, progress.undo)).toBeHidden();
  await expect.poll(() => countStore(page, 'bin')).toBe(0);
  await page.reload();
  await expect(rowsOn(page)).toHaveCount(2);
});
