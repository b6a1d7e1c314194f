import { expect, type Page } from '@playwright/test';
import { pads, slap as words, slapFour as text, slapRules, table } from '#lib/i18n/messages.ts';
import {
  act,
  allAsk,
  counts,
  names,
  pick,
  newTable,
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
async function goOn(page: Page, played: unknown): Promise<void> {
  await lay(page, played);
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await page.clock.runFor(2700);
}
const at = (name: string, played: () => unknown): Screen => ({
  name,
  open: (page) => goOn(page, played()),
});

const two = () => openTable(2, TWO, OFF);
const won = () =>
  two()
    .play(slapBy(0, 9000))
    .through(9100)
    .play(counts(9500, 0, 36), act('agreed', 1, 12_000));
const four = () => openTable(4, FOUR, OFF);
const threeIn = () => four().play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000)).through(12_500);
const named = () => threeIn().play(names(3, 14_000, 1));

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
  at('two, the keypad', () =>
    two()
      .play(slapBy(0, 9000))
      .through(9100)
      .play(act('checked', 1, 12_000)),
  ),
  {
    name: 'two, which four lie there',
    open: async (page) => {
      const played = realTable(2, OFF)
        .play(slapBy(0, 9000))
        .through(9100)
        .play(act('checked', 1, 12_000));
      await goOn(page, played);
      await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
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
  { name: 'two, somebody has won', open: (page) => lay(page, won()) },
  { name: 'four, before the first cards', open: (page) => lay(page, newTable(4)) },
  at('four look', four),
  at('four look at real cards', () => realTable(4, OFF)),
  at('four, one asks for other cards', () => four().play(act('swapAsked', 0, 9000))),
  {
    name: 'four, one is asked whether to give up',

    open: async (page) => {
      await goOn(page, four());
      await button(page, text.giveUp).first().tap();
      await expect(button(page, text.giveUpSure)).toBeVisible();
    },
  },
  at('four, the odd one out names', threeIn),
  at('four, a claim', named),
  at('four, the keypad', () => named().play(act('checked', 0, 20_000))),
  {
    name: 'four, which four lie there',

    open: async (page) => {
      const played = realTable(4, OFF).play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000));
      await goOn(page, played.through(12_500).play(names(3, 14_000, 1), act('checked', 0, 20_000)));
      await expect(page.getByRole('group', { name: pads.ranks })).toBeVisible();
    },
  },
  at('four, the keypad of real cards', () =>
    realTable(4, OFF)
      .play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000))
      .through(12_500)
      .play(names(3, 14_000, 1), act('checked', 0, 20_000), ranks(1, 22_000, 6, 10, 9, 6)),
  ),
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
  { name: 'the menu of a table', open: (page) => menu(page, null) },
  { name: 'the verdict is changed', open: (page) => menu(page, table.pause.verdict) },
  { name: 'the count is corrected', open: (page) => menu(page, table.pause.count) },
  { name: 'the keys of a table', open: (page) => menu(page, table.pause.keys) },
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
