import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { common, home, practice, progress, settings } from '#lib/i18n/messages.ts';
import { reach } from '#lib/core/search/reach.ts';
import { BUILD_DIR } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
import { goPractise, passFirst, waitForReadyOffline, withProfile } from '../support/app.ts';
import { readyDeals } from '../support/cards.ts';
import { keptHand, readStore, writeStore } from '../support/store.ts';
import {
  act,
  cardsOn,
  chooseOption,
  expectSaid,
  expectSolved,
  namesOn,
  ranksOn,
  solve,
} from '../support/table.ts';

test.use({ serviceWorkers: 'allow' });

const [TOUCH, KEYS, TYPED, NONE, LEFT] = [
  [3, 4, 6, 10],
  [4, 4, 10, 10],
  [3, 3, 8, 8],
  [1, 1, 5, 9],
  [1, 2, 3, 4],
];

test('first visit, then everything offline: by touch, by keyboard, typed, "no solution", and all of it is there after a restart', async ({
  playwright,
  launchOptions,
  viewport,
  hasTouch,
  isMobile,
}) => {
  const server = await serve({ dir: BUILD_DIR });
  await withProfile(async (profile) => {
    const launch = (offline: boolean): Promise<BrowserContext> =>
      playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        viewport,
        hasTouch,
        isMobile,
        offline,
      });
    const context = await launch(false);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(server.url);
    await passFirst(page);
    await waitForReadyOffline(page);
    await dealNext(page, [TOUCH, KEYS, TYPED, NONE, LEFT]);

    await server.close();
    await context.setOffline(true);
    await page.reload();
    // A page that is opened anew takes itself for online in some versions of Chromium, until it is told again.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(page.getByText(home.offline)).toBeVisible();
    // Chromium asks of its own accord, sooner or later: here it has asked.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await goPractise(page);

    const first = await solve(page);
    await act(page, practice.next).tap();
    await solveByKeyboard(page);
    await page.keyboard.press('Enter');
    await solveByTyping(page);
    await act(page, practice.next).tap();
    await sayNone(page);
    await act(page, practice.next).tap();

    expect(await ranksOn(page)).toEqual(LEFT);
    await cardsOn(page).nth(1).tap();
    await act(page, 'times').tap();
    await cardsOn(page).nth(2).tap();
    await expect.poll(async () => (await keptHand(page))?.moves.length).toBe(1);
    const left = await namesOn(page);
    await context.close();

    const again = await launch(true);
    const reopened = again.pages()[0] ?? (await again.newPage());
    await reopened.goto(server.url);
    await expect(reopened.getByText(home.practiseSub.open)).toBeVisible();
    await goPractise(reopened);
    expect(await namesOn(reopened)).toEqual(left);
    await reopened.goto(`${server.url}progress?hands`);
    const rows = reopened.getByRole('region', { name: progress.history }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(0)).toContainText('A A 5 9');
    await expect(rows.nth(0)).toContainText(progress.outcome.none);
    await expect(rows.nth(1)).toContainText('8 ÷ (3 − 8 ÷ 3)');
    await expect(rows.nth(2)).toContainText('(10 × 10 − 4) ÷ 4');
    await expect(rows.nth(3)).toContainText(first);
    await again.close();
  });
});

/** Practice will deal these hands, in this order, as to somebody who has chosen what to deal. The app has finished making its own ones ready before they are exchanged. */
async function dealNext(page: Page, hands: readonly (readonly number[])[]): Promise<void> {
  const ready = async () =>
    (await readStore<{ deals: unknown[] }>(page, 'deals')).map((row) => row.deals.length);
  await expect.poll(ready).toEqual([10]);
  await writeStore(page, readyDeals(hands));
}

/** 4 4 10 10 without a pointer: digits, signs, a hint, a step back, then Tab and Enter. */
async function solveByKeyboard(page: Page): Promise<void> {
  expect(await ranksOn(page)).toEqual(KEYS);
  const { keyboard } = page;
  await keyboard.press('h');
  await expectSaid(page, practice.rung.yes);
  await keyboard.press('0');
  await keyboard.press('+');
  await keyboard.press('0');
  await expect(cardsOn(page)).toHaveCount(3);
  await keyboard.press('u');
  await expect(cardsOn(page)).toHaveCount(4);
  await keyboard.press('0');
  await keyboard.press('*');
  await keyboard.press('0');
  await keyboard.press('-');
  await tabTo(page, /^4 of /);
  await keyboard.press('Enter');
  await expect(cardsOn(page).filter({ hasText: '96' })).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('/');
  await keyboard.press('4');
  await expectSolved(page);
  const offer = page.getByRole('dialog', { name: settings.installSheet.title });
  await expect(offer.getByRole('button', { name: common.notNow })).toBeFocused();
  await keyboard.press('Enter');
  await expect(act(page, practice.next)).toBeFocused();
}

/** Presses Tab until a button of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
}

async function solveByTyping(page: Page): Promise<void> {
  expect(await ranksOn(page)).toEqual(TYPED);
  await act(page, practice.none).tap();
  await expectSaid(page, practice.wrongNone);
  await chooseOption(page, practice.menu.type);
  const field = page.getByLabel(practice.typed.label);
  await expect(field).toBeFocused();
  await field.pressSequentially('8/(3-8/3)');
  await field.press('Enter');
  await expectSolved(page);
}

async function sayNone(page: Page): Promise<void> {
  expect(await ranksOn(page)).toEqual(NONE);
  await act(page, practice.none).tap();
  await expect(page.getByText(practice.rightNone(24))).toBeVisible();
  const { values } = reach(NONE ?? [], 24);
  expect(values).toBeGreaterThan(100);
  await expect(page.getByText(practice.sure(values))).toBeVisible();
}
