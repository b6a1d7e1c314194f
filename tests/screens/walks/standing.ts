import { expect, type Page } from '@playwright/test';
import { pads, slap as words, slapFour, table } from '#lib/i18n/messages.ts';
import * as knock from '../../support/knock.ts';
import * as slap from '../../support/slap.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { playedTo } from './knock.ts';
import { show, type Screen } from './screen.ts';

const OFF = { setTime: 0, claimTime: 0 };
const RANKS = [6, 10, 9, 6];

/** Each screen lays its own match: one that was left may still be kept under its name, with more events. */
let laid = 0;
async function lay(page: Page, played: unknown): Promise<void> {
  laid += 1;
  await show(page, `./play?match=u${laid}`, {
    ...rowsOf({ [`u${laid}`]: played }),
    settings: [{ key: 'preferences', value: { lies: 'standing' } }],
  });
}
/** A match as it stands, and it goes on; what a late hand might still hit has passed. */
async function goOn(page: Page, played: unknown, passes = 2700): Promise<void> {
  await lay(page, played);
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await page.clock.runFor(passes);
}
const at = (name: string, played: () => unknown, passes?: number): Screen => ({
  name: `standing, ${name}`,
  open: (page) => goOn(page, played(), passes),
});

const two = (house = {}) => slap.openTable(2, RANKS, { ...OFF, ...house });
const claimed = () => two().play(slap.slapBy(0, 9000)).through(9100);
const four = () => slap.openTable(4, RANKS, OFF);
const threeIn = () =>
  four().play(slap.slapBy(0, 6000), slap.slapBy(1, 9000), slap.slapBy(2, 12_000)).through(12_500);
const named = () => threeIn().play(slap.names(3, 14_000, 1));
const knocks = (players: 2 | 3 | 4) => knock.openTable(players, [8, 3, 5, 2], OFF);
const knocked = (players: 2 | 3 | 4) => knocks(players).play(knock.knockBy(0, 9000)).through(9100);
const inTime = (players: 2 | 4) =>
  knock.openTable(players, [8, 3, 5, 2], { setTime: 0 }).play(knock.knockBy(0, 9000)).through(9100);

/** Tables of Slap and Knock that stand before everybody. */
export const STANDING: readonly Screen[] = [
  { name: 'standing, two, before the first cards', open: (page) => lay(page, slap.newTable(2)) },
  at('two look', two),
  at('two look at real cards', () => slap.realTable(2, OFF)),
  at('two, one asks for other cards', () => two().play(slap.act('swapAsked', 0, 9000))),
  at('two pick what to send back', () => slap.allAsk(two(), 9000)),
  at('two, is it right', claimed),
  at('two, a close call', () => two().play(slap.slapBy(0, 9000), slap.slapBy(1, 9084)).through(9100)),
  at('two, a dead heat', () => two().play(slap.slapBy(0, 9000), slap.slapBy(1, 9005)).through(9100)),
  at('two, the keypad', () => claimed().play(slap.act('checked', 1, 12_000))),
  {
    name: 'standing, two, one enters the cards to hear whether there is a solution',
    open: async (page) => {
      await goOn(page, slap.realTable(2, OFF).play(slap.act('swapAsked', 0, 9000)));
      await button(page, words.act.isThere).tap();
      await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    },
  },
  {
    name: 'standing, two, which four lie there',
    open: async (page) => {
      const played = slap.realTable(2, OFF).play(slap.slapBy(0, 9000)).through(9100);
      await goOn(page, played.play(slap.act('checked', 1, 12_000)));
      await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    },
  },
  {
    name: 'standing, two, a wrong line and what was missed',
    open: async (page) => {
      const played = claimed().play(slap.act('checked', 1, 12_000), slap.proof(0, 15_000, '6 + 6 + 9 + 10'));
      await goOn(page, played);
      await button(page, words.act.missed).first().tap();
      await expect(page.getByText(/\d [+−×÷]/).first()).toBeVisible();
    },
  },
  { name: 'standing, four, before the first cards', open: (page) => lay(page, slap.newTable(4)) },
  at('four, the count', () => slap.newTable(4).play(...slap.everybody(4)), 500),
  at('four look', four),
  at('four, in the last seconds', () => slap.openTable(4, RANKS, { setTime: 20_000, claimTime: 0 })),
  at('four look at real cards', () => slap.realTable(4, OFF)),
  at('four, one asks for other cards', () => four().play(slap.act('swapAsked', 0, 9000))),
  {
    name: 'standing, four, one is asked whether to give up',
    open: async (page) => {
      await goOn(page, four());
      await button(page, slapFour.giveUp).first().tap();
      await expect(button(page, slapFour.giveUpSure)).toBeVisible();
    },
  },
  at('four, the odd one out names', threeIn),
  at('four, the odd one out names after a dead heat', () =>
    four()
      .play(...[6000, 9000, 12_000, 12_005].map((at, seat) => slap.slapBy(seat, at)))
      .through(12_500),
  ),
  at('four, a claim', named),
  at('four, the keypad', () => named().play(slap.act('checked', 0, 20_000))),
  at('four, right', () => named().play(slap.proof(1, 20_000, '10 × (9 − 6) − 6'))),
  at('four, wrong', () => named().play(slap.proof(1, 20_000, '6 + 10 + 9 + 6'))),
  at('Knock, two look', () => knocks(2)),
  at('Knock, two look at court cards', () => knock.openTable(2, [12, 12, 12, 12], { ...OFF, faces: true })),
  at('Knock, two, a claim', () => knocked(2)),
  at('Knock, two, a claim, and the seconds for it', () => inTime(2)),
  at('Knock, three look', () => knocks(3)),
  at('Knock, four, the dealer turns', () => knock.newTable(4).play(knock.shuffledFor(4, [8, 3, 5, 2]))),
  at('Knock, four, two draw again', () =>
    knock.newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] }),
  ),
  at('Knock, four look', () => knocks(4)),
  at('Knock, four look at real cards', () => knock.realTable(4, OFF)),
  at('Knock, four, one finds nothing', () => knocks(4).play(knock.act('passed', 0, 9000))),
  at('Knock, four, a claim', () => knocked(4)),
  at('Knock, four, a claim, and the seconds for it', () => inTime(4)),
  at('Knock, four, it is entered', () => knocked(4).play(knock.act('checked', 1, 12_000))),
  at('Knock, four, one is out', () => knocked(4).play(knock.act('conceded', 0, 12_000))),
  at('Knock, four, set aside', () => knock.allPass(knocks(4), 9000)),
  {
    name: 'standing, Knock, four, all cards have been played',
    open: (page) => lay(page, playedTo(knock.newTable(4, OFF), 'over')),
  },
  {
    name: 'standing, the menu of a table',
    open: async (page) => {
      await goOn(page, four());
      await button(page, table.pause.open).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'standing, the cover of a match',
    open: async (page) => {
      await lay(page, four());
      await expect(page.getByRole('region', { name: table.cover.title })).toBeVisible();
    },
  },
];
