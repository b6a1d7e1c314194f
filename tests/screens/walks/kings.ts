import { expect, type Page } from '@playwright/test';
import {
  common,
  kings as words,
  kingsCalculus as sheet,
  kingsGuide,
  kingsReplay,
  replay,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import { dealtTable, type KingsTable } from '../../support/kings-table.ts';
import { button, titleOn, toNext } from '../../../e2e/support/fours.ts';
import {
  before,
  called,
  CALLERS,
  cardIn,
  castleAt,
  EVENING,
  faceUpPile,
  handOf,
  royal,
  tournament,
} from '../../../e2e/support/kings.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { like, show, type Screen } from './screen.ts';

let laid = 0;
/** Each screen lays its own match: what was done on the one before is none of its events. */
async function lay(page: Page, path: 'play' | 'replay', played: KingsTable): Promise<void> {
  const id = `dealt-${(laid += 1)}`;
  await show(page, `./${path}?match=${id}`, rowsOf({ [id]: played }));
}
/** A match as it lies, behind whatever covers it. */
async function table(page: Page, played: KingsTable): Promise<void> {
  await lay(page, 'play', played);
  await titleOn(page);
}
/** The same, and whoever is meant takes the phone. */
async function hand(page: Page, played: KingsTable): Promise<void> {
  await table(page, played);
  await toNext(page, () => page.getByRole('button', { name: like(words.iAm('§')) }).tap());
}
/** The Turn is to found the castles. */
async function founding(page: Page): Promise<void> {
  await table(page, before({ ...EVENING, turnedToo: '4♥ J♥ 9♥' }));
  await button(page, tableWords.pause.go).tap();
  await expect(button(page, words.founding.next)).toBeVisible();
}

const SIX = [...EVENING.hands, '2♦ 4♦ 6♥ 8♥ 9♥ 9♣ J♠', 'Q♠ Q♦ J♥ 5♥ 5♠ 3♣ A♠', '7♥ 7♣ 8♣ 10♠ 2♥ A♥ 6♣'];
const six = (house = {}) => dealtTable({ ...EVENING, hands: SIX }, house);
/** Jun has put a king on the First castle. */
function crowned(house = {}): KingsTable {
  const played = dealtTable(EVENING, house);
  played.crowns(2, 'K♥', 0);
  return played;
}
/** A round of face-up discards, then a king that is dumped: what it draws may be raised, but for the king. */
function raising(): KingsTable {
  const played = six({ ghoulRaiser: true });
  for (const [seat, card] of [[5, '6♣'], [4, '3♣'], [3, 'J♠']] as const) played.discards(seat, card, true); // oxfmt-ignore
  played.dumps(2, 'K♥');
  return played;
}
/** Grandma calls rightly, and five others are scored with her. */
function scored(house = {}): KingsTable {
  const played = six(house);
  for (const [seat, card] of [[5, '6♣'], [4, '3♣'], [3, 'J♠'], [2, '3♠']] as const) played.discards(seat, card); // oxfmt-ignore
  return played.do({ type: 'called', seat: 1 });
}

/** 24, Kings with dealt cards, in all its states. */
export const KINGS: readonly Screen[] = [
  ...kingsGuide.steps.map((_, index) => ({
    name: `the guided first game, step ${index + 1}`,
    open: async (page: Page) => {
      await show(page, `./about?game=kings&step=${index + 1}`, {});
      expect(await titleOn(page)).toBe(kingsGuide.steps[index]?.title);
    },
  })),
  {
    name: 'castles to be founded',
    open: async (page) => {
      await founding(page);
      await button(page, words.founding.next).tap();
      await expect(page.getByText(words.founding.founds(0, 'heart', 2))).toBeVisible();
    },
  },
  {
    name: 'four castles',
    open: async (page) => {
      await founding(page);
      await button(page, words.founding.all).tap();
      await expect(button(page, words.founding.deal)).toBeVisible();
    },
  },
  { name: 'the cover after a king', open: (page) => table(page, crowned()) },
  {
    name: 'the cover for six, one of them out, and all are asked',
    open: async (page) => {
      await hand(page, six());
      await button(page, words.call).tap();
      await button(page, words.call).tap();
      expect(await titleOn(page)).toBe(words.passTo('Leaf'));
      await button(page, words.agree).tap();
      await expect(button(page, words.agreeAll)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  { name: 'a hand among six', anew: 'turned', open: (page) => hand(page, six()) },
  {
    name: 'a card that is picked',
    anew: 'turned',
    open: async (page) => {
      await hand(page, dealtTable(EVENING));
      await cardIn(page, '7♦').tap();
      await expect(button(page, words.discardUp)).toBeVisible();
    },
  },
  {
    name: 'a king over a Subject, and another castle’s king',
    anew: 'turned',
    open: async (page) => {
      await hand(page, royal());
      await cardIn(page, 'K♥').tap();
      await castleAt(page, 2).tap();
      await expect(page.getByRole('alert')).toHaveText(words.refused.wrongCastle);
    },
  },
  {
    name: 'any king for any castle, which of them is asked',
    anew: 'turned',
    open: async (page) => {
      await hand(page, royal({ anyKing: true }));
      await cardIn(page, 'K♥').tap();
      await expect(page.getByText(words.whichCastle)).toBeVisible();
    },
  },
  {
    name: 'eight cards, of which one goes back',
    anew: 'turned',
    open: async (page) => {
      await hand(page, crowned());
      await handOf(page).getByRole('button').first().tap();
      await expect(button(page, words.up)).toBeVisible();
    },
  },
  {
    name: 'a card to be raised, after one that may not be',
    anew: 'turned',
    open: async (page) => {
      await hand(page, raising());
      const list = page.getByRole('group', { name: words.raise.list });
      await list.getByRole('button', { name: called('K♥') }).tap();
      await button(page, words.raise.take(called('K♥'))).tap();
      await expect(page.getByRole('alert')).toHaveText(words.refused.notRaisable);
      await list.getByRole('button', { name: called('J♠') }).tap();
      await expect(button(page, words.raise.take(called('J♠')))).toBeVisible();
    },
  },
  {
    name: 'what was drawn',
    anew: 'turned',
    open: async (page) => {
      await hand(page, dealtTable(EVENING));
      await cardIn(page, '3♠').tap();
      await button(page, words.discardDown).tap();
      expect(await titleOn(page)).toBe(words.drew);
    },
  },
  {
    name: 'a call that is asked about',
    anew: 'turned',
    open: async (page) => {
      await hand(page, dealtTable(EVENING));
      await button(page, words.call).tap();
      await expect(button(page, words.notYet)).toBeFocused();
    },
  },
  {
    name: 'alone, whether to be scored is asked',
    anew: 'turned',
    open: async (page) => {
      await hand(page, dealtTable(CALLERS).do({ type: 'called', seat: 2 }).do({ type: 'called', seat: 1 }));
      await button(page, words.scoreMe).tap();
      await expect(page.getByText(words.scoreAsk)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  {
    name: 'what a hand is worth now, and what it needs',
    anew: 'turned',
    open: async (page) => {
      await hand(page, dealtTable(EVENING));
      await page.getByRole('button', { name: new RegExp(`^${words.now}`) }).tap();
      await expect(page.getByRole('heading', { name: words.nearest })).toBeVisible();
    },
  },
  {
    name: 'all that lies face up',
    anew: 'turned',
    open: async (page) => {
      const played = dealtTable({ ...EVENING, turnedToo: '4♥ J♥ 9♥' });
      played.discards(2, '3♠', true);
      await hand(page, played);
      await faceUpPile(page).tap();
      await expect(page.getByText(words.faceUpLine)).toBeVisible();
      await expect(button(page, common.close)).toBeVisible();
    },
  },
  {
    name: 'The Calculus of six',
    open: async (page) => {
      await table(page, scored());
      await button(page, tableWords.pause.go).tap();
      await expect(button(page, sheet.arrange)).toBeVisible();
    },
  },
  {
    name: 'the sheet of a tournament with dealt cards',
    open: async (page) => {
      await table(page, scored({ games: 7 }));
      await button(page, tableWords.pause.go).tap();
      await page.getByRole('group', { name: sheet.seats }).getByRole('button', { name: 'Jun' }).tap();
      await button(page, sheet.sheet).tap();
      await expect(page.getByText(sheet.travel)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  {
    name: 'The Calculus of a wrong call, arranged for less',
    open: async (page) => {
      const played = dealtTable(EVENING);
      played.discards(2, '3♠');
      played.discards(1, '6♠');
      played.do({ type: 'called', seat: 0 });
      played.discards(2, '5♦');
      await table(page, played.do({ type: 'called', seat: 1 }));
      await button(page, tableWords.pause.go).tap();
      await page.getByRole('group', { name: sheet.seats }).getByRole('button', { name: /^Mei/ }).tap();
      await button(page, sheet.arrange).tap();
      await toNext(page, () => page.getByRole('button', { name: like(sheet.keep('§')) }).tap());
      await expect(page.locator('.less')).toBeVisible();
    },
  },
  { name: 'the end of a tournament', open: (page) => table(page, tournament()) },
  {
    name: 'looking back, with hands',
    open: async (page) => {
      await lay(page, 'replay', tournament());
      await button(page, kingsReplay.showHands).tap();
      await expect(button(page, kingsReplay.hideHands)).toBeVisible();
    },
  },
  {
    name: 'looking back, what a hand was worth to each',
    open: async (page) => {
      await lay(page, 'replay', tournament());
      await button(page, kingsReplay.game(3)).tap();
      await button(page, replay.after).tap();
      await expect(page.getByText(kingsReplay.calculusOf(3)).first()).toBeVisible();
      await expect(page.locator('.points')).toHaveCount(3);
    },
  },
  {
    name: 'looking back, a Calculus and the end',
    open: async (page) => {
      await lay(page, 'replay', tournament());
      await button(page, kingsReplay.game(3)).tap();
      await button(page, replay.after).tap();
      await expect(page.getByText(kingsReplay.calculusOf(3)).first()).toBeVisible();
      await button(page, replay.end).tap();
      await expect(page.getByRole('table', { name: sheet.table })).toBeVisible();
    },
  },
];
