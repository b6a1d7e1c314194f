import { expect, test, type Page } from '@playwright/test';
import { knock as words, pads, table } from '#lib/i18n/messages.ts';
import { corrected } from '../../tests/support/claims.ts';
import { act, knockBy, newTable, openTable, shuffledFor } from '../../tests/support/knock.ts';
import { axeFaults } from '../support/axe.ts';
import {
  button,
  NAMES,
  sitAt,
  solutionOn,
  SPOTS,
  stateOn,
  tapLine,
  tapZone,
  typed,
  zone,
} from '../support/knock.ts';
import { pressKey } from '../support/keys.ts';
import { layoutFaults } from '../support/layout.ts';

// Without the service worker a page is there sooner; movement is over at once.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Turns the cards by key, once the key is heard: one that comes at once is not meant for it. */
async function turnByKey(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(button(page, words.knock)).toBeEnabled({ timeout: 500 });
  }).toPass();
}

test('the last sets of four by keyboard only: turn, knock, agree, nothing works, the score', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const cards = shuffledFor(4, [1, 6, 3, 8]);
  const table4 = newTable(4).play(cards, corrected(10, 2, 2, 2, 2, 12, 8, 8, 4, 0));
  await sitAt(page, table4);
  await expect(button(page, words.act.turn)).toBeVisible();
  await page.keyboard.press('a');
  await expect(zone(page, 2, words.knock)).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('j');
  await expect(zone(page, 2, words.youHaveIt)).toBeVisible();
  for (let left = 3; left > 0; left -= 1) {
    await expect(button(page, words.act.agree)).toHaveCount(left);
    await pressKey(page, button(page, words.act.agree).first());
  }
  await expect(zone(page, 2, words.right)).toBeVisible();
  await expect(button(page, words.act.turn)).toBeVisible();
  await page.keyboard.press('a');
  await expect(zone(page, 0, words.knock)).toBeVisible({ timeout: 15_000 });
  await pressKey(page, button(page, words.nothing));
  for (let left = 4; left > 0; left -= 1) {
    await expect(button(page, words.act.nothing)).toHaveCount(left);
    await pressKey(page, button(page, words.act.nothing).first());
  }
  await pressKey(page, button(page, words.act.score));
  await expect(page.getByRole('heading', { name: words.score.share(['Mei', 'Jun']) })).toBeVisible();
  expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0, 2] });
  await pressKey(page, button(page, words.act.again));
  await expect(button(page, words.act.again)).toBeHidden();
});

test('alone over the whole deck to the end, by touch', async ({ page }) => {
  test.setTimeout(180_000);
  await sitAt(page, newTable(1));
  let won = 0;
  for (let set = 0; set < 10; set += 1) {
    await expect(page.getByText(words.setOf(1, 10))).toBeVisible({ visible: set === 0 });
    await button(page, words.act.turn).tap();
    await expect(button(page, words.knock)).toBeEnabled();
    const solution = await solutionOn(page);
    if (solution === null) await button(page, words.solo.nothing).tap();
    else {
      await button(page, words.knock).tap();
      await tapLine(page, solution);
      won += 4;
    }
  }
  await expect(page.getByRole('heading', { name: words.solo.of(won, 40) })).toBeVisible();
  await expect(page.getByText(/best \d+ in \d+:\d\d/)).toBeVisible();
  const { phase, sets } = await stateOn(page);
  expect(phase).toEqual({ type: 'over', winners: [0] });
  const first = sets.findIndex(({ taker }) => taker === 0);
  await button(page, words.solo.made(first + 1)).tap();
  await expect(
    page.getByRole('status').filter({ hasText: sets[first]?.claims.at(-1)?.texts[0] ?? '-' }),
  ).toBeVisible();
  expect(await axeFaults(page, 'alone, the end')).toEqual([]);
});

test('the last sets alone by keyboard only: turn, knock, type, a wrong line, nothing', async ({ page }) => {
  const cards = shuffledFor(1, [1, 6, 3, 8]);
  await sitAt(page, newTable(1).play(cards, corrected(10, 2, 2, 2, 2, 32, 0)));
  await turnByKey(page);
  const solution = await solutionOn(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  await page.keyboard.type(typed(solution ?? ''));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.right, { exact: true })).toBeVisible();
  await turnByKey(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
  const { table: lying } = await stateOn(page);
  await page.keyboard.type(lying.map(({ rank }) => (rank === 1 ? 'a' : String(rank))).join('+'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.solo.of(36, 40) })).toBeVisible();
  await pressKey(page, button(page, words.act.again));
  await expect(button(page, words.act.turn)).toBeVisible();
});

test('alone over the whole deck to the end, by keyboard only', async ({ page }) => {
  test.setTimeout(180_000);
  await sitAt(page, newTable(1));
  let won = 0;
  for (let set = 0; set < 10; set += 1) {
    await turnByKey(page);
    const solution = await solutionOn(page);
    if (solution === null) await pressKey(page, button(page, words.solo.nothing));
    else {
      await page.keyboard.press('a');
      await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
      await page.keyboard.type(typed(solution));
      await page.keyboard.press('Enter');
      won += 4;
    }
    await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
  }
  await expect(page.getByRole('heading', { name: words.solo.of(won, 40) })).toBeVisible();
  expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0] });
});

