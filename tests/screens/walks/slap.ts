import { expect, type Page } from '@playwright/test';
import { common, pads, slap as words, slapFour as text, slapRules, table } from '#lib/i18n/messages.ts';
import {
  act,
  allAsk,
  counts,
  everybody,
  names,
  pick,
  newTable,
  OPEN,
  openTable,
  proof,
  realTable,
  ranks,
  ruling,
  slapBy,
} from '../../support/slap.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { like, show, type Screen } from './screen.ts';

const OFF = { setTime: 0, claimTime: 0 };
const TWO = [5, 7, 8, 9];
const FOUR = [6, 10, 9, 6];

/** Each screen lays its own match: one that was left may still be kept under its name, with more events. */
let laid = 0;
async function lay(page: Page, played: unknown): Promise<void> {
  laid += 1;
  await show(page, `./play?match=s${laid}`, rowsOf({ [`s${laid}`]: played }));
}

/** A match as it lies, and it goes on; what a late hand might still hit has passed. */
async function goOn(page: Page, played: unknown, passes = 2700): Promise<void> {
  await lay(page, played);
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await page.clock.runFor(passes);
}
const at = (name: string, played: () => unknown, passes?: number): Screen => ({
  name,
  open: (page) => goOn(page, played(), passes),
});

const two = () => openTable(2, TWO, OFF);
const won = () =>
  two()
    .play(slapBy(0, 9000))
    .through(9100)
    .play(counts(9500, 0, 36), act('agreed', 1, 12_000));
const four = () => openTable(4, FOUR, OFF);
const threeIn = () => four().play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000)).through(12_500);
/** These have slapped, the third and the fourth together, and there is no more than so much time to name one. */
const inTime = (...seats: readonly number[]) =>
  openTable(4, FOUR, { setTime: 0, claimTime: 90_000 })
    .play(...seats.map((seat) => slapBy(seat, seat < 3 ? 6000 + 3000 * seat : 12_005)))
    .through(12_500);
const named = () => threeIn().play(names(3, 14_000, 1));
/** All but these have slapped real cards, and the first of them names. */
const namedAmong = ([namer, ...slap]: readonly number[], claimant: number) => {
  const played = realTable(4, OFF).play(...slap.map((seat, place) => slapBy(seat, 6000 + 3000 * place)));
  return played.through(12_500).play(names(namer ?? 0, 14_000, claimant), act('checked', namer ?? 0, 20_000));
};
/** One of four had to be asked, and the one who slapped third says it over real cards. */
const realProof = (namer: number, line: string) => {
  const others = [0, 1, 2, 3].filter((seat) => seat !== namer);
  const claimant = others.at(-1) ?? 0;
  return namedAmong([namer, ...others], claimant).play(
    ranks(claimant, 22_000, ...FOUR),
    proof(claimant, 24_000, line),
  );
};
/** Just before the set is over; the slap of the first counts only then. */
const LATE = { claimTime: 0, setTime: 60_000 };
const delayed = (players: 2 | 4, ranks: readonly number[]) => {
  const handicaps = Array.from({ length: players }, (_, seat) => ({
    delay: seat === 0 ? 5000 : 0,
    second: false,
  }));
  return openTable(players, ranks, { ...LATE, handicaps })
    .play(slapBy(0, 52_000))
    .through(52_500);
};

/** This one asked for other cards, and enters those that lie there. */
const isThere = (name: string, seat: number): Screen => ({
  name,
  open: async (page) => {
    await goOn(page, realTable(4, OFF).play(act('swapAsked', seat, 9000)));
    await button(page, words.act.isThere).tap();
    await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
  },
});

/** Opens the menu of a table for four, and something in it. */
async function menu(page: Page, entry: string | null): Promise<void> {
  await goOn(page, named().play(act('agreed', 3, 20_000)));
  await button(page, table.pause.open).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  if (entry !== null) await button(page, entry).tap();
}

