import { expect, test } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, writeStore } from '../../../e2e/support/store.ts';
import { act, chooseOption, expectSaid, expectSolved } from '../../../e2e/support/table.ts';

const { typed } = practice;

const JUDGED: readonly (readonly [line: string, sentence: string])[] = [
  ['', typed.error.empty()],
  ['3*8', typed.missing([3, 8])],
  ['3*8*8/3+8', typed.repeated([8])],
  ['3+3+8+8+1', typed.extra([1])],
  ['8+8+3+3', typed.wrongValue('22', 24)],
  ['8/(3-3)+8', typed.undefined],
  ['-3+3+8+8', typed.error.unaryMinus({ position: 0 })],
  ['(3+8', typed.error.unclosedBracket({ position: 0 })],
  ['3+8)', typed.error.unopenedBracket({ position: 3 })],
  ['3 8', typed.error.missingOperator({ position: 2 })],
  ['3**8', typed.error.missingOperand({ position: 2 })],
  ['3^8', typed.error.unexpectedCharacter({ character: '^', position: 1 })],
  [`${'('.repeat(150)}3${')'.repeat(150)}`, typed.error.tooLong({ longest: 200 })],
];

test('every typed line is judged with a sentence, and the right one ends the hand', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await chooseOption(page, practice.menu.type);
  const field = page.getByLabel(typed.label);
  for (const [line, sentence] of JUDGED) {
    await field.fill(line);
    await act(page, typed.check).tap();
    await expectSaid(page, sentence);
    await expect(field).toBeFocused();
  }
  // All the ways of writing a sign (ARITH-5).
  await field.fill(' 8 : ( 3 − 8÷3 ) ');
  await field.press('Enter');
  await expectSolved(page);
  await expect(page.getByText('8 ÷ (3 − 8 ÷ 3)')).toBeVisible();
});

test('the text field opens by its key and closes on Escape, and single keys mean text in it', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await expect(act(page, practice.hint)).toBeVisible();
  await page.keyboard.press('t');
  const field = page.getByLabel(typed.label);
  await expect(field).toBeFocused();
  await page.keyboard.type('8/(3-8/3)hnu');
  await expect(field).toHaveValue('8/(3-8/3)hnu');
  await expect(page.getByText(practice.rung.yes)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('its key leads back to an open field, and to what stands in it', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await chooseOption(page, practice.menu.type);
  const field = page.getByLabel(typed.label);
  await field.fill('8/(');
  await act(page, practice.hint).focus();
  await page.keyboard.press('t');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('8/(');
});

test('what is typed before the field is there stands in it', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await expect(act(page, practice.hint)).toBeVisible();
  // In one go, as the field is still being fetched.
  for (const key of ['t', '8', '/', '(', '4', 'Backspace', '3', 'Shift'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const field = page.getByLabel(typed.label);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('8/(3');
  await page.keyboard.type('-8/3)');
  await page.keyboard.press('Enter');
  await expectSolved(page);
});

test('the field can be left before it is there, and comes empty the next time', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await expect(act(page, practice.hint)).toBeVisible();
  for (const key of ['t', '8', 'Escape'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect(page.getByLabel(typed.label)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByLabel(typed.label)).toHaveValue('');
});

test('a new hand begins with an empty line, and its field has the focus', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await chooseOption(page, practice.menu.type);
  const field = page.getByLabel(typed.label);
  await field.fill('8/(3-');
  await chooseOption(page, practice.menu.skip);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.reload();
  await expect(act(page, practice.hint)).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('a line that is half typed is there again after a reload, with its field, and gone once that was closed', async ({
  page,
}) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  await chooseOption(page, practice.menu.type);
  const field = page.getByLabel(typed.label);
  await field.fill('8/(3-');
  await page.reload();
  await expect(field).toHaveValue('8/(3-');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(act(page, practice.hint)).toBeVisible();
  await expect(field).toHaveCount(0);
});

test('another hand that was left half typed comes with its own line into a field that is open', async ({
  page,
}) => {
  const left = (day: number, typed: string) => ({
    ...handOf([1, 2, 3, 4]),
    cards: dealOfDay(day),
    day,
    ms: 5000,
    typed,
  });
  await openWith(page, './today', {
    hands: [{ slot: 'day', row: { ...left(20260311, '1+'), id: 'yesterday' } }],
  });
  const field = page.getByLabel(typed.label);
  await expect(field).toHaveValue('1+');
  // Today's hand was begun in another window.
  await writeStore(page, { hands: [{ slot: 'day', row: { ...left(20260312, '8/(3-'), id: 'today' } }] });
  await act(page, practice.toToday).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
  await expect(field).toHaveValue('8/(3-');
  await expect(field).toBeFocused();
});