test('a false start is locked for a second, and a wrong claim is out for these four only', async ({
  page,
}) => {
  const cards = shuffledFor(4, [8, 3, 5, 2]);
  await sitAt(page, newTable(4).play(cards, corrected(10, 10, 10, 10, 10, 0, 0, 0, 0, 0)));
  await button(page, words.act.turn).tap();
  await expect.poll(async () => (await stateOn(page)).phase.type, { intervals: [50] }).toBe('counting');
  await page.touchscreen.tap(SPOTS[1].x, SPOTS[1].y);
  await expect(zone(page, 1, words.tooEarly)).toBeVisible();
  await tapZone(page, 1, words.knock);
  await expect(zone(page, 1, words.youHaveIt)).toBeVisible();
  await button(page, words.act.check).first().tap();
  await tapLine(page, '8 + 3 + 5 + 2');
  await expect(zone(page, 1, `${words.makes('18')}. ${words.out}`)).toBeVisible();
  await page.touchscreen.tap(SPOTS[1].x, SPOTS[1].y);
  // The others go on, and must knock anew (KNOCK-5).
  await tapZone(page, 0, words.knock);
  await expect(zone(page, 0, words.youHaveIt)).toBeVisible();
  expect((await stateOn(page)).claims.map(({ claimant }) => claimant)).toEqual([1]);
});

test('two with a real deck: checked by its ranks, then both say that nothing works', async ({ page }) => {
  await sitAt(page, newTable(2, { deck: 'physical' }).play(corrected(10, 4, 4, 16, 16, 0)));
  await button(page, words.act.turn).tap();
  const side = (seat: number) => page.getByRole('region', { name: words.side(NAMES[seat] ?? '') });
  await side(1)
    .getByRole('button', { name: words.touch(words.knock, 'Grandma', 16) })
    .tap({ timeout: 15_000 });
  await button(page, words.act.check).tap();
  const ranks = page.getByRole('group', { name: pads.ranks });
  for (const rank of ['5', '8', '7', '9']) await ranks.getByRole('button', { name: rank, exact: true }).tap();
  await tapLine(page, '8 × 5 − (7 + 9)');
  await expect(side(1)).toContainText(words.right);
  expect((await stateOn(page)).won.map((pile) => pile.length)).toEqual([16, 20]);

  await button(page, words.act.turn).tap();
  await side(0).getByRole('button', { name: words.act.stuck }).tap({ timeout: 15_000 });
  await expect(side(0)).toContainText(words.waitsFor(['Grandma']));
  await side(1).getByRole('button', { name: words.act.nothing, exact: true }).tap();
  await expect(side(1)).toContainText(words.cards(20));
  await side(1).getByRole('button', { name: words.act.score }).tap();
  await expect(page.getByRole('heading', { name: words.score.wins('Grandma') })).toBeVisible();
  expect((await stateOn(page)).aside).toHaveLength(4);
});

test('called mode: anyone taps who was first (SLAP-15)', async ({ page }) => {
  await sitAt(page, openTable(3, [8, 3, 5, 2], { called: true }));
  await tapZone(page, 1, words.first);
  await expect(zone(page, 1, words.youHaveIt)).toBeVisible();
  await button(page, words.act.said).tap();
  await expect(zone(page, 1, words.stands)).toBeVisible();
  // Nobody asks to see it within five seconds (KNOCK-4).
  await expect(zone(page, 1, words.right)).toBeVisible({ timeout: 10_000 });
  expect((await stateOn(page)).last?.claims.at(-1)?.by).toBe('stood');
});

test('the table sets the count right, and the cards stay as many (SLAP-14)', async ({ page }) => {
  await sitAt(page, openTable(4, [8, 3, 5, 2]));
  await button(page, table.pause.open).tap();
  await button(page, table.pause.count).tap();
  const row = (name: string) => page.getByRole('group', { name });
  for (const [name, by] of [
    [words.count.toPlay('Mei'), table.count.less],
    [words.count.toPlay('Ada'), table.count.less],
    [words.count.toPlay('Jun'), table.count.less],
    [words.count.toPlay('Grandma'), table.count.less],
    [words.count.won('Ada'), table.count.more],
  ] as const) {
    const times = name === words.count.won('Ada') ? 4 : 1;
    for (let time = 0; time < times; time += 1)
      await row(name)
        .getByRole('button', { name: by(name) })
        .tap();
  }
  await button(page, table.count.keep).tap();
  await button(page, table.pause.go).tap();
  await expect(page.getByRole('button', { name: /^Ada, 4 won/ })).toBeVisible();
  expect((await stateOn(page)).piles.map((pile) => pile.length)).toEqual([8, 8, 8, 8]);
});

const SCREENS = {
  'four look': openTable(4, [8, 3, 5, 2]),
  'four, a claim': openTable(4, [8, 3, 5, 2]).play(knockBy(0, 9000)).through(11_000),
  'three look': openTable(3, [8, 3, 5, 2]),
  'two look': openTable(2, [9, 4, 6, 3]),
  'two, out': openTable(2, [9, 4, 6, 3]).play(knockBy(0, 9000), act('conceded', 0, 12_000)),
  alone: openTable(1, [8, 3, 5, 2]),
};
for (const [name, played] of Object.entries(SCREENS)) {
  test(`nothing is wrong with the page, in light or dark: ${name}`, async ({ page }) => {
    await sitAt(page, played);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForFunction(() => document.querySelectorAll('main button').length > 2);
    expect(await axeFaults(page, name)).toEqual([]);
    // A zone of the frame shows its focus by its edge, which lies on it.
    const faults = await layoutFaults(page, 48);
    expect(faults.filter((fault) => !fault.startsWith('<button zone>'))).toEqual([]);
  });
}
