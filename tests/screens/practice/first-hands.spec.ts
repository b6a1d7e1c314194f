import { expect, test, type Page } from '@playwright/test';
import { common, examples, home, lesson as text, practice } from '#lib/i18n/messages.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

const begin = async (page: Page) => {
  await page.goto('./');
  await act(page, home.first.begin).tap();
  await expect(page.getByText(text.say.ace)).toBeVisible();
};
const card = (page: Page, place: number) => page.locator(`[data-place="${place}"]`);
const sign = (page: Page, name: '+' | '-' | '*' | '/') =>
  page.getByRole('group', { name: practice.signs }).getByRole('button', { name: common.speakSign[name] });
const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();

test('the first three hands by touch: what is shown is tapped, then home', async ({ page }) => {
  await begin(page);
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(page.locator('.shown'), `one tap is shown at step ${step}`).toHaveCount(1);
    await page.locator('.shown').tap();
  }
  await expect(page.getByText(text.say.whichSign)).toBeVisible();
  await expect(page.locator('.shown'), 'the last sign is a question').toHaveCount(0);
  await sign(page, '+').tap();
  await card(page, 3).tap();
  await expect(page.getByText(text.say.astray('10'))).toBeVisible();
  await act(page, practice.undo).tap();
  await sign(page, '*').tap();
  await card(page, 3).tap();
  await expect(page.getByText(text.facts[0] ?? '')).toBeVisible();
  await act(page, text.next).tap();

  await expect(page.getByText(text.say.tenByFive)).toBeVisible();
  for (const [at, operator, onto] of [
    [0, '/', 1],
    [1, '*', 2],
    [2, '+', 3],
  ] as const) {
    if (at === 0) await card(page, at).tap();
    await sign(page, operator).tap();
    await card(page, onto).tap();
  }
  await act(page, text.next).tap();

  await expect(page.getByText(text.say.idea)).toBeVisible();
  await card(page, 0).tap();
  await sign(page, '+').tap();
  await card(page, 1).tap();
  await expect(page.getByText(text.say.leave)).toBeVisible();
  await card(page, 2).tap();
  await sign(page, '-').tap();
  await card(page, 3).tap();
  await sign(page, '*').tap();
  await card(page, 1).tap();
  await act(page, text.goOn).tap();
  await expect(page.getByRole('heading', { name: text.end })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await act(page, common.tabs.home).tap();
  await atHome(page);
});

test('the same by keys alone', async ({ page }) => {
  await page.goto('./');
  await act(page, home.first.begin).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 0)).toBeFocused();
  await page.keyboard.type('1+2');
  // The card that had the focus was laid on this one.
  await expect(card(page, 1)).toBeFocused();
  await page.keyboard.type('+3*4');
  await expect(act(page, text.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.say.tenByFive)).toBeVisible();
  await page.keyboard.type('0/5*0+4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(text.say.idea)).toBeVisible();
  await page.keyboard.type('7+5');
  await page.keyboard.type('3-1*12');
  await page.keyboard.press('Enter');
  await expect(act(page, common.tabs.home)).toBeFocused();
  await page.keyboard.press('Enter');
  await atHome(page);
});

test('the first three hands heard: the rule, each way on, each value that was made, and the end', async ({
  page,
}) => {
  await begin(page);
  const heard = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(heard(text.say.ace)).toHaveCount(1);
  await page.keyboard.type('1+2+3+4');
  await expect(heard(text.say.astray('10'))).toHaveCount(1);
  await act(page, practice.undo).tap();
  await page.keyboard.type('*4');
  await expect(heard(text.facts[0] ?? '')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heard(text.say.tenByFive)).toHaveCount(1);
  await page.keyboard.type('0/5*0+4');
  await expect(heard(text.facts[1] ?? '')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(heard(text.say.idea)).toHaveCount(1);
  await page.keyboard.type('7+5');
  await expect(heard(text.say.leave)).toHaveCount(1);
});

test('it is left at once, is shown once, and nothing of it is kept', async ({ page }) => {
  await begin(page);
  await page.locator('.shown').tap();
  await act(page, text.skip).tap();
  await atHome(page);
  await page.reload();
  await atHome(page);
  await expect(page.getByText(home.rule)).toBeVisible();
});

test('who opens the page anew in the middle of the first hands is asked to begin once more, and home once they are left', async ({
  page,
}) => {
  await begin(page);
  await page.locator('.shown').tap();
  await page.reload();
  await act(page, home.first.begin).tap();
  await expect(page.getByText(text.say.ace)).toBeVisible();
  await act(page, text.skip).tap();
  await atHome(page);
  await page.reload();
  await atHome(page);
});

test('they begin again from How to play, and lead back to it', async ({ page }) => {
  await openWith(page, './about?game=practice', {});
  const again = page.getByRole('link', { name: text.title });
  await again.tap();
  await expect(page.getByText(text.say.ace)).toBeVisible();
  await act(page, text.skip).tap();
  await expect(page.getByText(examples.title)).toBeVisible();
  await again.tap();
  await expect(page.getByText(text.say.ace)).toBeVisible();
  await page.keyboard.type('1+2+3*4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('0/5*0+4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7+53-1*12');
  await act(page, text.goOn).tap();
  await expect(page.getByRole('heading', { name: text.end })).toBeVisible();
  await act(page, common.back).tap();
  await expect(page.getByText(examples.title)).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const)
  // oxfmt-ignore
  test(`with words twice as large what to tap is said in sight: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await begin(page);
    await expect(page.getByText(text.say.ace)).toBeInViewport({ ratio: 1 });
    await expect(sign(page, '+')).toBeInViewport({ ratio: 1 });
  });
