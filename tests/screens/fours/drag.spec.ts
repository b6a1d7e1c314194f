import { expect, test, type Page } from '@playwright/test';
import { fours as words } from '#lib/i18n/messages.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { boardOf, handOf, NAMES, sitAt, spot, takePhone, titleOn } from '../../../e2e/support/fours.ts';
import { TOUCH } from '../../../e2e/support/fours-turns.ts';
import { dealtTable } from '../../support/fours.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => handOf(page).getByRole('button');
const gap = (page: Page) => boardOf(page).getByRole('button', { name: /^gap 2/ });

test.beforeEach(async ({ page }) => {
  await sitAt(page, dealtTable(['÷×÷×÷', '+×−÷÷']));
  await titleOn(page);
  await takePhone(page, TOUCH, NAMES[0]);
});

test('a card that is dragged to a place is played there', async ({ page }) => {
  const before = await cards(page).count();
  await drag(page, cards(page).first(), await middleOf(gap(page)));
  await expect(spot(page, words.place(2, ['÷']))).toBeVisible();
  await expect(cards(page)).toHaveCount(before - 1);
});

test('one that is dropped beside the board goes back to the hand, and nothing is picked up any more', async ({
  page,
}) => {
  const before = await cards(page).count();
  await drag(page, cards(page).first(), { x: 10, y: 30 });
  await expect(cards(page)).toHaveCount(before);
  await expect(gap(page)).toHaveAccessibleName(words.place(2, []));
  for (const card of await cards(page).all()) await expect(card).toHaveAttribute('aria-pressed', 'false');
});
