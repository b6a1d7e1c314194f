import { expect, test, type Page } from '@playwright/test';
import { common, fours, foursNumbers as text, home } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';

test.use({ hasTouch: true });

const spot = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: fours.board }).getByRole('button', { name });
const sign = (page: Page, name: string) =>
  page.getByRole('group', { name: fours.signs }).getByRole('button', { name, exact: true });

test('the numbers from 1 to 20: reached from set-up, made by touch, kept over a reload', async ({ page }) => {
  await page.goto('');
  await page.getByRole('button', { name: home.first.known }).tap();
  await page.goto('setup?game=fours');
  await page.getByRole('link', { name: text.link.name }).tap();
  await expect(page.getByText(text.sum(0, 14))).toBeVisible();

  await page.getByRole('button', { name: text.open(2), exact: true }).tap();
  for (const [name, gap] of [
    ['divided by', /^gap 1/],
    ['plus', /^gap 2/],
    ['divided by', /^gap 3/],
  ] as const) {
    await sign(page, name).tap();
    await spot(page, gap).tap();
  }
  await expect(page.getByText(text.kept)).toBeVisible();
  await page.getByRole('button', { name: text.next(3) }).tap();
  await expect(page.getByRole('heading', { name: text.target(3) })).toBeVisible();

  // The device's own way back does not leave the numbers at once.
  await page.goBack();
  await expect(page.getByText(text.sum(1, 14))).toBeVisible();
  await page.reload();
  await expect(page.getByText(text.sum(1, 14))).toBeVisible();
  await expect(page.getByRole('button', { name: text.made(2, speak('4 ÷ 4 + 4 ÷ 4')) })).toBeVisible();
});

test('on a desk all numbers stay beside the one that is being made: another is a touch away, the same changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('fours');
  const number = (target: number) => page.getByRole('button', { name: text.open(target), exact: true });
  await number(2).tap();
  await sign(page, 'plus').tap();
  await spot(page, /^gap 1/).tap();
  await expect(number(2)).toHaveAttribute('aria-current', 'true');
  await number(2).tap();
  await expect(page.getByRole('button', { name: common.undo })).toBeEnabled();

  await number(3).tap();
  await expect(page.getByRole('heading', { name: text.target(3) })).toBeVisible();
  await expect(page.getByRole('button', { name: common.undo })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(number(4)).toBeHidden();
});

test('10 by keys: proved impossible, then made with joined 4s; what cannot be laid is said', async ({
  page,
}) => {
  await page.goto('fours');
  await page.getByRole('button', { name: text.which }).press('Enter');
  await page.getByRole('button', { name: text.never(10), exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: text.cannot(10, false) })).toBeVisible();
  await expect(page.getByText(text.proof(206_400, 200_375, 10))).toBeVisible();
  await page.getByRole('button', { name: text.another }).press('Enter');
  await page.getByRole('switch', { name: text.joined }).press('Space');

  await page.getByRole('button', { name: text.open(10), exact: true }).press('Enter');
  const lay = async (key: string, place: RegExp) => {
    await page.keyboard.press(key);
    await spot(page, place).press('Enter');
  };
  await lay('(', /^before the first 4/);
  await lay('-', /^gap 2/);
  await page.keyboard.press('-');
  await spot(page, /^gap 2/).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(fours.refused.sameSign);
  await page.keyboard.press('Escape');
  await lay(')', /^gap 3/);
  await lay('/', /^gap 3/);
  await expect(page.getByText(text.kept)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(text.kept)).toBeHidden();
  await page.getByRole('button', { name: text.back }).press('Enter');
  await expect(page.getByRole('button', { name: text.made(10, speak('(44 − 4) ÷ 4')) })).toBeVisible();
});

test('the puzzle does not give itself away: a number shows that it cannot be made once it was tried', async ({
  page,
}) => {
  await page.goto('fours');
  await expect(page.getByText(text.sum(0, 14))).toBeVisible();
  const dashed = page.getByRole('button', { name: /can’t be made$/ });
  await expect(dashed).toHaveCount(0);
  await expect(page.getByText(text.legend)).toHaveCount(0);
  // Looked at and left alone it says nothing.
  await page.getByRole('button', { name: text.open(11), exact: true }).tap();
  await expect(page.getByRole('heading', { name: text.target(11) })).toBeVisible();
  await expect(page.getByText(text.ways(1))).toHaveCount(0);
  await page.getByRole('button', { name: text.back }).tap();
  await expect(dashed).toHaveCount(0);
  await page.getByRole('button', { name: text.open(11), exact: true }).tap();
  await sign(page, 'plus').tap();
  await spot(page, /^gap 1/).tap();
  await page.getByRole('button', { name: text.back }).tap();
  await expect(dashed).toHaveAccessibleName(text.never(11));
  await dashed.tap();
  await expect(page.getByRole('heading', { name: text.cannot(11, false) })).toBeVisible();
  await page.getByRole('button', { name: text.another }).tap();
  await page.getByRole('button', { name: text.which }).tap();
  await expect(dashed).toHaveCount(6);
  await expect(page.getByRole('button', { name: text.which })).toHaveCount(0);
});

test('a bracket is taken off by another one, what cannot be is said, and the board is emptied at once', async ({
  page,
}) => {
  await page.goto('fours');
  await page.getByRole('button', { name: text.open(5), exact: true }).tap();
  const lies = spot(page, new RegExp(`^${fours.lies(fours.bracket['('], 1, 1)}`));
  const open = sign(page, fours.bracket['(']);
  await sign(page, 'plus').tap();
  await spot(page, /^gap 1/).tap();
  await open.tap();
  await spot(page, /^gap 1/).tap();
  await lies.tap();
  await expect(page.getByRole('alert')).toHaveText(fours.pickFirst);
  await sign(page, 'times').tap();
  await lies.tap();
  await expect(page.getByRole('alert')).toHaveText(fours.refused.operatorOnBracket);
  await expect(lies).toBeVisible();
  await open.tap();
  await lies.tap();
  await expect(lies).toHaveCount(0);
  await expect(spot(page, /^gap 1, plus/)).toBeVisible();
  await page.getByRole('button', { name: text.clear }).tap();
  await expect(spot(page, /^gap 1, empty/)).toBeVisible();
  await expect(page.getByRole('button', { name: text.clear })).toBeDisabled();
});
