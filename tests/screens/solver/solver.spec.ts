import { expect, test, type Page } from '@playwright/test';
import { vi } from 'vitest';
import { common, solver, steps, ways } from '#lib/i18n/messages.ts';
import { goTo, passFirst } from '../../../e2e/support/app.ts';

import { linesOn, numbersOn, openSolver, padKey, tapPad } from '../../../e2e/support/solver.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ONLY = '8 ÷ (3 − 8 ÷ 3)';
const searchOf = (page: Page) => page.evaluate(() => decodeURIComponent(location.search));
const count = (page: Page, ways: number) =>
  page.getByRole('main').getByRole('link', { name: solver.ways(ways), exact: true });
test('by touch: four keys, the one solution, its steps, and the line on the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await passFirst(page);
  await goTo(page, 'solver');
  await tapPad(page, 3, 3, 8, 8);
  await expect(count(page, 1)).toBeVisible();
  await expect(linesOn(page)).toHaveText([ONLY]);
  await expect.poll(() => searchOf(page)).toBe('?n=3,3,8,8&t=24');

  await linesOn(page).first().tap();
  const slip = page.getByRole('dialog', { name: solver.steps.title });
  await expect(slip.getByRole('listitem')).toHaveText([
    new RegExp(steps.say('8', 'divided by', '3', '8 thirds')),
    new RegExp(steps.say('3', 'minus', '8 thirds', '1 third')),
    new RegExp(steps.say('8', 'divided by', '1 third', '24')),
  ]);
  await slip.getByRole('button', { name: solver.steps.copy }).tap();
  await expect(slip.getByText(solver.shared.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ONLY} = 24`);
  await slip.getByRole('button', { name: common.close }).tap();
  await expect(slip).toHaveCount(0);
});

test('other numbers by touch: two digits, more and fewer cards, another target', async ({ page }) => {
  await openSolver(page);
  await tapPad(page, 1);
  await numbersOn(page).nth(0).tap();
  await tapPad(page, 1, 2, solver.next, 2, 0);
  await expect(numbersOn(page)).toHaveText(['12', '20', '', '']);
  await tapPad(page, solver.delete, solver.delete, 10, solver.remove);
  await expect(numbersOn(page)).toHaveText(['12', '10', '']);
  await expect.poll(() => searchOf(page)).toBe('');
  await tapPad(page, 2);
  await numbersOn(page).nth(2).tap();
  await tapPad(page, 2, 0, solver.done);
  await expect.poll(() => searchOf(page)).toBe('?n=12,10,20&t=24');
  await act(page, solver.add).tap();
  await tapPad(page, 2, 5);
  await page.getByRole('button', { name: solver.makes('24') }).tap();
  await tapPad(page, 1, 0, solver.sign, solver.done);
  await expect.poll(() => searchOf(page)).toBe('?n=12,10,20,25&t=-10');
  await act(page, solver.clear).tap();
  await expect(numbersOn(page)).toHaveText(['', '', '', '']);
  await expect.poll(() => searchOf(page)).toBe('');
});

test('where nothing makes the target it says so, with the nearest value and how', async ({ page }) => {
  await openSolver(page, '?n=1,1,5,9');
  await expect(page.getByRole('heading', { name: solver.nothing(24) })).toBeVisible();
  await expect(page.getByText('9 × (1 + 1) + 5 = 23')).toBeVisible();
  // One below and one above, equally near: both.
  await openSolver(page, '?n=1,2&t=0');
  await expect(page.getByText('1 ÷ 2 = 1/2')).toBeVisible();
  await openSolver(page, '?n=2,2&t=2');
  await expect(page.getByText('2 ÷ 2 = 1', { exact: true })).toBeVisible();
});

test('of eight numbers it shows one way, says why not all, and stays awake', async ({ page }) => {
  await openSolver(page, '?n=1,2,3,4,5,6,7,8&t=24');
  await expect(page.getByText(solver.oneOfManyText)).toBeVisible({ timeout: 20_000 });
  await expect(linesOn(page)).toHaveCount(1);
  await expect(act(page, solver.add)).toHaveCount(0);
  await openSolver(page, '?n=1,1,1,1,1,1,1&t=9999');
  await expect(page.getByRole('heading', { name: solver.nothing(9999) })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: /equals 12\. Step by step$/ })).toBeVisible({
    timeout: 20_000,
  });
});

test('hundreds of ways are shown a hundred at a time', async ({ page }) => {
  await openSolver(page, '?n=1,2,3,4,5,6');
  await expect(linesOn(page)).toHaveCount(100);
  await act(page, solver.more(100)).tap();
  await expect(linesOn(page)).toHaveCount(200);
  await expect(linesOn(page).nth(100)).toBeFocused();
});

test('while somebody types, the answer is always that of the last question', async ({ page }) => {
  await openSolver(page, '?n=100,99,98,97,96,95');
  const first = numbersOn(page).nth(0);
  await first.tap();
  // Each key asks anew while the one before may still be looked at.
  await tapPad(page, 1, 2, solver.delete, solver.done);
  for (const place of [5, 4]) {
    await numbersOn(page).nth(place).tap();
    await tapPad(page, solver.remove);
  }
  for (const [place, value] of [3, 3, 8, 8].entries()) {
    await numbersOn(page).nth(place).tap();
    await tapPad(page, value);
  }
  await tapPad(page, solver.done);
  await expect(linesOn(page)).toHaveText([ONLY], { timeout: 20_000 });
  await expect.poll(() => searchOf(page)).toBe('?n=3,3,8,8&t=24');
});

const HOSTILE: readonly (readonly [search: string, sentence: string])[] = [
  ['?t=24', solver.fault.noNumbers()],
  ['?n=', solver.fault.noNumbers()],
  ['?n=7', solver.fault.oneNumber()],
  [`?n=${'1,'.repeat(200)}`, solver.fault.tooMany({ count: 200 })],
  ['?n=-3,3', solver.fault.negative()],
  ['?n=2.5,3', solver.fault.notWhole()],
  ['?n=1e99,3', solver.fault.tooLarge()],
  ['?n=three,3', solver.fault.notNumber({ text: 'three' })],
  ['?n=<script>alert(1)</script>,3', solver.fault.notNumber({ text: '<script>ale…' })],
  ['?n=1,2&n=3,4', solver.fault.repeated({ name: 'n' })],
  ['?n=1,2&t=24&t=25', solver.fault.repeated({ name: 't' })],
  ['?n=1,2&t=1e99', solver.fault.targetTooFar()],
  ['?n=1,2&t=NaN', solver.fault.targetNotNumber()],
  ['?n=1,2&t=0.5', solver.fault.targetNotWhole()],
  [`?n=${'9'.repeat(6000)}`, solver.fault.tooLong()],
];

test('hostile and absurd links get a sentence each, and the page goes on working', async ({ page }) => {
  const faults = vi.spyOn(console, 'error');
  for (const [search, sentence] of HOSTILE) {
    await openSolver(page, search);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(solver.linkNext);
    await expect(numbersOn(page)).toHaveText(['', '', '', '']);
  }
  await tapPad(page, 3, 3, 8, 8);
  await expect(linesOn(page)).toHaveText([ONLY]);
  await expect(page.getByText(solver.linkNext)).toBeHidden();
  await expect.poll(() => searchOf(page)).toBe('?n=3,3,8,8&t=24');
  expect(faults.mock.calls).toEqual([]);
  faults.mockRestore();
});

test('what is wrong with a link is read above the pad, also on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSolver(page, `?n=${'x'.repeat(90)},2`);
  const fault = await page.getByRole('alert').filter({ hasText: solver.linkNext }).boundingBox();
  const pad = await page.getByRole('group', { name: solver.pad }).boundingBox();
  if (!fault || !pad) throw new Error('both are there');
  expect(fault.y + fault.height).toBeLessThanOrEqual(pad.y);
});

test('digits are laid key by key, 0 too, and make 10; the choice stays', async ({ page }) => {
  await openSolver(page);
  await page.getByRole('switch', { name: solver.digits }).tap();
  await tapPad(page, 1, 0, 0, 9);
  await expect(numbersOn(page)).toHaveText(['1', '0', '0', '9']);
  await expect(linesOn(page)).toHaveText(['9 + 1 + 0 + 0']);
  await expect.poll(() => searchOf(page)).toBe('?n=1,0,0,9&t=10');
  await page.getByRole('button', { name: solver.makes('10') }).tap();
  await tapPad(page, 2, 4, solver.usual('10'), solver.done);
  await expect.poll(() => searchOf(page)).toBe('?n=1,0,0,9&t=10');
  await openSolver(page);
  await expect(page.getByRole('switch', { name: solver.digits })).toBeChecked();
  await page.keyboard.type('0000');
  await expect(page.getByText(solver.nothing(10))).toBeVisible();
  await page.getByRole('switch', { name: solver.digits }).tap();
  await expect.poll(() => searchOf(page)).toBe('?n=0,0,0,0&t=24');
});

test('before digits are laid nothing is said of larger numbers, of which none can be laid', async ({
  page,
}) => {
  await openSolver(page);
  const said = page.getByText(/two-digit|from 0 to 100/);
  await expect(said).toHaveCount(2);
  await page.getByRole('switch', { name: solver.digits }).tap();
  await expect(page.getByText(solver.lay, { exact: true })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('what is typed wrong gets a sentence each', async ({ page }) => {
  await openSolver(page);
  const alert = page.getByRole('alert');
  await padKey(page, solver.done).tap();
  await expect(alert.filter({ hasText: solver.fault.noNumbers() })).toBeVisible();
  await tapPad(page, 5, solver.done);
  await expect(alert.filter({ hasText: solver.fault.oneNumber() })).toBeVisible();
  await numbersOn(page).nth(0).tap();
  await tapPad(page, 1, 0, 1);
  await expect(alert.filter({ hasText: solver.fault.tooLarge() })).toBeVisible();
  for (const [key, sentence] of [
    ['-', solver.fault.negative()],
    ['.', solver.fault.notWhole()],
    ['x', solver.fault.notNumber({ text: 'x' })],
  ] as const) {
    await numbersOn(page).nth(0).focus();
    await page.keyboard.press(key);
    await expect(alert.filter({ hasText: sentence })).toBeVisible();
  }
  await act(page, solver.clear).tap();
  await tapPad(page, 3, 3, 8, 8);
  await page.getByRole('button', { name: solver.makes('24') }).tap();
  await tapPad(page, 9, 9, 9, 9, 9);
  await expect(alert.filter({ hasText: solver.fault.targetTooFar() })).toBeVisible();
});

test('by the keyboard alone: numbers, target, the list, the steps and back', async ({ page }) => {
  await openSolver(page);
  await expect(numbersOn(page).nth(0)).toBeFocused();
  await page.keyboard.type('Q 3');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4, 6 7');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(numbersOn(page)).toHaveText(['7', '4', '6', '7']);
  await expect(count(page, 2)).toBeVisible();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 8; step += 1) {
    const line = linesOn(page).first();
    if (await line.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(linesOn(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(linesOn(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: solver.steps.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(linesOn(page).nth(1)).toBeFocused();
  // One stop for the whole list.
  await page.keyboard.press('Tab');
  await expect(linesOn(page).nth(1)).not.toBeFocused();
  await expect(linesOn(page).nth(2)).not.toBeFocused();
});

test('on a key of the pad Enter and the blank press that key, and end nothing', async ({ page }) => {
  await openSolver(page);
  for (const [pressed, ...typed] of [
    ['Enter', '7', '', '', ''],
    [' ', '7', '7', '', ''],
  ] as const) {
    await padKey(page, 7).focus();
    await page.keyboard.press(pressed);
    await expect(numbersOn(page)).toHaveText(typed);
  }
});

test('numbers are separated by a comma and a blank, or what other keyboards have for it, also over a hand that lies there', async ({
  page,
}) => {
  await openSolver(page);
  await page.keyboard.type('8, 0; 3、3');
  await page.keyboard.press('Enter');
  await expect(numbersOn(page)).toHaveText(['8', '0', '3', '3']);
  await numbersOn(page).nth(0).focus();
  await page.keyboard.type('10, 0, 7');
  await expect(numbersOn(page)).toHaveText(['10', '0', '7', '3']);
});

test('a figure begins anew on the card that was gone to, and does nothing where something else was', async ({
  page,
}) => {
  await openSolver(page, '?n=1,2,3,4');
  await act(page, solver.clear).focus();
  await page.keyboard.press('7');
  await expect(numbersOn(page)).toHaveText(['1', '2', '3', '4']);
  await numbersOn(page).nth(2).focus();
  await page.keyboard.press('9');
  await expect(numbersOn(page)).toHaveText(['1', '2', '9', '4']);
  // The cursor stands there now, and still what has the focus decides.
  await act(page, solver.clear).focus();
  await page.keyboard.press('5');
  await expect(numbersOn(page)).toHaveText(['1', '2', '9', '4']);
});

test('only whether there is one: nothing is given away, also on the next visit', async ({ page }) => {
  await openSolver(page);
  await page.getByRole('switch', { name: solver.whether }).tap();
  await tapPad(page, 3, 3, 8, 8);
  await expect(page.getByRole('heading', { name: solver.yes })).toBeVisible();
  await expect(page.getByText('÷')).toHaveCount(0);
  await openSolver(page, '?n=1,1,5,9');
  await expect(page.getByRole('switch', { name: solver.whether })).toBeChecked();
  await expect(page.getByRole('heading', { name: solver.nothing(24) })).toBeVisible();
  await expect(page.getByText('= 23')).toHaveCount(0);
  await page.getByRole('switch', { name: solver.whether }).tap();
  await expect(page.getByText('9 × (1 + 1) + 5 = 23')).toBeVisible();
});

test('the hand stays while one looks elsewhere, and the rule leads back to it', async ({ page }) => {
  await openWith(page, './solve?n=1,2,3,4', {});
  await count(page, 3).tap();
  await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
  await page.getByRole('link', { name: ways.hand([2, 4, 6, 8], 8) }).tap();
  await expect(count(page, 8)).toBeVisible();
  await goTo(page, 'home');
  await goTo(page, 'solver');
  await expect(linesOn(page)).toHaveCount(8);
  await expect.poll(() => searchOf(page)).toBe('?n=2,4,6,8&t=24');
  await goTo(page, 'solver');
  await expect.poll(() => searchOf(page)).toBe('?n=2,4,6,8&t=24');
});

test('the question is shared as a link, or copied', async ({ page }) => {
  await openSolver(page, '?n=3,3,8,8');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await act(page, solver.shareQuestion).tap();
  await expect(page.getByText(solver.shared.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${solver.question([3, 3, 8, 8], 24)}\n${page.url()}`);
  expect(new URL(page.url()).search).toBe('?n=3,3,8,8&t=24');
});