/** Slap Twenty-Four for two and for four, in every part of a set. */
export const SLAP: readonly Screen[] = [
  { name: 'two, before the first cards', open: (page) => lay(page, newTable(2)) },
  at('two, one is ready', () => newTable(2).play(act('readied', 0, 0))),
  at('two look', two),
  at('two look at real cards', () => realTable(2, OFF)),
  at('two, one asks for other cards', () => two().play(act('swapAsked', 0, 9000))),
  at('two pick what to send back, and one of them has', () => allAsk(two(), 9000).play(pick(0, 12_000, 0))),
  at('two, is it right', () => two().play(slapBy(0, 9000)).through(9100)),
  at('two, a close call', () => two().play(slapBy(0, 9000), slapBy(1, 9084)).through(9100)),
  at('two, a dead heat', () => two().play(slapBy(0, 9000), slapBy(1, 9005)).through(9100)),
  at('two, the last seconds', () => openTable(2, TWO, LATE), 40_000),
  at('two, a slap that counts later', () => delayed(2, TWO)),
  at('two, the lot of a dead heat', () => two().play(slapBy(0, 9000), slapBy(1, 9005)).through(9100), 1500),
  at(
    'two, a new card is counted in',
    () => allAsk(two(), 9000).play(pick(0, 12_000, 0), pick(1, 13_000, 2)),
    500,
  ),
  {
    name: 'two, the keypad',
    open: async (page) => {
      const handicaps = [0, 1].map(() => ({ delay: 0, second: true }));
      const played = openTable(2, [2, 4, 8, 10], { setTime: 0, claimTime: 90_000, handicaps })
        .play(slapBy(1, 9000))
        .through(9100);
      await goOn(page, played.play(act('checked', 0, 12_000)));
      await page.keyboard.type('((0-8)*(4+2))');
      await expect(page.getByText(pads.first)).toBeVisible();
    },
  },
  {
    name: 'two, which four lie there',
    open: async (page) => {
      const played = realTable(2, OFF)
        .play(slapBy(0, 9000))
        .through(9100)
        .play(act('checked', 1, 12_000));
      await goOn(page, played);
      await page.keyboard.press('q');
      await expect(page.getByText(pads.notInDeck(common.rank(12, 13)))).toBeVisible();
    },
  },
  {
    name: 'two, a wrong line and what was missed',
    open: async (page) => {
      const played = two().play(slapBy(0, 9000)).through(9100);
      await goOn(page, played.play(act('checked', 1, 12_000), proof(0, 15_000, '5 + 7 + 8 + 9')));
      await button(page, words.act.missed).first().tap();
      await expect(page.getByText(like(words.worked('§'))).first()).toBeVisible();
    },
  },
  at('two, a wrong claim over real cards, and who made it is ready', () =>
    realTable(2, OFF)
      .play(slapBy(0, 9000))
      .through(9100)
      .play(act('conceded', 0, 12_000), act('readied', 0, 13_000)),
  ),
  { name: 'two, somebody has won', open: (page) => lay(page, won()) },
  { name: 'four, before the first cards', open: (page) => lay(page, newTable(4)) },
  at('four, the count', () => newTable(4).play(...everybody(4)), 500),
  at('four look', four),
  {
    name: 'four look, at a phone that was turned upside down',
    open: async (page) => {
      const orientation = Object.assign(new EventTarget(), { angle: 180 });
      Object.defineProperty(screen, 'orientation', { configurable: true, value: orientation });
      await goOn(page, four());
    },
  },
  at('four, the last seconds, and a slap that counts later', () => delayed(4, FOUR)),
  at('four look at real cards', () => realTable(4, OFF)),
  at('four, the time is up, and everybody must swap', () => openTable(4, FOUR).through(OPEN + 180_000)),
  at('four, real cards are swapped', () => allAsk(realTable(4, OFF), 9000, [0, 1, 2, 3])),
  at('four, one asks for other cards', () => four().play(act('swapAsked', 0, 9000))),
  {
    name: 'four, one is asked whether to give up',

    open: async (page) => {
      await goOn(page, four());
      await button(page, text.giveUp).first().tap();
      await expect(button(page, text.giveUpSure)).toBeVisible();
    },
  },
  isThere('four, whoever asked enters real cards to hear whether there is anything', 0),
  isThere('four, the same at a side', 1),
  at('four, the odd one out names', () => inTime(0, 1, 2)),
  at('four, the odd one out names after a dead heat', () => inTime(0, 1, 2, 3)),
  at('four, a claim', named),
  {
    name: 'four, the keypad, and a line with a fault',
    open: async (page) => {
      await goOn(page, named().play(act('checked', 0, 20_000)));
      await page.keyboard.type('6-(0-9');
      await button(page, pads.rule).tap();
      await expect(page.getByText(pads.fault.unclosedBracket)).toBeVisible();
    },
  },
  {
    name: 'four, which four lie there',

    open: async (page) => {
      await goOn(page, namedAmong([0, 1, 2, 3], 3));
      await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    },
  },
  at('four, the keypad of real cards', () => namedAmong([3, 0, 1, 2], 2).play(ranks(2, 22_000, 6, 10, 9, 6))),
  at('four, right over real cards', () => realProof(0, '10 × (9 − 6) − 6')),
  at('four, wrong over real cards', () => realProof(3, '6 + 10 + 9 + 6')),
  at('four, right', () => named().play(proof(1, 20_000, '10 × (9 − 6) − 6'))),
  at('four, wrong', () => named().play(proof(1, 20_000, '6 + 10 + 9 + 6'))),
  at('four, right by a verdict that was changed', () =>
    named().play(proof(1, 20_000, '6 + 10 + 9 + 6'), ruling(21_000, 0, 'right')),
  ),
  {
    name: 'four, somebody has won',
    open: (page) =>
      lay(page, threeIn().play(counts(12_600, 12, 0, 12, 12), names(3, 14_000, 1), act('agreed', 3, 16_000))),
  },
  {
    name: 'four, ended early in a claim',
    open: (page) => lay(page, named().play({ type: 'stopped', at: 20_000 })),
  },
  {
    name: 'four, ended early, and two were ahead',
    open: (page) =>
      lay(page, openTable(4, FOUR).play(counts(9500, 6, 12, 6, 12), { type: 'stopped', at: 20_000 })),
  },
  {
    name: 'two, ended early, and one was ahead',
    open: (page) => lay(page, openTable(2, TWO).play(counts(9500, 12, 24), { type: 'stopped', at: 20_000 })),
  },
  { name: 'the menu of a table', open: (page) => menu(page, null) },
  { name: 'the verdict is changed', open: (page) => menu(page, table.pause.verdict) },
  {
    name: 'the count is corrected, of a pile without cards',
    open: async (page) => {
      await menu(page, table.pause.count);
      const less = button(page, table.count.less('Mei'));
      while (await less.isEnabled()) await less.tap();
    },
  },
  {
    name: 'the keys of a table, and one is to be another',
    open: async (page) => {
      await menu(page, table.pause.keys);
      await page.getByRole('dialog').locator('[aria-pressed]').first().tap();
      await expect(page.getByText(table.keys.press)).toBeVisible();
    },
  },
  {
    name: 'the rules at a table',
    open: async (page) => {
      await menu(page, table.pause.rules);
      await expect(page.getByText(slapRules[1] ?? '-')).toBeVisible();
    },
  },
  {
    name: 'the cover of a match',
    open: async (page) => {
      await lay(page, four());
      await expect(page.getByRole('region', { name: table.cover.title })).toBeVisible();
    },
  },
];
