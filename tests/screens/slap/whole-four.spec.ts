// From the first card to the last, for four: ten sets, of which Mei wins the last.
import { expect, test, type Page } from '@playwright/test';
import { parseExpression } from '#lib/core/parse.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import { KEYS, pressAll, WAYS, type Hands } from '../../../e2e/support/hands.ts';
import { look } from '../stage/clock.ts';
import { act } from '../../../e2e/support/table.ts';
import { inPhase, SEATS, sitAtFour, stateOf, zone } from './four-seats.ts';
import { areTried } from '../stage/long.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const touch = (page: Page, hands: Hands, seat: number) =>
  hands.zone(page, zone(page, seat), KEYS[4]?.[seat] ?? '');

/** The next cards lie open: before the first, and round a real deck, all are ready; else somebody goes on. */
async function openCards(page: Page, hands: Hands): Promise<void> {
  const { last, config } = await inPhase(page, 'waiting');
  await look();
  if (last === null) for (const seat of SEATS) await touch(page, hands, seat);
  else if (config.deck === 'physical') await pressAll(page, act(page, slap.act.ready), 4, hands);
  else await hands.press(page, act(page, slap.act.next).first());
  await inPhase(page, 'open');
}

/** Cards that work, swapped as often as it takes. */
async function workingCards(page: Page, hands: Hands): Promise<readonly number[]> {
  for (;;) {
    const { table } = await inPhase(page, 'open');
    const ranks = table.map(({ rank }) => rank ?? 0);
    if (solutions(ranks, 24).length > 0) return ranks;
    // One touch for the one who asks, and one for each other (SLAP-7).
    await look();
    await hands.press(page, act(page, text.stuckMore).first());
    // Who has said so reads it at the same key.
    const asked = page.locator('button:not([aria-pressed])').filter({ hasText: text.keepMine });
    await pressAll(page, asked, 3, hands);
    await inPhase(page, 'counting');
  }
}

for (const [deckAt, deck] of (['dealt', 'physical'] as const).entries())
  for (const [wayAt, [how, hands]] of WAYS.entries())
    for (const [at, lies] of (['flat', 'standing'] as const).entries()) {
      if (!areTried(deckAt, wayAt, at)) continue;
      test(`four play a whole match, ${deck === 'dealt' ? 'dealt' : 'with a real deck'}, ${lies}, ${how}`, async ({
        page,
      }) => {
        const { press } = hands;
        await sitAtFour(page, { deck }, lies);
        for (let set = 0; set < 10; set += 1) {
          await openCards(page, hands);
          const ranks = deck === 'dealt' ? await workingCards(page, hands) : [6, 10, 9, 6];
          for (const seat of [0, 1, 2]) await touch(page, hands, seat);
          await inPhase(page, 'naming');
          await expect(page.getByText(text.whom, { exact: true }).first()).toBeVisible();

          // The odd one out names Mei: first Jun wants to see it, later she is believed. Once Grandma is named, and cannot.
          await press(page, act(page, text.name(set === 1 ? 'Grandma' : 'Mei')));
          await inPhase(page, 'claim');
          await look();
          if (set === 0) {
            await press(page, act(page, slap.act.check).first());
            if (deck === 'physical') await hands.ranks(page, ranks);
            const [way] = solutions(ranks, 24);
            if (!way) throw new Error('the cards work');
            await hands.enter(page, printExpression(way));
            const { last } = await inPhase(page, 'waiting');
            const took = [0, 0, 0, 4];
            expect(last).toMatchObject({ verdict: 'right', by: 'proved', claimant: 0, namer: 3, took });
            await expect(page.getByRole('img', { name: '24' })).toBeVisible();
            const said = parseExpression(last?.texts[0] ?? '');
            expect(said.ok && printExpression(said.value)).toBe(printExpression(way));
          } else if (set === 1) {
            await press(page, act(page, slap.act.concede));
            const { last } = await inPhase(page, 'waiting');
            expect(last).toMatchObject({ verdict: 'wrong', winner: 3, claimant: 2 });
            await expect(page.getByText(slap.yourSet).first()).toBeVisible();
          } else await press(page, act(page, text.act.agree));
          const { piles } = await inPhase(page, set < 9 ? 'waiting' : 'over');
          expect(piles.map((pile) => pile.length)).toEqual(
            set === 0 ? [9, 9, 9, 13] : [9 - set, 9 - set, 13 - set, 9 + 3 * set],
          );
        }
        // Jun has no card either, but Mei won the last set (SLAP-11).
        expect((await stateOf(page)).phase).toEqual({ type: 'over', winners: [0] });
        await expect(page.getByText(text.won('Mei')).first()).toBeVisible();
        const before = page.url();
        await press(page, act(page, text.act.again));
        await expect(page).not.toHaveURL(before);
        await expect(zone(page, 0)).toBeVisible();
      });
    }
