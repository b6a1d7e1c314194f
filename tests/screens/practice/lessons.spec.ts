import { expect, test, type Page } from '@playwright/test';
import {
  about,
  common,
  examples,
  lesson as guided,
  patternLessons as text,
  practice,
  practiceKeys,
} from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, namesOn, signKey } from '../../../e2e/support/table.ts';

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
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 5, 5, 5]) }] });
  for (let rung = 1; rung <= 4; rung += 1) await act(page, practice.hint).tap();
  await expect(page.getByRole('heading', { name: practice.shownTitle, exact: true })).toBeVisible();
  await page.getByRole('link', { name: practice.explain('A 5 5 5') }).tap();
  await expect(page.getByRole('heading', { level: 1, name: practice.explain('A 5 5 5') })).toBeVisible();
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

test('an address that asks for no lesson leads on to where they are', async ({ page }) => {
  await openWith(page, './about?game=practice&lesson=none', {});
  await page.getByRole('link', { name: about.howTo }).tap();
  await expect(page.getByRole('link', { name: text.names.near })).toBeVisible();
});

/** The first hand of a lesson, as it is dealt. */
async function begin(page: Page): Promise<readonly string[]> {
  await openWith(page, './about?game=practice&explain=3-3-8-8', {});
  await act(page, text.begin).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  return namesOn(page);
}
const slip = (page: Page) => page.getByRole('dialog', { name: practice.dropSign });

test('in a lesson a card dragged onto another asks for the sign, and the sign lays it there', async ({
  page,
}) => {
  await begin(page);
  await drag(page, cardsOn(page).nth(2), await middleOf(cardsOn(page).nth(0)));
  await signKey(slip(page), '-').tap();
  await expect(slip(page)).toHaveCount(0);
  await expect(cardsOn(page)).toHaveCount(3);
  expect(await namesOn(page)).toContain(practice.made('5', '8 minus 3'));
});

test('in a lesson a drag that is called off changes nothing', async ({ page }) => {
  const dealt = await begin(page);
  await drag(page, cardsOn(page).nth(2), await middleOf(cardsOn(page).nth(0)));
  await expect(slip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
  expect(await namesOn(page)).toEqual(dealt);
});

test('in a lesson “undo” takes back a step, and puts down a card that was picked up before any', async ({
  page,
}) => {
  const dealt = await begin(page);
  await expect(act(page, practice.undo)).toHaveAttribute('aria-disabled', 'true');
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await act(page, practice.undo).tap();
  await expect(cardsOn(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(signKey(page, '+')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('3+8');
  await expect(cardsOn(page)).toHaveCount(3);
  await act(page, practice.undo).tap();
  await expect.poll(() => namesOn(page)).toEqual(dealt);
});

test('in a lesson keys put down, begin the hand anew, and lead on when it is made', async ({ page }) => {
  const dealt = await begin(page);
  await page.keyboard.press('8');
  await page.keyboard.press('Escape');
  for (const card of await cardsOn(page).all()) await expect(card).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.type('3+8');
  await page.keyboard.press('Escape');
  await page.keyboard.type('3+8');
  await expect(cardsOn(page)).toHaveCount(2);
  await page.keyboard.press('r');
  await expect.poll(() => namesOn(page)).toEqual(dealt);
  await followed(page, guided.next);
  await page.keyboard.press('r');
  await expect(act(page, guided.next), 'what is made stays made').toBeVisible();
  await page.keyboard.press('n');
  await expect(cardsOn(page)).toHaveCount(4);
});

test('in a lesson ? lists the keys that do something there, and the hand goes on below', async ({ page }) => {
  const dealt = await begin(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: practiceKeys.title });
  await expect(keys).toBeVisible();
  const here = practiceKeys.rows.flatMap(([key = '']) => (key === 'H' || key === 'T' ? [] : [key]));
  await expect(keys.getByRole('term')).toHaveText(here);
  await expect(keys.getByRole('definition').filter({ hasText: guided.next })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.type('3+8');
  await expect.poll(() => namesOn(page)).not.toEqual(dealt);
});
