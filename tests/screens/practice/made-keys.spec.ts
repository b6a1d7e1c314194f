import { expect, test, type Page } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { chooseOption, expectSolved, cardsOn } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

async function table(page: Page, ranks: readonly number[]): Promise<void> {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf(ranks) }] });
  await expect(cardsOn(page)).toHaveCount(ranks.length);
}

/** The name of what is picked up; null with nothing in the hand. */
const held = (page: Page) =>
  page
    .locator('[data-place][aria-pressed="true"]')
    .evaluateAll((cards) => cards[0]?.getAttribute('aria-label') ?? null);

/** Two values are made, and what is in the hand after each key that follows. */
async function heldAfter(page: Page, keys: string): Promise<readonly (string | null)[]> {
  const after: (string | null)[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    after.push(await held(page));
  }
  return after;
}
const SIXTEEN = practice.made('16', '4 times 4');

test('after a step = leaves in the hand what was made, as on a calculator', async ({ page }) => {
  await table(page, [4, 4, 9, 1]);
  await page.keyboard.type('4*4');
  expect(await heldAfter(page, '=')).toEqual([SIXTEEN]);
  await page.keyboard.type('+9');
  expect(await heldAfter(page, '=')).toEqual([practice.made('25', '4 times 4 plus 9')]);
});

test('a made value of two figures is typed: picked up, and laid on', async ({ page }) => {
  await table(page, [4, 4, 9, 1]);
  await page.keyboard.type('4*4');
  await page.keyboard.press('Escape');
  expect(await heldAfter(page, '16'), 'the 1 is picked up until the 6 makes it 16').toEqual([
    'ace of clubs',
    SIXTEEN,
  ]);
  expect(await heldAfter(page, '16'), 'typed again it stays in the hand').toEqual(['ace of clubs', SIXTEEN]);
  await page.keyboard.press('Escape');
  await page.keyboard.type('9-1+16');
  await expectSolved(page);
});

test('cards keep their keys: a figure after a sign is laid at once, and 1 then 6 are two cards while no 16 lies there', async ({
  page,
}) => {
  await table(page, [1, 6, 2, 8]);
  expect(await heldAfter(page, '16')).toEqual(['ace of spades', '6 of hearts']);
  await page.keyboard.press('Escape');
  // 2 × 8 is 16, and the 1 that is typed after the sign is the ace.
  await page.keyboard.type('2*8+1');
  await expect(page.getByRole('status').filter({ hasText: practice.isNow('17') })).toHaveCount(1);
});

test('= takes a fraction and a value below zero, again the next one, and lays on them', async ({ page }) => {
  await table(page, [3, 8, 3, 9]);
  await page.keyboard.type('8/3');
  await page.keyboard.press('Escape');
  await page.keyboard.type('3-9');
  await page.keyboard.press('Escape');
  const [fraction, below] = [
    practice.made(speak('8/3'), speak('8 ÷ 3')),
    practice.made(speak('−6'), speak('3 − 9')),
  ];
  expect(new Set(await heldAfter(page, '=='))).toEqual(new Set([fraction, below]));
  await page.keyboard.press('*');
  await page.keyboard.press('=');
  await expect(page.getByText(practice.miss('−16', 24)).first()).toBeVisible();
});

test('the list of keys says so', async ({ page }) => {
  await table(page, [4, 4, 9, 1]);
  await chooseOption(page, practice.menu.keys);
  await expect(page.getByRole('term').filter({ hasText: '=' })).toBeVisible();
});
