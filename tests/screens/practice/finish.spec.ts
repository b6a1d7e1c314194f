import { expect, test, type Page } from '@playwright/test';
import { vi } from 'vitest';
import { patternLessons as text, practice } from '#lib/i18n/messages.ts';
import { Tables } from '#lib/practice/tables.ts';
import { nineInRow, slowFinish } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, chooseOption, expectSolved } from '../../../e2e/support/table.ts';

/** Solves 3 7 9 10 after so long, with a history in which its finish was slow. */
async function solved(page: Page, after: string) {
  await openWith(page, './practice', {
    hands: [{ slot: 'practice', row: handOf([3, 7, 9, 10]) }],
    attempts: slowFinish(),
  });
  await expect(act(page, practice.hint)).toBeVisible();
  await page.clock.runFor(after);
  await expect(page.getByText(text.after.lesson, { exact: true }), 'before it is over').toHaveCount(0);
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill('3*(7+10-9)');
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
  await expect(page.getByText(practice.others(2))).toBeVisible();
}
const boxes = async (page: Page) => [
  await page.locator('.ways').boundingBox(),
  await act(page, practice.next).boundingBox(),
];

test('a slow hand has its finish told once it is over, which moves nothing, and leads to the lesson', async ({
  page,
}) => {
  await solved(page, '2:00');
  await expect(page.getByText(text.after.seen(4, 'slower'))).toBeVisible();
  const told = await boxes(page);
  const line = page.locator('.slip', { hasText: text.after.seen(4, 'slower') });
  await line.evaluate((slip) => ((slip as HTMLElement).style.display = 'none'));
  expect(await boxes(page), 'without what is told').toEqual(told);
  await line.evaluate((slip) => ((slip as HTMLElement).style.display = ''));
  await page.getByRole('link', { name: text.after.lesson }).tap();
  await expect(page.getByRole('heading', { level: 1, name: text.names.threeEight })).toBeVisible();
});

test('a hand that went as usual has nothing told', async ({ page }) => {
  await solved(page, '0:08');
  await expect.poll(async () => (await readStore(page, 'attempts')).length).toBe(34);
  await page.clock.runFor('0:05');
  await expect(page.getByRole('link', { name: text.after.lesson })).toHaveCount(0);
});

test('what is told of a finish is said once to a screen reader, in a place that was there before', async ({
  page,
}) => {
  await solved(page, '2:00');
  const region = page.getByRole('status').filter({ hasText: text.after.seen(4, 'slower') });
  await expect(region).toHaveCount(1);
  await expect(region).toHaveText(/3 × 8.*4/);
  await expect(region.getByRole('link')).toHaveCount(0);
  await act(page, practice.next).tap();
  await expect(region).toHaveCount(0);
});

/** Solves the tenth hand of a sitting. */
async function tenth(page: Page, clock = true) {
  await openWith(page, './practice', {
    settings: [{ key: 'preferences', value: { clock } }],
    hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4], { from: 'free' }) }],
    attempts: nineInRow(Date.UTC(2026, 2, 12, 12)),
  });
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill('4*3*2*1');
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
}
const summary = (page: Page) => page.getByRole('heading', { name: text.sitting.title(9, 10) });

test('ten hands in a row are summed up beside the ending, which stops nobody: the next hand comes as ever', async ({
  page,
}) => {
  await tenth(page);
  await expect(summary(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: summary(page) })).toHaveText(
    new RegExp([text.sitting.typical, text.sitting.usual, text.sitting.fastest].join('.*')),
  );
  await expect(page.getByText(text.names.fraction)).toBeVisible();
  await expect(act(page, practice.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(act(page, practice.hint)).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
});

test('one goes on from there by touch', async ({ page }) => {
  await tenth(page);
  await act(page, text.sitting.goOn).tap();
  await expect(act(page, practice.hint)).toBeVisible();
});

test('from there one goes to the lesson of the slow finish', async ({ page }) => {
  await tenth(page);
  await page.getByRole('link', { name: text.after.lesson }).tap();
  await expect(page.getByRole('heading', { level: 1, name: text.names.fraction })).toBeVisible();
});

test('from there one goes home', async ({ page }) => {
  await tenth(page);
  await page.getByRole('link', { name: text.sitting.enough }).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
});

test('whoever plays without the clock reads no times there', async ({ page }) => {
  await tenth(page, false);
  await expect(summary(page)).toBeVisible();
  await expect(page.getByText(text.names.fraction)).toBeVisible();
  await expect(page.getByText(text.sitting.typical, { exact: true })).toHaveCount(0);
  await expect(page.getByText(text.sitting.fastest, { exact: true })).toHaveCount(0);
});

test('whoever goes on before its finish is found is told nothing of it, and nothing is asked of what is gone', async ({
  page,
}) => {
  let found: (finish: null) => void = () => {};
  const late = new Promise<null>((resolve) => (found = resolve));
  const spy = vi.spyOn(Tables.prototype, 'finish').mockReturnValue(late);
  const said = vi.spyOn(console, 'warn');
  try {
    await solved(page, '2:00');
    expect(spy.mock.calls).toHaveLength(1);
    await act(page, practice.next).tap();
    await expect(act(page, practice.hint)).toBeVisible();
    found(null);
    await page.clock.runFor('0:01');
    expect(said.mock.calls).toEqual([]);
  } finally {
    spy.mockRestore();
    said.mockRestore();
  }
});

test('on a small phone the line breaks before a sign, and its brackets stay in one', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 5, 9, 5]) }] });
  await page.keyboard.press('t');
  await page.getByLabel(practice.typed.label).fill('(1 + 5) × (9 − 5)');
  await page.keyboard.press('Enter');
  await expectSolved(page);
  const tops = await page.locator('button.line bdi').evaluate((line) => {
    const text = line.firstChild as Text;
    return Array.from(text.data.matchAll(/\d/g), ({ index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().top;
    });
  });
  expect(tops.map((top) => top - (tops[0] ?? 0) > 5)).toEqual([false, false, true, true]);
});
