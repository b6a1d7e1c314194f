// From the first card to the last: court cards, a drawn target, one or two deck rounds for four; dealt and with a real deck for two.
import { expect, test, type Page } from '@playwright/test';
import { knock as words } from '#lib/i18n/messages.ts';
import { newTable } from '../../support/knock.ts';
import { KEYS, WAYS, type Hands } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { button, NAMES, sitAt, solutionOn, stateOn } from '../../../e2e/support/knock.ts';
import { playForFour } from '../../../e2e/support/knock-match.ts';
import { areTried, LONG } from '../stage/long.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const [wayAt, [how, hands]] of WAYS.entries())
  for (const [at, lies] of (['flat', 'standing'] as const).entries()) {
    if (!areTried(wayAt, at)) continue;
    // By keys each deck round takes as long as two by touch.
    const rounds = LONG || wayAt === 0 ? 2 : 1;
    test(`four play a whole match, with court cards, a drawn target and ${rounds === 1 ? 'one deck round' : 'two deck rounds'}, ${lies}, ${how}`, async ({
      page,
    }) => {
      await sitAt(page, newTable(4, { faces: true, target: 'dynamic', rounds }), { lies });
      const { proved, agreed, aside } = await playForFour(page, hands);
      expect(proved + agreed + aside).toBe(13 * rounds);
      expect(Math.min(proved, agreed, aside)).toBeGreaterThan(0);
    });
  }

const side = (page: Page, seat: number) => page.getByRole('region', { name: words.side(NAMES[seat] ?? '') });

/** Ten sets for two, of which who did not deal takes the first by a line, and then whoever's turn it is; one is set aside. */
async function playForTwo(page: Page, hands: Hands): Promise<void> {
  const { press } = hands;
  const { config } = await stateOn(page);
  for (let set = 0; set < 10; set += 1) {
    const seat = (set + 1) % 2;
    await look();
    await press(page, button(page, words.act.turn));
    await expect(button(page, words.act.turn)).toBeHidden();
    await page.clock.runFor(3000);
    const knocks = side(page, seat).getByRole('button', { name: new RegExp(`^${words.knock}, `) });
    await expect(knocks).toBeVisible();
    const solution = config.deck === 'physical' ? '8 × 5 − (7 + 9)' : await solutionOn(page);
    await look();
    if (solution === null || (config.deck === 'physical' && set === 4)) {
      await press(page, side(page, seat).getByRole('button', { name: words.act.stuck }));
      await expect(side(page, seat)).toContainText(words.waitsFor([NAMES[1 - seat] ?? '']));
      await press(page, side(page, 1 - seat).getByRole('button', { name: words.act.nothing, exact: true }));
    } else {
      await hands.zone(page, knocks, KEYS[2]?.[seat] ?? '');
      await expect(side(page, 1 - seat)).toContainText(words.hasIt(NAMES[seat] ?? ''));
      await look();
      if (set === 0) {
        await press(page, button(page, words.act.check));
        if (config.deck === 'physical') await hands.ranks(page, [5, 8, 7, 9]);
        await hands.enter(page, solution);
      } else await press(page, button(page, words.act.agree));
    }
    await expect.poll(async () => (await stateOn(page)).sets.length).toBe(set + 1);
  }
}

for (const [deckAt, deck] of (['dealt', 'physical'] as const).entries())
  for (const [wayAt, [how, hands]] of WAYS.entries())
    for (const [at, lies] of (['flat', 'standing'] as const).entries()) {
      if (!areTried(deckAt, wayAt, at)) continue;
      test(`two play a whole match, ${deck === 'dealt' ? 'dealt' : 'with a real deck'}, ${lies}, ${how}`, async ({
        page,
      }) => {
        await sitAt(page, newTable(2, { deck }), { lies });
        await playForTwo(page, hands);
        await look();
        await hands.press(page, button(page, words.act.score).first());
        const { phase, won, aside } = await stateOn(page);
        const sums = won.map((pile) => pile.length);
        expect(sums.reduce((sum, cards) => sum + cards, aside.length)).toBe(40);
        expect(aside.length).toBeGreaterThan(0);
        const winners = [0, 1].filter((seat) => sums[seat] === Math.max(...sums));
        expect(phase).toEqual({ type: 'over', winners });
        const names = winners.map((seat) => NAMES[seat] ?? '');
        const said = names.length === 1 ? words.score.wins(names.join('')) : words.score.share(names);
        await expect(page.getByRole('heading', { name: said })).toBeVisible();
        await hands.press(page, button(page, words.act.again));
        await expect(button(page, words.act.again)).toBeHidden();
      });
    }
