import { expect, test, type Page } from '@playwright/test';
import {
  examples,
  kings as words,
  kingsCalculus as sheet,
  kingsGuide as text,
  setup,
} from '#lib/i18n/messages.ts';
import { button, titleOn } from '../../../e2e/support/fours.ts';
import { castleAt } from '../../../e2e/support/kings.ts';
import { startButton } from '../../../e2e/support/setup.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { stageNow } from '../stage/clock.ts';

const at = (step: number) => `./about?game=kings&step=${step}`;
const step = (number: number) => text.steps[number - 1]!;
const is = (page: Page, number: number) => expect.poll(() => titleOn(page)).toBe(step(number).title);

test('a first game by taps: six steps, to The Calculus and on to a Quick game for two', async ({ page }) => {
  await openWith(page, './setup?game=kings', {});
  await page.getByRole('link', { name: setup.guided.name }).tap();
  const began = stageNow();
  for (const [index, { next }] of text.steps.slice(0, -1).entries()) {
    await is(page, index + 1);
    await button(page, next).tap();
  }
  await is(page, 6);
  // What the app itself makes people wait: each step settles.
  expect(stageNow() - began).toBeLessThan(3700);
  await expect(page.getByText(sheet.points(26.5))).toBeVisible();
  await page.getByRole('link', { name: step(6).next }).tap();
  await expect(startButton(page)).toBeVisible();
  await expect(page.getByText('Quick', { exact: false }).first()).toBeVisible();
  expect(await readStore(page, 'matches')).toEqual([]);
});

for (const none of [-1, 0, 1.5, 7])
  test(`an address that asks for step ${none}, which there is not, opens the game’s own page`, async ({
    page,
  }) => {
    await openWith(page, at(none), {});
    await expect(page.getByRole('link', { name: setup.guided.name })).toBeVisible();
  });

test('by keys alone, and back', async ({ page }) => {
  await openWith(page, at(1), {});
  for (const [index, { next }] of text.steps.slice(0, -1).entries()) {
    await is(page, index + 1);
    while (!(await button(page, next).evaluate((node) => node === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await is(page, 6);
  await page.keyboard.press('Tab');
  await expect(button(page, text.back)).toBeFocused();
  await page.keyboard.press('Enter');
  await is(page, 5);
});

test('the king goes to its castle by a tap on that, and to no other', async ({ page }) => {
  await openWith(page, at(3), {});
  await is(page, 3);
  // It is marked, and no other is.
  const rings = await Promise.all(
    [0, 1, 2, 3].map((place) =>
      castleAt(page, place).evaluate((castle) => getComputedStyle(castle).boxShadow),
    ),
  );
  expect(new Set(rings.slice(1)).size).toBe(1);
  // Thicker than the ring of one that a king may go to.
  expect(rings[0]).toContain('3.5px');
  await castleAt(page, 1).tap();
  await castleAt(page, 0).tap();
  await is(page, 4);
});

test('a kill in the middle of it: it goes on at the same step', async ({ page }) => {
  await openWith(page, at(1), {});
  await is(page, 1);
  await button(page, step(1).next).tap();
  await is(page, 2);
  await page.reload();
  await is(page, 2);
});

test('it can be left at any step: for a real game, or for where one came from', async ({ page }) => {
  await openWith(page, './about?game=kings', {});
  await page.getByRole('link', { name: examples.guided }).tap();
  await is(page, 1);
  await button(page, step(1).next).tap();
  await is(page, 2);
  await page.getByRole('link', { name: text.skip }).tap();
  await expect(startButton(page)).toBeVisible();
});

test('what a hand is worth is looked up beside it', async ({ page }) => {
  await openWith(page, at(2), {});
  await is(page, 2);
  await button(page, words.help).tap();
  await expect(page.getByRole('dialog').getByText('2 (K₁ + K₄) = 2 × (2 + 7)')).toBeVisible();
});
