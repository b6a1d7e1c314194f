// How often a table is touched, and how often it is handed over: a hidden round of four, from Begin to the next one.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { contest as text } from '#lib/i18n/messages.ts';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { ContestTable, openTable } from '../../support/contest.ts';
import { button, NAMES, sitAt } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { stageNow } from '../stage/clock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Taps everything through one hand, and counts. */
class Hand {
  taps = 0;
  covers = 0;
  readonly #began = stageNow();
  constructor(readonly page: Page) {}
  async tap(control: Locator) {
    await expect(this.page.locator('main [inert]')).toHaveCount(0);
    await control.tap();
    this.taps += 1;
  }
  /** Of the page's own clock, which goes on only while the app makes people wait: it settles, is sealed, counts down. */
  get seconds(): number {
    return (stageNow() - this.#began) / 1000;
  }
}

/** A hidden round: what is entered, and how the best of it is proved. */
const ROUNDS = [
  // Distances of one figure each, as they mostly are; and large numbers.
  {
    type: 21,
    xs: ['1', '2', '3', '4'],
    prove: text.distance('1'),
    line: ['7', 'times', '3', 'plus', '8', 'divided by', '2'],
  },
  {
    type: 11,
    xs: ['336', '90', '80', '70'],
    prove: '336',
    line: ['3', 'times', '7', 'times', '8', 'times', '2'],
  },
] as const;

for (const { type, xs, prove, line } of ROUNDS)
  test(`a hidden round of four takes no more touches and covers than it must: type ${type} on a phone`, async ({
    page,
  }) => {
    await sitAt(page, openTable(4, [[3, 7, 8, 2]], { type, endScore: 10 }));
    const hand = new Hand(page);
    const keys = page.getByRole('group', { name: text.keys });
    for (const [seat, name] of NAMES.entries()) {
      await hand.tap(button(page, text.raiseOf(name)));
      // The slip lies there empty, and the numbers are covered.
      await expect(page.getByText(text.slipText)).toBeVisible();
      hand.covers += 1;
      for (const digit of xs[seat] ?? '')
        await hand.tap(keys.getByRole('button', { name: digit, exact: true }));
      await hand.tap(button(page, text.seal));
    }
    await expect(button(page, text.reveal.open)).toBeVisible();
    // They open by themselves.
    await page.clock.runFor(2500);
    await hand.tap(button(page, text.reveal.prove('Mei', prove)));
    for (const key of line)
      await hand.tap(page.getByRole('group').getByRole('button', { name: key, exact: true }).first());
    await hand.tap(button(page, text.rule));
    await hand.tap(button(page, text.next));
    // Each figure beyond the first of an x is one more.
    const more = xs.reduce((sum, x) => sum + x.length - 1, 0);
    expect({ covers: hand.covers, taps: hand.taps - more }).toEqual({ covers: 4, taps: 22 });
    expect(hand.seconds).toBeLessThan(6.6);
  });

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });
  for (const { type, xs, prove, line, lies } of ROUNDS.flatMap((round) =>
    (['flat', 'standing'] as const).map((lies) => ({ ...round, lies })),
  ))
    test(`a hidden round of four is never handed over: type ${type}, ${lies}`, async ({ page }) => {
      await sitAt(page, openTable(4, [[3, 7, 8, 2]], { type, endScore: 10 }), { lies });
      const hand = new Hand(page);
      for (const [seat, name] of NAMES.entries()) {
        const place = page.getByRole('region', { name, exact: true });
        for (const key of [...(xs[seat] ?? ''), text.seal])
          await hand.tap(place.getByRole('button', { name: key, exact: true }));
      }
      await expect(button(page, text.reveal.open)).toBeVisible();
      await page.clock.runFor(2500);
      await hand.tap(button(page, text.reveal.proveHere('Mei', prove)));
      for (const key of line)
        await hand.tap(page.getByRole('group').getByRole('button', { name: key, exact: true }).first());
      await hand.tap(button(page, text.rule));
      await hand.tap(button(page, text.next));
      const more = xs.reduce((sum, x) => sum + x.length - 1, 0);
      expect(hand.taps - more).toBe(18);
      expect(hand.seconds).toBeLessThan(3.8);
    });
});

test('one press begins for the whole table', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: new ContestTable(contest, standardContest(4)) }));
  await button(page, text.begin).tap();
  await expect(button(page, text.claim('Ada', 1))).toBeVisible();
});
