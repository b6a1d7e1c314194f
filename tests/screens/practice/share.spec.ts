import { expect, test, type Page } from '@playwright/test';
import { common, practice } from '#lib/i18n/messages.ts';
import { dotsOfDay, numberOfDay } from '#lib/practice/day-hand.ts';
import { solvedDay } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, solve } from '../../../e2e/support/table.ts';

const TODAY = 20260312;
const words = practice.sharing;

/** Solves today's hand, after two days in a row, and opens what can be sent of it. */
async function openShare(page: Page): Promise<void> {
  await openWith(page, './today', { attempts: [solvedDay(20260310), solvedDay(20260311)] });
  await expect(cardsOn(page)).toHaveCount(4);
  await solve(page);
  await page.getByRole('button', { name: words.title }).tap();
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible();
}

test('today’s result is copied without a card or an answer, with the streak or without', async ({ page }) => {
  await openShare(page);
  const copied = async () => {
    await act(page, words.copy).tap();
    await expect(page.getByText(words.outcome.copied)).toBeVisible();
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  };
  const [name, dots, solved, streak, address, ...more] = await copied();
  expect([name, dots, streak]).toEqual([
    words.name(numberOfDay(TODAY)),
    common.dots[dotsOfDay(TODAY)],
    practice.streak(3),
  ]);
  expect(solved).toMatch(/^Solved in .* no hints$/);
  expect(address).toMatch(/\/$/);
  expect(more).toEqual([]);

  await page.getByRole('switch', { name: words.withStreak }).tap();
  expect(await copied()).toEqual([name, dots, solved, address]);
});

test('what takes files is given a picture, what takes none the words', async ({ page }) => {
  const given: ShareData[] = [];
  let takesFiles = true;
  Object.defineProperty(navigator, 'canShare', {
    configurable: true,
    value: ({ files }: ShareData) => takesFiles || !files,
  });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (piece: ShareData) => Promise.resolve(void given.push(piece)),
  });
  await openShare(page);
  await act(page, words.share).tap();
  await expect(page.getByText(words.outcome.shared)).toBeVisible();
  expect(given.at(-1)?.files?.[0]?.type).toBe('image/png');
  const size = await createImageBitmap(given.at(-1)?.files?.[0] ?? new Blob());
  expect([size.width, size.height]).toEqual([1200, 630]);

  takesFiles = false;
  await act(page, words.share).tap();
  await expect.poll(() => given.length).toBe(2);
  expect(given.at(-1)?.files).toBeUndefined();
  expect(given.at(-1)?.text).toContain(words.name(numberOfDay(TODAY)));
});

test('a hand of practice has nothing to share', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }] });
  await solve(page);
  await expect(act(page, practice.next)).toBeVisible();
  await expect(page.getByRole('button', { name: words.title })).toHaveCount(0);
});
