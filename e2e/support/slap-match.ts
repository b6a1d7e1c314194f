import { expect, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { pads, slap as words, slapFour } from '#lib/i18n/messages.ts';
import { KEYS, look, type Hands } from './hands.ts';
import { button, half, NAMES, ranksOn, stateOn, zone } from './slap-two.ts';

type Names = readonly [near: string, far: string];

/** Three, two, one: the next cards are counted in, and lie open. A busy machine may have counted before it is looked at. */
export async function countIn(page: Page, names: Names): Promise<void> {
  await expect.poll(async () => ['counting', 'open'].includes((await stateOn(page)).phase.type)).toBe(true);
  await page.clock.runFor(3000);
  await expect(zone(page, 0, words.zone.slap, names)).toBeVisible();
}

/** The next cards lie open: at first, and round a real deck, both say that they are ready; else somebody goes on. */
async function openCards(page: Page, hands: Hands, names: Names): Promise<readonly number[]> {
  const { config, last } = await stateOn(page);
  const keys = KEYS[2] ?? [];
  const isReal = config.deck === 'physical';
  const ready = (seat: 0 | 1) =>
    last === null
      ? zone(page, seat, words.zone.ready, names)
      : button(page, seat, isReal ? words.act.ready : words.act.next, names);
  await look(page, ready(0));
  if (last === null)
    for (const seat of [0, 1] as const) await hands.zone(page, ready(seat), keys[seat] ?? '');
  else for (const seat of isReal ? ([0, 1] as const) : ([0] as const)) await hands.press(page, ready(seat));
  await countIn(page, names);
  return ranksOn(page);
}

/** One card goes back for another, as both agree: a near one, or a far one where the near pile is empty. Answers what lies there then. */
async function swap(page: Page, hands: Hands, names: Names): Promise<readonly number[]> {
  const ask = button(page, 0, words.act.swap, names);
  await look(page, ask);
  await hands.press(page, ask);
  await expect(half(page, 0, names)).toContainText(words.youAsked);
  await hands.press(page, button(page, 1, words.act.agreeSwap, names));
  const { piles } = await stateOn(page);
  // Whose pile is empty has nothing to draw, and is not asked.
  const [from, other] = piles[0]?.length === 0 ? ([1, 0] as const) : ([0, 1] as const);
  const cards = page.getByRole('button', { name: new RegExp(`^Send back .* ${names[from]}$`) });
  await look(page, cards);
  await hands.press(page, cards.first());
  if (piles[other]?.length !== 0) await hands.press(page, button(page, other, words.act.keep, names));
  await countIn(page, names);
  return ranksOn(page);
}

/** The rest of a match for two: the near one slaps every time; the first set is checked, the others are believed. Answers how often cards were swapped. */
export async function playForTwo(page: Page, hands: Hands, names: Names = NAMES): Promise<number> {
  let swaps = 0;
  const [near] = names;
  for (let isOver = false; !isOver;) {
    const { phase, config, set } = await stateOn(page);
    let ranks = phase.type === 'waiting' ? await openCards(page, hands, names) : await ranksOn(page);
    const isReal = config.deck === 'physical';
    if (isReal) ranks = [5, 7, 8, 9];
    for (; solutions(ranks, 24).length === 0; swaps += 1) ranks = await swap(page, hands, names);
    const { piles } = await stateOn(page);
    await hands.zone(page, zone(page, 0, words.zone.slap, names), 'a');
    // Who slapped is said for a moment only, which a busy machine may miss: tests/screens/slap/ looks at that with a clock that stands.
    await expect.poll(async () => (await stateOn(page)).phase.type).toBe('claim');
    await look(page, half(page, 1, names).getByText(words.isItRight(near)));
    if (set === 0) {
      await hands.press(page, button(page, 1, words.act.check, names));
      if (isReal) {
        await hands.ranks(page, ranks);
        await expect(half(page, 1, names)).toContainText(words.areThese(near));
      }
      await expect(half(page, 0, names).getByRole('group', { name: pads.keypad })).toBeVisible();
      const [way] = solutions(ranks, 24);
      if (way) await hands.enter(page, printExpression(way));
    } else await hands.press(page, button(page, 1, words.act.agree, names));
    await expect.poll(async () => (await stateOn(page)).set).toBe(set + 1);
    const after = await stateOn(page);
    expect(after.last).toMatchObject({
      verdict: 'right',
      by: set === 0 ? 'proved' : 'agreed',
      took: [0, 4],
    });
    const counts = piles.map((pile) => pile.length);
    expect(after.piles.map((pile) => pile.length)).toEqual([counts[0], (counts[1] ?? 0) + 4]);
    isOver = after.phase.type === 'over';
  }
  expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0] });
  await expect(half(page, 0, names)).toContainText(slapFour.won(near));
  return swaps;
}
