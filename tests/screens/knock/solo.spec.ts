// Alone against the clock: four piles, nobody to count down or to agree (KNOCK-10).
import { expect, test, type Page } from '@playwright/test';
import { common, knock as words, pads } from '#lib/i18n/messages.ts';
import { corrected, ruling } from '../../support/claims.ts';
import {
  act,
  knockBy,
  newTable,
  openTable,
  realTable,
  shuffledFor,
  type KnockTable,
} from '../../support/knock.ts';
import { WAYS } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { button, sitAt, solutionOn, stateOn } from '../../../e2e/support/knock.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { typeLine } from '../../../e2e/support/pad-keys.ts';
import { openWith } from '../../../e2e/support/store.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const [how, hands] of WAYS)
  test(`over the whole deck to the end, ${how}`, async ({ page }) => {
    const { press } = hands;
    await sitAt(page, newTable(1));
    let won = 0;
    for (let set = 0; set < 10; set += 1) {
      await expect(page.getByText(words.setOf(1, 10))).toBeVisible({ visible: set === 0 });
      // Until cards are turned up there is no clock to stop.
      await expect(page.getByText(words.solo.hint)).toBeHidden();
      await press(page, button(page, words.act.turn));
      await expect(button(page, words.knock)).toBeEnabled();
      await expect(page.getByText(words.solo.hint)).toBeVisible();
      const solution = await solutionOn(page);
      await look();
      if (solution === null) await press(page, button(page, words.solo.nothing));
      else {
        await hands.zone(page, button(page, words.knock), 'a');
        await hands.enter(page, solution);
        won += 4;
      }
      await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
    }
    await expect(page.getByRole('heading', { name: words.solo.of(won, 40) })).toBeVisible();
    // The first one alone has none to be held against.
    await expect(page.getByText(/\d+:\d\d|\d+\.\d s/).first()).toBeVisible();
    await expect(page.getByText(/best \d/)).toHaveCount(0);
    const { phase, sets } = await stateOn(page);
    expect(phase).toEqual({ type: 'over', winners: [0] });
    const first = sets.findIndex(({ taker }) => taker === 0);
    await press(page, button(page, words.solo.made(first + 1)));
    await expect(
      page.getByRole('status').filter({ hasText: sets[first]?.claims.at(-1)?.texts[0] ?? '-' }),
    ).toBeVisible();
  });

const OFF = { setTime: 0, claimTime: 0 };

async function turn(page: Page): Promise<void> {
  await look();
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

test('who cannot say it takes nothing, and a solution is shown to whoever asks', async ({ page }) => {
  await sitAt(page, openTable(1, [8, 3, 5, 2], OFF));
  await look();
  await page.keyboard.press('a');
  await expect(page.getByText(words.makeTarget(24))).toBeVisible();
  await button(page, words.act.cannot).tap();
  await expect(page.getByText(words.unsaid, { exact: true })).toBeVisible();
  await expect(page.getByText(words.aside, { exact: true })).toBeVisible();
  expect(await stateOn(page)).toMatchObject({ won: [[]], sets: [{ taker: null }] });
  await look();
  await button(page, words.act.way).tap();
  await expect(page.getByText(words.aside, { exact: true })).toHaveCount(0);
  await expect(button(page, words.act.way)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\d [+−×÷] /);
});

test('of real cards the four are entered before what they make', async ({ page }) => {
  await sitAt(page, newTable(1, { ...OFF, deck: 'physical' }));
  await expect(page.getByText(words.turnUpAll)).toBeVisible();
  await turn(page);
  await expect(page.getByText(words.solo.hint)).toBeVisible();
  await look();
  await page.keyboard.press('a');
  const entry = page.getByRole('group', { name: pads.which(4) });
  await expect(entry).toBeVisible();
  await expect(page.getByRole('list', { name: words.lie })).toHaveCount(0);
  await expect(button(page, pads.cancel)).toHaveCount(0);
  for (const rank of ['8', '3', '5', '2']) await entry.getByRole('button', { name: rank, exact: true }).tap();
  await expect.poll(async () => (await stateOn(page)).table.map(({ rank }) => rank)).toEqual([8, 3, 5, 2]);
  await expect(page.getByRole('list', { name: words.lie })).toBeVisible();
  await typeLine(page, '8*2+5+3');
  await expect(page.getByText(words.right, { exact: true })).toBeVisible();
  expect((await stateOn(page)).won[0]).toHaveLength(4);
});

test('where the house says so, four cards that make nothing are told at once', async ({ page }) => {
  await sitAt(page, openTable(1, [1, 1, 1, 1], { ...OFF, sayNone: true }));
  await expect(page.getByText(words.nothingMakes(24), { exact: true }).first()).toBeVisible();
});

/** The end of a match that was stopped where it lies. */
const stopped = (page: Page, played: KnockTable) =>
  openWith(page, './play?match=m', rowsOf({ m: played.play({ type: 'stopped', at: 20_000 }) }));

test('a match that was stopped says so and no time, and cards that nobody entered are not known', async ({
  page,
}) => {
  const played = realTable(1, OFF).play(act('passed', 0, 9000));
  await stopped(page, played);
  await expect(page.getByRole('main').getByText(words.stopped)).toBeVisible();
  await expect(page.getByText(/best \d/)).toHaveCount(0);
  await expect(page.getByText(words.solo.legend)).toBeVisible();
  await button(page, words.solo.notMade(1)).tap();
  await expect(page.getByText(words.solo.unknown)).toBeVisible();
  await expect(button(page, words.solo.notMade(1))).toHaveAttribute('aria-pressed', 'true');
});

test('of cards that were won without a solution one is told at the end', async ({ page }) => {
  const played = openTable(1, [8, 3, 5, 2], OFF).play(knockBy(0, 9000)).through(9100);
  await stopped(page, played.play(act('conceded', 0, 12_000), ruling(13_000, 0, 'right')));
  await button(page, words.solo.made(1)).tap();
  await expect(page.getByRole('status').filter({ hasText: /\d [+−×÷]\s/ })).toBeVisible();
});

test('of cards that were set aside a solution is told at the end', async ({ page }) => {
  const played = openTable(1, [8, 3, 5, 2], OFF).play(knockBy(0, 9000)).through(9100);
  await stopped(page, played.play(act('conceded', 0, 12_000)));
  const ranks = [8, 3, 5, 2].map((rank) => common.rank(rank, 10)).join(' ');
  await button(page, words.solo.notMade(1)).tap();
  await expect(page.getByRole('status').filter({ hasText: `${ranks}: ` })).not.toContainText(words.noWay);
});
