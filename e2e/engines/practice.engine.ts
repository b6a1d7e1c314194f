// Practice and the solver, offline after the first visit: by taps, by keys, typed, and a hand without a solution.
import { expect } from '@playwright/test';
import { test } from 'vitest';
import { home, practice, progress } from '#lib/i18n/messages.ts';
import { goPractise, passFirst } from '../support/app.ts';
import { readyDeals } from '../support/cards.ts';
import { pressKey } from '../support/keys.ts';
import { linesOn, openSolver, tapPad } from '../support/solver.ts';
import { countStore, readStore, STILL, writeStore } from '../support/store.ts';
import { act, cardsOn, chooseOption, expectSolved, solve } from '../support/table.ts';
import { isFull, offlinePage, type EnginePage } from './stage/engine.ts';

const HANDS = [
  [3, 4, 6, 10],
  [4, 4, 10, 10],
  [3, 3, 8, 8],
  [1, 1, 5, 9],
  [1, 2, 3, 4],
];

/** Has practice deal these hands next. */
async function dealNext(page: EnginePage): Promise<void> {
  const ready = async () =>
    (await readStore<{ readonly deals: unknown[] }>(page, 'deals')).map(({ deals }) => deals.length);
  await expect.poll(ready).toEqual([10]);
  await page.goto(STILL);
  await writeStore(page, readyDeals(HANDS));
  await page.goto('./');
}

/** 4 4 10 10 by keys alone. */
async function solveByKeys(page: EnginePage): Promise<void> {
  await expect(cardsOn(page)).toHaveCount(4);
  for (const key of ['0', '*', '0', '-', '4']) await page.keyboard.press(key);
  await expect(cardsOn(page)).toHaveCount(2);
  for (const key of ['/', '4']) await page.keyboard.press(key);
  await expectSolved(page);
}

test.runIf(isFull)(
  'the first visit, then three hands and more without a network: tapped, by keys, typed, no solution',
  async () => {
    const page = await offlinePage();
    await passFirst(page);
    await dealNext(page);
    await goPractise(page);
    await solve(page);
    await act(page, practice.next).tap();
    await solveByKeys(page);
    // The offer to install the app may lie over the table.
    await page.keyboard.press('Escape');
    await act(page, practice.next).tap();
    await chooseOption(page, practice.menu.type);
    const field = page.getByLabel(practice.typed.label);
    await expect(field).toBeFocused();
    await field.pressSequentially('8/(3-8/3)');
    await field.press('Enter');
    await expectSolved(page);
    await act(page, practice.next).tap();
    await act(page, practice.none).tap();
    await expect(page.getByText(practice.rightNone(24))).toBeVisible();

    await page.goto('./progress?hands');
    const rows = page.getByRole('region', { name: progress.history }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('A A 5 9');
    await expect(rows.nth(1)).toContainText('8 ÷ (3 − 8 ÷ 3)');
  },
);

test.runIf(isFull)('the first visit and a hand by keys alone, without a network', async () => {
  const page = await offlinePage();
  await pressKey(page, act(page, home.first.known));
  await expect(page.getByRole('heading', { level: 1, name: home.today })).toBeVisible();
  await pressKey(page, page.getByRole('link', { name: home.practise }));
  await expect(cardsOn(page)).toHaveCount(4);
  await solve(page, (button) => pressKey(page, button));
  await expect.poll(() => countStore(page, 'attempts')).toBe(1);
});

test.runIf(isFull)('the solver answers without a network, typed on its pad and by keys', async () => {
  const page = await offlinePage();
  await openSolver(page);
  await tapPad(page, 3, 3, 8, 8);
  await expect(linesOn(page)).toHaveText(['8 ÷ (3 − 8 ÷ 3)']);
  await openSolver(page);
  for (const key of ['5', 'Space', '5', 'Space', '5', 'Space', '1']) await page.keyboard.press(key);
  await expect(linesOn(page)).toHaveText(['5 × (5 − 1 ÷ 5)']);
});
