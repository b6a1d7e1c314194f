import { expect, test, type Page } from '@playwright/test';
import { play, setup, slap as words, table } from '#lib/i18n/messages.ts';
import { counts, orderOf } from '../../support/slap.ts';
import { half, sitAt, stateOn, zone } from '../../../e2e/support/slap-two.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 4, 36)];

const cover = (page: Page) => page.getByRole('region', { name: table.cover.title });
const slapOf = (page: Page) => zone(page, 0, words.zone.slap);

/** Both say that they are ready, and the cards lie open. */
async function open(page: Page): Promise<void> {
  await zone(page, 0, words.zone.ready).tap();
  await zone(page, 1, words.zone.ready).tap();
  await expect(slapOf(page)).toBeVisible();
}

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
  await open(page);

  await page.goBack();
  const asked = page.getByRole('dialog', { name: play.leave.title });
  await asked.getByRole('button', { name: play.leave.stay }).tap();
  await expect(asked).toBeHidden();
  // The match stands: covered, with its menu before it.
  await expect(cover(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: table.pause.go }).tap();
  await expect(slapOf(page)).toBeVisible();

  await page.goBack();
  await asked.getByRole('button', { name: play.leave.go }).tap();
  await page.getByRole('link', { name: setup.home.goOn(setup.games.slap) }).tap();
  await expect(cover(page)).toBeVisible();
  expect((await stateOn(page)).piles.map((pile) => pile.length)).toEqual([2, 34]);
});

test('a match stands still while nobody looks and under its cover, and its clock goes on where it was', async ({
  page,
}) => {
  await sitAt(page, { setTime: 40_000 }, DEALT);
  await open(page);
  await page.clock.runFor(15_000);
  await show(page, false);
  await expect(cover(page)).toBeVisible();
  await page.clock.runFor('30:00');
  await show(page, true);
  await expect(cover(page)).toBeVisible();
  await page.clock.runFor('1:00');
  await cover(page).getByRole('button', { name: table.pause.go }).tap();
  await expect(slapOf(page)).toBeVisible();
  await expect(half(page, 0)).toBeVisible();
  // 25 of the 40 seconds are left.
  await page.clock.runFor(24_000);
  await expect(slapOf(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(slapOf(page)).toBeHidden();
});

test('a match that is not there is told so, with a way back', async ({ page }) => {
  await page.goto('./play?match=nobody');
  await expect(page.getByRole('alert')).toContainText(play.fault.missing);
  await page.getByRole('link', { name: play.list }).tap();
  await expect(page).toHaveURL(/progress\?matches/);
});
