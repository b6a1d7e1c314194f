import { expect, type Page } from '@playwright/test';
import { knock as words, table } from '#lib/i18n/messages.ts';
import { KEYS, look, pressAll, type Hands } from './hands.ts';
import { button, NAMES, solutionOn, stateOn, zone } from './knock.ts';

/** How a new target comes to be is looked at. */
async function seeTarget(page: Page, { press }: Hands): Promise<void> {
  for (const name of [table.target.takeAway, table.target.add, table.target.set, table.target.deal])
    await press(page, button(page, name));
}

/** How often cards were taken by a line that was entered, by one that was believed, or by nobody. */
export interface Sets {
  readonly proved: number;
  readonly agreed: number;
  readonly aside: number;
}

/** The rest of a dealt match for four: by turns one of them knocks, and each is checked once in a deck round. */
export async function playForFour(page: Page, hands: Hands, names: readonly string[] = NAMES): Promise<Sets> {
  const { press } = hands;
  const { config } = await stateOn(page);
  const sets = config.faces ? 13 : 10;
  const seen = { proved: 0, agreed: 0, aside: 0 };
  for (let isOver = false; !isOver;) {
    const { round, sets: played } = await stateOn(page);
    const set = played.length;
    if (set % sets === 0 && config.target === 'dynamic') await seeTarget(page, hands);
    seen[await playSet(page, hands, { seat: set % 4, isChecked: set % sets < 4, names })] += 1;
    await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
    await look(page, button(page, words.act.turn).or(button(page, words.act.score)));
    const { phase } = await stateOn(page);
    isOver = phase.type === 'over';
    if (phase.type === 'waiting') continue;
    await press(page, button(page, words.act.score));
    if (isOver) break;
    await expect(
      page.getByRole('heading', { name: words.score.after(round + 1, config.rounds) }),
    ).toBeVisible();
    await expect(page.getByText(words.score.dealsNext(names[round + 1] ?? ''))).toBeVisible();
    await press(page, button(page, words.score.deal(round + 2)));
    await expect.poll(async () => (await stateOn(page)).phase.type).toBe('waiting');
  }
  await expectSums(page, names);
  return seen;
}

interface Turn {
  /** Who knocks, where there is something. */
  readonly seat: number;
  readonly isChecked: boolean;
  readonly names: readonly string[];
}

/** The dealer turns, and somebody takes the four cards, or they are set aside; answers how. */
async function playSet(page: Page, hands: Hands, { seat, isChecked, names }: Turn): Promise<keyof Sets> {
  const { press } = hands;
  await press(page, button(page, words.act.turn));
  await expect(button(page, words.act.turn)).toBeHidden();
  await expect.poll(async () => (await stateOn(page)).phase.type).not.toBe('waiting');
  await page.clock.runFor(3000);
  await look(page, zone(page, seat, words.knock, names));
  const solution = await solutionOn(page);
  if (solution === null) {
    await press(page, button(page, words.act.stuck).first());
    await pressAll(page, button(page, words.act.nothing), 3, hands);
    return 'aside';
  }
  await hands.zone(page, zone(page, seat, words.knock, names), KEYS[4]?.[seat] ?? '');
  // Who knocked is said for a moment only, which a busy machine may miss: tests/screens/knock/ looks at that with a clock that stands.
  await expect.poll(async () => (await stateOn(page)).phase.type).toBe('claim');
  await look(page, button(page, words.act.agree));
  if (!isChecked) {
    await pressAll(page, button(page, words.act.agree), 3, hands);
    return 'agreed';
  }
  await press(page, button(page, words.act.check).first());
  await hands.enter(page, solution);
  return 'proved';
}

/** The end is said as it is kept: one point for each card (KNOCK-8). */
async function expectSums(page: Page, names: readonly string[]): Promise<void> {
  const { phase, scores, config } = await stateOn(page);
  const sums = names.map((_, seat) => scores.reduce((sum, { won }) => sum + (won[seat] ?? 0), 0));
  const winners = [...sums.keys()].filter((seat) => sums[seat] === Math.max(...sums));
  expect(phase).toEqual({ type: 'over', winners });
  for (const { won, aside } of scores)
    expect(won.reduce((sum, cards) => sum + cards, aside)).toBe(config.faces ? 52 : 40);
  const best = winners.map((seat) => names[seat] ?? '');
  const said = best.length === 1 ? words.score.wins(best.join('')) : words.score.share(best);
  await expect(page.getByRole('heading', { name: said })).toBeVisible();
  if (config.rounds > 1)
    await expect(page.getByRole('row', { name: new RegExp(`^${words.score.sum}`) })).toHaveText(
      `${words.score.sum}${sums.join('')}`,
      { useInnerText: false },
    );
}
