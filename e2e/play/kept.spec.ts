import { expect, test, type Page } from '@playwright/test';
import { home } from '#lib/i18n/messages.ts';
import { withProfile } from '../support/app.ts';
import { handOf } from '../support/cards.ts';
import { startChromium } from '../support/chromium.ts';
import { keptHand, openWith } from '../support/store.ts';
import { cardsOn, namesOn, signKey } from '../support/table.ts';

const HAND = handOf([2, 3, 5, 7]);
const KILLS = 3;

/** Lays the first card on the second and waits until the store has the step. Answers what then lies on the table. */
async function makeStep(page: Page, steps: number): Promise<readonly string[]> {
  const first = cardsOn(page).nth(0);
  if ((await first.getAttribute('aria-pressed')) !== 'true') await first.click();
  await signKey(page, '+').click();
  await cardsOn(page).nth(1).click();
  await expect.poll(async () => (await keptHand(page))?.moves.length).toBe(steps);
  return namesOn(page);
}

test('a half-solved hand survives kills of the whole browser, each after a step, and home speaks of it', async ({
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('the server is not running');
  await withProfile(async (profile) => {
    let left: readonly string[] | null = null;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const chromium = await startChromium(profile);
      try {
        const { page } = chromium;
        if (left === null)
          await openWith(page, './practice', { hands: [{ slot: 'practice', row: HAND }] }, baseURL);
        else {
          await page.goto(baseURL);
          await expect(page.getByText(home.practiseSub.open)).toBeVisible();
          await page.goto(new URL('./practice', baseURL).href);
          expect(await namesOn(page)).toEqual(left);
        }
        left = await makeStep(page, kill);
      } finally {
        await chromium.kill();
      }
    }
    expect(left).toHaveLength(1);
  });
});
