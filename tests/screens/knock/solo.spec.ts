// Alone against the clock: four piles, nobody to count down or to agree (KNOCK-10).
import { expect, test, type Page } from '@playwright/test';
import { knock as words, pads } from '#lib/i18n/messages.ts';
import { corrected } from '../../support/claims.ts';
import { newTable, shuffledFor } from '../../support/knock.ts';
import { look, WAYS } from '../../../e2e/support/hands.ts';
import { button, sitAt, solutionOn, stateOn } from '../../../e2e/support/knock.ts';
import { typeLine } from '../../../e2e/support/pad-keys.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const [how, hands] of WAYS)
  test(`over the whole deck to the end, ${how}`, async ({ page }) => {
    const { press } = hands;
    await sitAt(page, newTable(1));
    let won = 0;
    for (let set = 0; set < 10; set += 1) {
      await expect(page.getByText(words.setOf(1, 10))).toBeVisible({ visible: set === 0 });
      await press(page, button(page, words.act.turn));
      await expect(button(page, words.knock)).toBeEnabled();
      const solution = await solutionOn(page);
      await look(page);
      if (solution === null) await press(page, button(page, words.solo.nothing));
      else {
        await hands.zone(page, button(page, words.knock), 'a');
        await hands.enter(page, solution);
        won += 4;
      }
      await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
    }
    await expect(page.getByRole('heading', { name: words.solo.of(won, 40) })).toBeVisible();
    await expect(page.getByText(/best \d+ in (\d+:\d\d|\d+\.\d s)/)).toBeVisible();
    const { phase, sets } = await stateOn(page);
    expect(phase).toEqual({ type: 'over', winners: [0] });
    const first = sets.findIndex(({ taker }) => taker === 0);
    await press(page, button(page, words.solo.made(first + 1)));
    await expect(
      page.getByRole('status').filter({ hasText: sets[first]?.claims.at(-1)?.texts[0] ?? '-' }),
    ).toBeVisible();
  });

async function turn(page: Page): Promise<void> {
  await look(page);
  await page.keyboard.press('a');
  await expect(button(page, words.knock)).toBeEnabled();
}

test('a line of the wrong value takes nothing, and the next match begins anew', async ({ page }) => {
  const cards = shuffledFor(1, [1, 6, 3, 8]);
  await sitAt(page, newTable(1).play(cards, corrected(10, 2, 2, 2, 2, 32, 0)));
  await turn(page);
  const solution = await solutionOn(page);
  await page.keyboard.press('a');
  await typeLine(page, solution ?? '');
  await expect(page.getByText(words.right, { exact: true })).toBeVisible();
  await turn(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  const { table: lying } = await stateOn(page);
  await typeLine(page, lying.map(({ rank }) => rank).join(' + '));
  await expect(page.getByRole('heading', { name: words.solo.of(36, 40) })).toBeVisible();
  await button(page, words.act.again).tap();
  await expect(button(page, words.act.turn)).toBeVisible();
});
