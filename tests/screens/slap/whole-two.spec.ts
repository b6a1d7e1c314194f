// From the first card to the last, for two: ten sets that Mei wins.
import { expect, test } from '@playwright/test';
import { slap as words, slapFour, table } from '#lib/i18n/messages.ts';
import { WAYS } from '../../../e2e/support/hands.ts';
import { playForTwo } from '../../../e2e/support/slap-match.ts';
import { button, half, sitAt, stateOn } from '../../../e2e/support/slap-two.ts';
import { areTried } from '../stage/long.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

for (const [deckAt, deck] of (['dealt', 'physical'] as const).entries())
  for (const [wayAt, [how, hands]] of WAYS.entries())
    for (const [at, lies] of (['flat', 'standing'] as const).entries()) {
      if (!areTried(deckAt, wayAt, at)) continue;
      test(`two play a whole match, ${deck === 'dealt' ? 'dealt' : 'with a real deck'}, ${lies}, ${how}`, async ({
        page,
      }) => {
        await sitAt(page, { deck }, [], { lies });
        const swaps = await playForTwo(page, hands);
        // The first dealt cards make nothing; what lies on a real table the app does not know.
        expect(swaps > 0).toBe(deck === 'dealt');

        // The last word may be a mistake like any other.
        const menu = page.getByRole('button', {
          name: table.pause.open,
          exact: true,
        });
        await hands.press(page, menu.first());
        await hands.press(page, page.getByRole('button', { name: table.pause.step }));
        await hands.press(page, page.getByRole('dialog').getByRole('button', { name: table.pause.go }));
        await page.clock.runFor(1300);
        await hands.press(page, button(page, 1, words.act.agree));
        await expect(half(page, 0)).toContainText(slapFour.won('Mei'));
        expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0] });

        // The same people sit down once more.
        const before = page.url();
        await hands.press(page, page.getByRole('button', { name: words.act.again, exact: true }).first());
        await expect(page).not.toHaveURL(before);
        await expect(half(page, 0)).toBeVisible();
      });
    }
