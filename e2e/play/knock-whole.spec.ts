import { expect, test, type Locator, type Page } from '@playwright/test';
import { pads, knock as words, table } from '#lib/i18n/messages.ts';
import { newTable } from '../../tests/support/knock.ts';
import { pressKey } from '../support/keys.ts';
import {
  button,
  NAMES,
  sitAt,
  solutionOn,
  stateOn,
  tapLine,
  tapZone,
  typed,
  zone,
} from '../support/knock.ts';

// From the first card to the last: court cards, a drawn target, two deck rounds. Other tests go into the corners.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** How people reach the table: fingers, or keys alone. */
interface Hands {
  readonly press: (page: Page, control: Locator) => Promise<void>;
  readonly turn: (page: Page, dealer: number) => Promise<void>;
  readonly knock: (page: Page, seat: number) => Promise<void>;
  readonly enter: (page: Page, line: string) => Promise<void>;
}

const FINGERS: Hands = {
  press: (_, control) => control.tap(),
  turn: (page) => button(page, words.act.turn).tap(),
  knock: (page, seat) => tapZone(page, seat, words.knock),
  enter: tapLine,
};

const KEYS = ['a', 'f', 'j', 'l'] as const;
const KEYBOARD: Hands = {
  press: pressKey,
  turn: (page, dealer) => page.keyboard.press(KEYS[dealer] ?? ''),
  knock: (page, seat) => page.keyboard.press(KEYS[seat] ?? ''),
  enter: async (page, line) => {
    await expect(page.getByRole('group', { name: pads.keypad })).toBeVisible();
    await page.keyboard.type(typed(line));
    await page.keyboard.press('Enter');
  },
};

/** Presses every button of a name, one after the other. */
async function all(page: Page, name: string, count: number, { press }: Hands): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    await expect(button(page, name)).toHaveCount(left);
    await press(page, button(page, name).first());
  }
}

/** Looks at how a new target comes to be. */
async function seeTarget(page: Page, { press }: Hands): Promise<void> {
  for (const name of [table.target.takeAway, table.target.add, table.target.set, table.target.deal])
    await press(page, button(page, name));
}

const SETS = 13;
for (const [how, hands] of [
  ['by touch', FINGERS],
  ['by keyboard alone', KEYBOARD],
] as const) {
  test(`a whole match of Knock for four, with court cards, a drawn target and two deck rounds, ${how}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    // The table counts and waits by the page's own clock, which the test puts forward once all is stored.
    await page.clock.install();
    await sitAt(page, newTable(4, { faces: true, target: 'dynamic', rounds: 2 }));
    await seeTarget(page, hands);
    const seen = { proofs: 0, agreed: 0, aside: 0 };
    for (let set = 0; set < 2 * SETS; set += 1) {
      const round = Math.floor(set / SETS);
      await expect(button(page, words.act.turn)).toBeVisible();
      await hands.turn(page, round);
      await expect(button(page, words.act.turn)).toBeHidden();
      await page.clock.runFor(3_000);
      const seat = set % 4;
      await expect(zone(page, seat, words.knock)).toBeVisible();
      const solution = await solutionOn(page);
      if (solution === null) {
        await hands.press(page, button(page, words.nothing));
        await all(page, words.act.nothing, 4, hands);
        seen.aside += 1;
      } else {
        await hands.knock(page, seat);
        await expect(zone(page, (seat + 1) % 4, words.hasIt(NAMES[seat] ?? ''))).toBeVisible();
        await page.clock.runFor(1_200);
        if (set % SETS === seat) {
          await hands.press(page, button(page, words.act.check).first());
          await hands.enter(page, solution);
          seen.proofs += 1;
        } else {
          await all(page, words.act.agree, 3, hands);
          seen.agreed += 1;
        }
      }
      await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
      await page.clock.runFor(800);
      if ((set + 1) % SETS > 0) continue;
      await hands.press(page, button(page, words.act.score));
      if (round === 1) break;
      await expect(page.getByRole('heading', { name: words.score.after(1, 2) })).toBeVisible();
      await expect(page.getByText(words.score.dealsNext('Grandma'))).toBeVisible();
      await hands.press(page, button(page, words.score.deal(2)));
      await seeTarget(page, hands);
    }

    const { phase, scores } = await stateOn(page);
    const sums = NAMES.map((_, seat) => scores.reduce((sum, { won }) => sum + (won[seat] ?? 0), 0));
    const winners = [...sums.keys()].filter((seat) => sums[seat] === Math.max(...sums));
    expect(phase).toEqual({ type: 'over', winners });
    for (const { won, aside } of scores) expect(won.reduce((sum, cards) => sum + cards, aside)).toBe(52);
    expect(seen.proofs + seen.agreed + seen.aside).toBe(2 * SETS);
    expect(seen.proofs).toBeGreaterThan(1);
    expect(seen.agreed).toBeGreaterThan(4);
    const names = winners.map((seat) => NAMES[seat] ?? '');
    const said = winners.length === 1 ? words.score.wins(names.join()) : words.score.share(names);
    await expect(page.getByRole('heading', { name: said })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${words.score.sum}`) })).toHaveText(
      `${words.score.sum}${sums.join('')}`,
      { useInnerText: false },
    );
  });
}
