// The pad on which the cards of a real deck are entered, by itself.
import { expect, test, type Page } from '@playwright/test';
import RankPad from '#lib/boards/table/RankPad.svelte';
import { common, pads as text } from '#lib/i18n/messages.ts';
import { openPart } from '../stage/app.ts';

interface Given {
  readonly highest?: number;
  readonly count?: number;
  readonly known?: readonly number[];
}
async function openPad(given: Given = {}) {
  const full: (readonly number[])[] = [];
  let cancelled = 0;
  await openPart(RankPad, {
    title: 'Which four?',
    highest: 10,
    onfull: (ranks: readonly number[]) => full.push(ranks),
    oncancel: () => (cancelled += 1),
    ...given,
  });
  return { full, cancelled: () => cancelled };
}
const rank = (page: Page, name: string) =>
  page
    .getByRole('group', { name: text.ranks })
    .getByRole('button', { name: common.speakRank(name), exact: true });
const slot = (page: Page, place: number, name: string | null) =>
  page.getByRole('button', { name: text.slot(place, name && common.speakRank(name)), exact: true });
const said = (page: Page) => page.getByRole('status');

test('counts down while cards are missing, and tells the four once they are there', async ({ page }) => {
  const { full } = await openPad();
  await expect(rank(page, 'A')).toBeFocused();
  for (const [left, name] of [
    [4, '3'],
    [3, '3'],
    [2, '8'],
    [1, '8'],
  ] as const) {
    await expect(said(page)).toHaveText(text.more(left, left === 4));
    await rank(page, name).tap();
  }
  await expect(said(page)).toHaveText('');
  expect(full).toEqual([[3, 3, 8, 8]]);
});

test('a key that the pad takes does nothing else, and any other is left to the page', async ({ page }) => {
  const heard: KeyboardEvent[] = [];
  const hear = (event: KeyboardEvent) => heard.push(event);
  addEventListener('keydown', hear);
  await openPad();
  for (const key of ['3', 'Backspace', 'Escape', 'F5', '/']) await page.keyboard.press(key);
  removeEventListener('keydown', hear);
  expect(heard.map(({ key, defaultPrevented }) => [key, defaultPrevented])).toEqual([
    ['3', true],
    ['Backspace', true],
    ['Escape', true],
    ['F5', false],
    ['/', false],
  ]);
});

test('once all are there a place has to be tapped first, and is then changed', async ({ page }) => {
  const { full } = await openPad({ known: [3, 3, 8, 8] });
  await rank(page, '5').tap();
  await expect(said(page)).toHaveText(text.tapOne);
  expect(full).toEqual([]);
  await slot(page, 1, '3').tap();
  await expect(said(page)).toHaveText('');
  await rank(page, '5').tap();
  expect(full).toEqual([[3, 5, 8, 8]]);
});

test('a deck has four of each: a fifth is refused, and the same one again in its own place is not', async ({
  page,
}) => {
  const { full } = await openPad({ count: 5, known: [6, 6, 6, 6] });
  await rank(page, '6').tap();
  await expect(said(page)).toHaveText(text.noFifth('6'));
  await rank(page, '9').tap();
  await slot(page, 0, '6').tap();
  await rank(page, '6').tap();
  expect(full).toEqual([
    [6, 6, 6, 6, 9],
    [6, 6, 6, 6, 9],
  ]);
});

test('by keys: a court that the deck lacks is refused, Backspace takes back, Escape puts the pad away', async ({
  page,
}) => {
  const { cancelled } = await openPad();
  await page.keyboard.press('k');
  await expect(said(page)).toHaveText(text.notInDeck('K'));
  await page.keyboard.press('7');
  await page.keyboard.press('a');
  await expect(slot(page, 1, 'A')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(slot(page, 1, null)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(slot(page, 0, null)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(said(page)).toHaveText(text.more(4, true));
  await page.keyboard.press('Escape');
  expect(cancelled()).toBe(1);
});

test('a deck with courts has thirteen ranks, each court with what it counts', async ({ page }) => {
  const { full } = await openPad({ highest: 13, known: [1, 2, 12] });
  await expect(rank(page, 'Q')).toContainText('12');
  await expect(rank(page, '10')).toHaveText('10');
  await rank(page, 'K').tap();
  expect(full).toEqual([[1, 2, 12, 13]]);
});
