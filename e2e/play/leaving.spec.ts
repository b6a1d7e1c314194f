import { expect, test, type Page } from '@playwright/test';
import { play, setup, slap as words, table } from '#lib/i18n/messages.ts';
import { counts, orderOf } from '../../tests/support/slap.ts';
import { half, sitAt, stateOn, zone } from '../support/slap-two.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 4, 36)];

const cover = (page: Page) => page.getByRole('region', { name: table.cover.title });
const slapOf = (page: Page) => zone(page, 0, words.zone.slap);

/** The page is covered by another, or the phone is locked. */
const show = (page: Page, visible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );

test('a back gesture asks once; the match waits on home and goes on under its cover', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  await page.goto('./');
  await page.getByRole('link', { name: setup.home.goOn(setup.games.slap) }).tap();
  await cover(page).getByRole('button', { name: table.pause.go }).tap();
  await expect(slapOf(page)).toBeVisible();

  await page.goBack();
  const asked = page.getByRole('dialog', { name: play.leave.title });
  await asked.getByRole('button', { name: play.leave.stay }).tap();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: table.pause.go }).tap();
  await expect(slapOf(page)).toBeVisible();

  await page.goBack();
  await asked.getByRole('button', { name: play.leave.go }).tap();
  await page.getByRole('link', { name: setup.home.goOn(setup.games.slap) }).tap();
  await expect(cover(page)).toBeVisible();
  expect((await stateOn(page)).piles.map((pile) => pile.length)).toEqual([2, 34]);
});

test('a match stands still while nobody looks, and is covered when somebody does', async ({ page }) => {
  await sitAt(page, { setTime: 20_000 }, DEALT);
  await expect(slapOf(page)).toBeVisible();
  await show(page, false);
  await expect(cover(page)).toBeVisible();
  // Long enough to be more than a glance.
  const left = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 1100, left);
  await show(page, true);
  await expect(cover(page)).toBeVisible();
  await cover(page).getByRole('button', { name: table.pause.go }).tap();
  await expect(slapOf(page)).toBeVisible();
  await expect(half(page, 0)).toBeVisible();
});

test('a match that is not there is told so, with a way back', async ({ page }) => {
  await page.goto('./play?match=nobody');
  await expect(page.getByRole('alert')).toContainText(play.fault.missing);
  await page.getByRole('link', { name: play.list }).tap();
  await expect(page).toHaveURL(/progress\?matches/);
});
