import { expect, type Page } from '@playwright/test';
import {
  common,
  kings as words,
  kingsCalculus as sheet,
  kingsKeeper as text,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import { cardsOf } from '../../support/kings-cards.ts';
import { newTable, realTable, type KingsTable } from '../../support/kings-table.ts';
import { button } from '../../../e2e/support/fours.ts';
import { called } from '../../../e2e/support/kings.ts';
import { ready, TOUCH } from '../../../e2e/support/kings-real.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { like, show, type Screen } from './screen.ts';

const HALVES = 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣';
const TWO_KINGS = 'Q♥ A♠ K♥ K♦ 2♥ J♥ 6♣';
const LOOSE = '2♠ 2♠ 4♥ 4♥ 6♥ 8♣ 10♠';
const king = (text: string) => cardsOf(text)[0] ?? 0;

let shown = 0;

/** A match as it lies, from under its cover. Each is another match: what was done on the one before is none of its events. */
async function table(page: Page, played: KingsTable): Promise<void> {
  const id = `kings-${(shown += 1)}`;
  await show(page, `./play?match=${id}`, rowsOf({ [id]: played }));
  if (played.timeline.events.length > 0) await button(page, tableWords.pause.go).tap();
  await ready(page);
}
/** Six players, so that everything is as narrow as it gets. */
const kept = () =>
  realTable(6, { games: 7 }).do(
    { type: 'crowned', seat: 2, card: king('K♦'), castle: 2 },
    { type: 'dumped', seat: 1, card: king('K♠') },
    { type: 'crowned', seat: 4, card: king('K♦'), castle: 2 },
  );
function scored(): KingsTable {
  const match = realTable(6, { games: 7 }).do(
    { type: 'called', seat: 2 },
    { type: 'entered', seat: 2, cards: cardsOf(HALVES) },
    { type: 'entered', seat: 1, cards: cardsOf(TWO_KINGS) },
    { type: 'entered', seat: 0, cards: cardsOf(LOOSE) },
  );
  for (const [seat, cards] of [[3, 'A♣ A♦ 3♠ 3♦ 9♠ 9♣ 8♠'], [4, '7♣ 7♠ 8♦ J♠ Q♠ 5♦ 6♠'], [5, 'A♥ 3♥ 5♠ 7♦ 9♥ J♦ K♣']] as const)
    match.do({ type: 'entered', seat, cards: cardsOf(cards) }); // oxfmt-ignore
  return match;
}
async function sheetOf(page: Page): Promise<void> {
  await table(page, scored());
  for (const name of ['Grandma', 'Mei', 'Drop', 'Leaf', 'Ada']) await button(page, sheet.next(name)).tap();
  await button(page, sheet.sheet).tap();
  await ready(page);
}
async function book(page: Page): Promise<void> {
  await table(page, kept());
  await button(page, words.help).tap();
  await expect(button(page, common.close)).toBeVisible();
}

/** The score keeper of 24, Kings, The Calculus and the book of hands. */
export const KINGS_REAL: readonly Screen[] = [
  {
    name: 'castles of a real deck',
    open: async (page) => {
      await table(page, newTable(6, { deck: 'physical', games: 7 }));
      await TOUCH.card(page, '2♥');
      await expect(page.getByText(text.ask(words.castle(1)))).toBeVisible();
    },
  },
  { name: 'four castles of a real deck', open: (page) => table(page, realTable(6, { games: 7 })) },
  { name: 'what kings did', open: (page) => table(page, kept()) },
  {
    name: 'the cover',
    open: async (page) => {
      await show(page, './play?match=m', rowsOf({ m: kept() }));
      await expect(button(page, tableWords.cover.more)).toBeVisible();
      await ready(page);
    },
  },
  {
    name: 'a king to be written down, of which both have gone',
    open: async (page) => {
      await table(page, kept());
      await button(page, text.king).tap();
      await button(page, 'Ada').tap();
      await button(page, words.suits.diamond).tap();
      await page.getByRole('button', { name: like(`${text.dump}§`) }).tap();
      await button(page, text.write).tap();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'who calls',
    open: async (page) => {
      await table(page, kept());
      await button(page, text.call).tap();
      await button(page, text.nobody).tap();
    },
  },
  {
    name: 'two of seven cards',
    open: async (page) => {
      await table(page, kept().do({ type: 'called', seat: 1 }));
      for (const card of ['Q♥', '5♣']) await TOUCH.card(page, card);
      await expect(button(page, text.missing(5))).toBeVisible();
    },
  },
  {
    name: 'seven cards, and a third of one',
    open: async (page) => {
      await table(page, kept().do({ type: 'called', seat: 1 }));
      for (const card of ['Q♥', 'Q♥', 'Q♥']) await TOUCH.card(page, card);
      await expect(page.getByRole('status')).toHaveText(words.refused.threeOfOne);
    },
  },
  { name: 'The Calculus', open: (page) => table(page, scored()) },
  {
    name: 'The Calculus, arranged by hand',
    open: async (page) => {
      await table(page, scored());
      await button(page, sheet.arrange).tap();
      for (const card of ['Q♥', 'J♥', '10♥']) await button(page, called(card)).tap();
      await page
        .getByRole('button', { name: like(sheet.together(sheet.formation('kingdom', 'half'), '§9§')) })
        .tap();
      await button(page, called('5♣')).tap();
      await page.getByRole('button', { name: like(sheet.point('§5§')) }).tap();
      await button(page, called('4♣')).tap();
      await expect(page.getByRole('button', { name: like(sheet.point('§4§')) })).toBeVisible();
    },
  },
  { name: 'the sheet of a tournament', open: sheetOf },
  {
    name: 'a figure to be corrected',
    open: async (page) => {
      await sheetOf(page);
      await page.getByRole('button', { name: like(sheet.amendOne('Jun', 1, '§15½§')) }).tap();
      await page.getByRole('textbox', { name: sheet.amendLabel }).fill('12a');
      await button(page, sheet.save).tap();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'the book of hands', open: book },
  {
    name: 'a hand in the book',
    open: async (page) => {
      await book(page);
      const name = sheet.formation('acesHigh', 'full');
      await page.getByRole('button', { name }).tap();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    },
  },
];
