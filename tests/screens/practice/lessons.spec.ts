import { expect, test, type Page } from '@playwright/test';
import { common, examples, lesson as guided, patternLessons as text, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Taps whatever is shown, until the hand is made. */
async function followed(page: Page, name: string): Promise<void> {
  for (let taps = 0; taps < 12 && (await act(page, name).count()) === 0; taps += 1)
    await page.locator('.shown').tap();
  await expect(act(page, name)).toBeVisible();
}

test('from How to play to a lesson, by taps that are shown, then two hands by keys, and on to the next', async ({
  page,
}) => {
  await openWith(page, './about?game=practice', {});
  await expect(page.getByText(examples.title)).toBeVisible();
  await page.getByRole('link', { name: text.names.near }).tap();
  await expect(page.getByRole('heading', { level: 1, name: text.names.near })).toBeVisible();
  await act(page, text.begin).tap();
  await followed(page, guided.next);
  await expect(page.getByText(text.facts.same)).toBeVisible();
  await act(page, guided.next).tap();
  await expect(page.getByText(text.say.yours)).toBeVisible();
  await expect(page.locator('.shown'), 'nothing is shown of a hand to try').toHaveCount(0);
  await page.keyboard.type('4*4+4+4');
  await page.keyboard.press('Enter');
  await page.keyboard.type('6*5+1-7');
  await act(page, guided.goOn).tap();
  await expect(page.getByRole('heading', { name: text.end })).toBeVisible();
  await act(page, text.next).tap();
  await expect(page.getByRole('heading', { level: 1, name: text.names.divide })).toBeVisible();
});

test('a hand that was shown is explained, and one comes back to it', async ({ page }) => {
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
  for (let rung = 1; rung <= 4; rung += 1) await act(page, practice.hint).tap();
  await expect(page.getByRole('heading', { name: practice.shownTitle, exact: true })).toBeVisible();
  await page.getByRole('link', { name: practice.explain('3 3 8 8') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.explain('3 3 8 8') })).toBeVisible();
  await expect(page.getByText(text.begin)).toBeVisible();
  await act(page, text.begin).tap();
  await followed(page, guided.next);
  await act(page, guided.skip).tap();
  await expect(page.getByRole('heading', { name: practice.shownTitle, exact: true })).toBeVisible();
});

for (const address of ['lesson=none', 'explain=1-1-1-1', 'explain=3-8', 'explain=x'])
  test(`an address that asks for nothing there is says so: ${address}`, async ({ page }) => {
    await openWith(page, `./about?game=practice&${address}`, {});
    await expect(page.getByText(text.unknown)).toBeVisible();
    await page.getByRole('link', { name: common.back }).tap();
    await expect(page.getByText(examples.title)).toBeVisible();
  });
