import { expect, test, type Page } from '@playwright/test';
import { ranksOf } from '#lib/core/cards.ts';
import { dealsOf } from '#lib/core/run/deals.ts';
import { speakClock } from '#lib/i18n/format.ts';
import { common, practice, practiceKeys, runs as text } from '#lib/i18n/messages.ts';
import { climbOf } from '#lib/practice/run/daily.ts';
import type { AttemptRow } from '#lib/storage/schema.ts';
import { byKey, missHand, solveHands } from '../../../e2e/support/runs.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act, cardsOn, ranksOn } from '../../../e2e/support/table.ts';

const STORM = './runs?run=storm&v=1&seed=5';
const outcomes = async (page: Page) =>
  (await readStore<AttemptRow>(page, 'attempts')).map(({ outcome }) => outcome);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const heard = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('a storm by keys alone: hands, a skip, a pause and back, and Enter begins the next one', async ({
  page,
}) => {
  const press = byKey(page);
  await openWith(page, STORM, {});
  await press(act(page, text.begin));
  await expect(cardsOn(page)).toHaveCount(4);
  await solveHands(page, 1, press);
  await page.keyboard.press('s');
  await expect.poll(() => outcomes(page)).toEqual(['solved', 'skipped']);
  await page.keyboard.press('p');
  await expect(act(page, text.goOn)).toBeFocused();
  await page.keyboard.press('Enter');
  await solveHands(page, 1, press);
  await page.clock.runFor('3:00');
  await expect(heading(page, text.end.best)).toBeVisible();
  await expect(act(page, text.end.again)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await outcomes(page)).toEqual(['solved', 'skipped', 'solved']);
});

for (const [query, keys, letters] of [
  ['storm&v=1&seed=5', true, ['P', 'U', 'S']],
  ['storm&v=1&seed=5&clock=0&none=1', true, ['P', 'U', 'H', 'S', 'N']],
  ['storm&v=1&seed=5&none=1', true, ['P', 'U', 'S', 'N']],
  ['storm&v=1&seed=5', false, []],
] as const)
  test(`which keys do something stands on the buttons of ?run=${query} as long as single keys are on: ${keys}`, async ({
    page,
  }) => {
    await openWith(page, `./runs?run=${query}`, { settings: [{ key: 'preferences', value: { keys } }] });
    await act(page, text.begin).tap();
    await expect(cardsOn(page)).toHaveCount(4);
    const caps = page.locator('kbd');
    expect(await caps.evaluateAll((all) => all.map((cap) => cap.dataset.letter))).toEqual(letters);
    // While a line is typed, they are letters of it.
    await page.keyboard.press('t');
    await expect(caps).toHaveCount(0);
  });

for (const [query, letters] of [
  ['storm&v=1&seed=5', ['U', 'R', 'S', 'P', 'T']],
  ['storm&v=1&seed=5&clock=0&none=1', ['U', 'R', 'H', 'N', 'S', 'P', 'T']],
] as const)
  test(`? lists the keys of ?run=${query}, as at the practice table`, async ({ page }) => {
    await openWith(page, `./runs?run=${query}`, {});
    await act(page, text.begin).tap();
    await expect(cardsOn(page)).toHaveCount(4);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: practiceKeys.title });
    await expect(list).toBeVisible();
    const keys = await list.getByRole('term').allTextContents();
    expect(keys.filter((key) => /^[A-Z]$/.test(key))).toEqual(letters);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await solveHands(page, 1, byKey(page));
  });

test('a storm heard: the time that is left, each deal, what a row wins and a miss costs, and how it ended', async ({
  page,
}) => {
  const press = byKey(page);
  await openWith(page, STORM, {});
  await press(act(page, text.begin));
  await expect(heard(page, text.left(speakClock(180_000)))).toBeAttached();
  await expect(heard(page, /^Your cards: /)).toBeAttached();
  await solveHands(page, 3, press);
  await expect(heard(page, text.won(5, 3))).toBeAttached();
  await missHand(page, press);
  await expect(heard(page, text.lost(10))).toBeAttached();
  await expect(heard(page, /^Your cards: /), 'the next hand is heard, and not to undo').toBeAttached();
  await page.keyboard.press('+');
  await expect(heard(page, practice.pickFirst), 'what is wrong with the next one is heard').toBeAttached();
  const timeHeard = heard(page, /^Time left: /);
  await page.clock.runFor('0:10');
  await expect(timeHeard, 'whoever reads on finds no time that has passed').toHaveCount(0);
  await page.clock.runFor('0:20');
  await expect(timeHeard).toHaveText(/^Time left: 2 minutes/);
  await page.clock.runFor('0:10');
  await expect(timeHeard).toHaveCount(0);
  await expect(page.getByRole('timer')).toContainText(/Time left: 2 minutes (?!0)/);
  await page.clock.runFor('3:00');
  await expect(heading(page, text.end.best)).toBeVisible();
  await expect(page.getByText(text.end.storm(3, '2:55', 3))).toBeVisible();
  await expect(act(page, text.end.again), 'with the button that takes the focus').toHaveAccessibleDescription(
    `${text.end.best} ${text.end.storm(3, '2:55', 3)}`,
  );
});

test('a race by keys alone is heard, and Enter on it begins another', async ({ page }) => {
  const press = byKey(page);
  const times = Array.from({ length: 20 }, () => 300).join('.');
  await openWith(page, `./runs?run=ghost&v=1&seed=5&t=${times}`, {});
  await press(act(page, text.begin));
  await solveHands(page, 2, press);
  await page.clock.runFor('0:32');
  await expect(heard(page, text.railSent(2, 1, 20, null))).toBeAttached();
  await page.clock.runFor('0:05');
  await expect(heard(page, text.railSent(2, 1, 20, null)), 'it is no longer how it stands').toHaveCount(0);
  await solveHands(page, 18, press, true);
  await expect(page.getByRole('heading', { name: text.end.won('') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, text.ghost)).toBeAttached();
  await expect(cardsOn(page)).toHaveCount(4);
});

test('the climb of the day by keys alone, from the list and back to it', async ({ page }) => {
  const press = byKey(page);
  await openWith(page, './runs', {});
  const daily = page.getByRole('button', { name: new RegExp(`^${text.daily}`) });
  await press(daily);
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await ranksOn(page)).toEqual(ranksOf(dealsOf(climbOf(2026_03_12)).next().value.cards));
  await solveHands(page, 1, press);
  await page.keyboard.press('s');
  await expect(act(page, text.show)).toBeVisible();
  await page.keyboard.press('s');
  await expect(heading(page, text.inRow(1))).toBeVisible();
  await expect(act(page, text.end.newClimb)).toBeFocused();
  await press(act(page, common.close));
  await expect(page.getByRole('button', { name: new RegExp(`^${text.storm}`) })).toBeFocused();
  await expect(daily).toContainText(text.bestAndLast('1', '1'));
});
