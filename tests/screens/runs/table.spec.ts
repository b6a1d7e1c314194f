// What hands do at the table of a run, beside solving: drags, steps taken back, a line typed, and a look away.
import { expect, test, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { common, practice, runs as text } from '#lib/i18n/messages.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { settle } from '../../../e2e/support/layout.ts';
import { beginSent, solveHands } from '../../../e2e/support/runs.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, namesOn, ranksOn, signKey, solutionOf } from '../../../e2e/support/table.ts';
import { look } from '../stage/pretended.ts';

const STREAK = './runs?run=streak&v=1&seed=5';
const slip = (page: Page) => page.getByRole('dialog', { name: practice.dropSign });
const line = (page: Page) => page.getByRole('textbox', { name: practice.typed.label });

/** The first hand of a run, as it is dealt. */
async function begin(page: Page, link = STREAK): Promise<readonly string[]> {
  await openWith(page, link, {});
  await beginSent(page);
  return namesOn(page);
}

test('in a race the seals stand over as many marks as hands are done, and the ghost no further than the last', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const times = Array.from({ length: 20 }, () => 10).join('.');
  await begin(page, `./runs?run=ghost&v=1&seed=5&t=${times}`);
  const marks = page.locator('.ticks > i');
  await expect(marks).toHaveCount(21);
  /** Over which mark a seal stands, the first of them 0. */
  const over = async (seal: string) => {
    await settle(page);
    const { x, y } = await middleOf(page.locator(seal));
    expect(y).toBeLessThan((await middleOf(marks.first())).y);
    const lefts = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().x));
    return lefts.findIndex((left) => Math.abs(left - x) < 4);
  };
  expect(await over('.at:not(.ghost)')).toBe(0);
  await solveHands(page, 1);
  expect(await over('.at:not(.ghost)')).toBe(1);
  await page.clock.runFor('0:05');
  expect(await over('.ghost')).toBe(5);
  await page.clock.runFor('0:30');
  expect(await over('.ghost')).toBe(20);
});

test('a card dragged onto another asks for the sign, and the sign lays it there', async ({ page }) => {
  await begin(page);
  const ranks = await ranksOn(page);
  await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(3)));
  await signKey(slip(page), '+').tap();
  await expect(slip(page)).toHaveCount(0);
  await expect(cardsOn(page)).toHaveCount(3);
  const [from = 0, , , onto = 0] = ranks;
  expect(await namesOn(page)).toContain(practice.made(String(from + onto), `${from} plus ${onto}`));
});

test('a drag that is called off changes nothing', async ({ page }) => {
  const dealt = await begin(page);
  await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(3)));
  await expect(slip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
  await expect(page.locator('dialog'), 'nor does a closed one stay behind').toHaveCount(0);
  expect(await namesOn(page)).toEqual(dealt);
});

test('“undo” takes back a step, and puts down a card that was picked up before any', async ({ page }) => {
  const dealt = await begin(page);
  await expect(act(page, common.undo)).toHaveAttribute('aria-disabled', 'true');
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await act(page, common.undo).tap();
  await expect(cardsOn(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(signKey(page, '+')).toHaveAttribute('aria-pressed', 'false');
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  await act(page, common.undo).tap();
  await expect.poll(() => namesOn(page)).toEqual(dealt);
});

test('the key that begins a hand anew takes back all of its steps, once', async ({ page }) => {
  const dealt = await begin(page);
  for (const _ of [1, 2]) {
    await cardsOn(page).nth(0).tap();
    if ((await cardsOn(page).nth(0).getAttribute('aria-pressed')) === 'false')
      await cardsOn(page).nth(0).tap();
    await signKey(page, '+').tap();
    await cardsOn(page).nth(1).tap();
  }
  await expect(cardsOn(page)).toHaveCount(2);
  await page.keyboard.press('r');
  await expect.poll(() => namesOn(page)).toEqual(dealt);
  await page.keyboard.press('r');
  await page.keyboard.press('u');
  await expect(cardsOn(page), 'one key takes back what one key took back').toHaveCount(2);
});

test('a line that is typed can be put away again', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('t');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveCount(0);
  await expect(cardsOn(page)).toHaveCount(4);
});

test('behind a line that was right the next hand has an empty one', async ({ page }) => {
  const dealt = await begin(page);
  await page.keyboard.press('t');
  await line(page).fill(printExpression(solutionOf(await ranksOn(page))));
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOn(page)).not.toEqual(dealt);
  await expect(line(page)).toHaveValue('');
  await expect(line(page)).toBeFocused();
});

test('whoever looks away finds the run put aside, with its clock as it stood', async ({ page }) => {
  const dealt = await begin(page, './runs?run=storm&v=1&seed=5');
  await page.clock.runFor('0:30');
  await look('away');
  await expect(act(page, text.goOn)).toBeVisible();
  await page.clock.runFor('10:00');
  await look('back');
  await expect(cardsOn(page)).toHaveCount(0);
  await act(page, text.goOn).tap();
  await expect.poll(() => namesOn(page)).toEqual(dealt);
});

test('without a clock a hint and a step taken back are counted at once', async ({ page }) => {
  await begin(page, './runs?run=storm&v=1&seed=5&clock=0');
  await expect(page.getByText(text.steps(0, 0))).toBeVisible();
  await act(page, text.hint).tap();
  await expect(page.getByText(text.steps(1, 0))).toBeVisible();
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect(cardsOn(page)).toHaveCount(3);
  await act(page, common.undo).tap();
  await expect(page.getByText(text.steps(2, 0))).toBeVisible();
});
