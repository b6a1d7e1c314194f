import { expect, test, type Page } from '@playwright/test';
import { common, practice, progress } from '#lib/i18n/messages.ts';
import { digitsOf, handOf } from '../../../e2e/support/cards.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import {
  act,
  cardsOn,
  chooseOption,
  expectSolved,
  namesOn,
  ranksOn,
  solve,
} from '../../../e2e/support/table.ts';

const { deal } = practice;

const table = (page: Page, row = handOf([2, 3, 5, 7])) =>
  openWith(page, './practice', { hands: [{ slot: 'practice', row }] });
const digitHand = (...digits: readonly number[]) => handOf([], { cards: digitsOf(digits), target: 10 });
const attempts = (page: Page) =>
  readStore<{ cards: object[]; target: number; outcome: string; expression: string | null }>(
    page,
    'attempts',
  );

test('digits are chosen by touch, make 10 unless told otherwise, and a whole hand is played, kept and played again', async ({
  page,
}) => {
  await table(page);
  await chooseOption(page, practice.menu.deal);
  const target = page.getByRole('textbox', { name: deal.target });
  await act(page, deal.digits).tap();
  await expect(target).toHaveValue('10');
  await expect(page.getByText(deal.digitsMore)).toBeVisible();
  const kinds = page.getByRole('group', { name: deal.kind, exact: true }).getByRole('button');
  await expect(kinds).toHaveText([deal.kinds.solvable, deal.kinds.mixed]);
  await act(page, deal.ranksTo(13)).tap();
  await expect(target).toHaveValue('24');
  await act(page, deal.digits).tap();
  await act(page, deal.save).tap();
  await expect.poll(async () => (await namesOn(page)).every((name) => /^\d$/.test(name))).toBe(true);
  const digits = await ranksOn(page);
  const line = await solve(page, (button) => button.tap(), 10);
  await expect
    .poll(() => attempts(page))
    .toMatchObject([
      {
        cards: digits.map((rank) => ({ rank, suit: null })),
        target: 10,
        outcome: 'solved',
        expression: line,
      },
    ]);

  // What is dealt stays chosen, and every hand can be made.
  await page.reload();
  await act(page, practice.next).tap();
  await expect.poll(async () => (await namesOn(page)).every((name) => /^\d$/.test(name))).toBe(true);
  await solve(page, (button) => button.tap(), 10);

  await page.goto('./progress?hands');
  const row = page.getByRole('link', { name: progress.retry(digits.join(', ')) });
  await expect(row).toContainText(line);
  await row.tap();
  await expect.poll(() => ranksOn(page)).toEqual(digits);
});

test('a hand with a 0 is played by keys, where 0 is 0; what divides by it cannot be pressed', async ({
  page,
}) => {
  await table(page, digitHand(0, 1, 1, 9));
  await expect(cardsOn(page)).toHaveText(['0', '1', '1', '9']);
  await page.keyboard.press('9');
  await page.keyboard.press('/');
  await expect(cardsOn(page).nth(0)).toBeDisabled();
  await expect(cardsOn(page).nth(0)).toHaveAccessibleName(`0. ${practice.byZeroLabel}`);
  await page.keyboard.press('Escape');
  // 9 + 1 + 0 × 1, the 0 first.
  for (const key of ['0', '*', '1', '+', '1', '+', '9']) await page.keyboard.press(key);
  await expectSolved(page);
  await expect.poll(async () => (await attempts(page))[0]?.expression).toBe('0 × 1 + 1 + 9');
});

test('a typed line takes a 0 once, and says so where it is missing or divides', async ({ page }) => {
  await table(page, digitHand(0, 1, 1, 9));
  await chooseOption(page, practice.menu.type);
  const line = page.getByLabel(practice.typed.label);
  for (const [typed, sentence] of [
    ['9 + 1', practice.typed.missing([0, 1])],
    ['9 + 1 + 1 / 0', practice.typed.undefined],
    ['9 + 1 + 0 + 1', practice.typed.wrongValue('11', 10)],
  ] as const) {
    await line.fill(typed);
    await act(page, practice.typed.check).tap();
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  await line.fill('9 + 1 ** 0');
  await act(page, practice.typed.check).tap();
  await expect(page.getByText(practice.typed.error.missingOperand({ position: 7 })).first()).toBeVisible();
  await line.fill('9 + 1 + 0 * 1');
  await act(page, practice.typed.check).tap();
  await expectSolved(page);
});

test('“no solution” is an answer among digits too: 0 0 0 1 makes no 10', async ({ page }) => {
  await table(page, digitHand(0, 0, 0, 1));
  await act(page, practice.hint).tap();
  await expect(page.getByText(practice.rung.no).first()).toBeVisible();
  await act(page, practice.none).tap();
  await expect(page.getByText(practice.rightNone(10))).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: common.dots[1] })).toHaveCount(0);
});
