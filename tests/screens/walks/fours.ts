import { expect, type Page } from '@playwright/test';
import { common, fours as words, foursReplay, replay, table as tableWords } from '#lib/i18n/messages.ts';
import type { Spot } from '#lib/games/fours/board.ts';
import type { Sign } from '#lib/games/fours/cards.ts';
import { MOST_PLAYED } from '#lib/games/fours/turn.ts';
import {
  closing,
  dealtTable,
  inGap,
  newTable,
  opening,
  realTable,
  type FoursTable,
} from '../../support/fours.ts';
import { button, handOf, spot, titleOn, toNext } from '../../../e2e/support/fours.ts';
import { TOUCH } from '../../../e2e/support/fours-turns.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { show, type Screen } from './screen.ts';

const HANDS = ['+×−÷()', '÷÷()+−', '+×÷()−'];
const ALL = { implied: true, negation: true, extended: true } as const;

/** A match as it lies, behind whatever covers it. */
async function table(page: Page, played: FoursTable, others = {}): Promise<void> {
  await show(page, './play?match=m', rowsOf({ m: played, ...others }));
  await titleOn(page);
}
/** What somebody alone lays, a sign and where, with no more signs than that; behind it `left` is in the hand. */
function laidOut(plays: readonly (readonly [Sign, Spot])[], left: string, house = {}): FoursTable {
  const signs = plays.map(([sign]) => sign).join('') + left;
  const [, hand = '', pile = ''] = /^((?:\(\)|.){5})(.*)$/.exec(signs) ?? [];
  const match = dealtTable([hand], house, pile);
  for (let at = 0; at < plays.length; at += MOST_PLAYED) match.turn(...plays.slice(at, at + MOST_PLAYED));
  return match;
}
/** So many brackets, one beside the other. */
const brackets = (count: number, spot: Spot): readonly (readonly [Sign, Spot])[] =>
  Array.from({ length: count }, () => ['()', spot]);
/** ((4 × 4) ÷ (4 + 4)), with three brackets to spare. */
const many = () =>
  laidOut(
    [
      ...brackets(2, opening(0)),
      ...(['×', '÷', '+'] as const).map((sign, at) => [sign, inGap(at + 1)] as const),
      ...brackets(1, closing(2)),
      ...brackets(1, opening(2)),
      ...brackets(2, closing(4)),
    ],
    '()+−()()',
  );
/** Nineteen brackets and three signs: more cannot lie there and one be in the hand. */
const longest = () =>
  laidOut(
    [
      ...[0, 1, 2].flatMap((): (readonly [Sign, Spot])[] => [
        ['−', opening(0)],
        ['()', opening(0)],
      ]),
      ...[1, 2, 3].map((gap) => ['×', inGap(gap)] as const),
      ...[1, 2].flatMap((gap) => [...brackets(3, closing(gap)), ...brackets(3, opening(gap))]),
      ...brackets(3, closing(3)),
      ...brackets(1, closing(4)),
    ],
    '()÷÷++',
    ALL,
  );
const begun = () => dealtTable(HANDS);
/** Alone no hand is covered when the phone is turned. */
const alone = (house = {}) => dealtTable(HANDS.slice(0, 1), house);
/** Mei makes 1 at once. */
const won = () =>
  dealtTable(['÷÷××+', '+++××', '−−−++']).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
/** Mei makes 1 when all others have had a turn. */
const asked = (house = {}) =>
  dealtTable(['÷÷+++', '×××××', '+−××××'], house)
    .ends()
    .turn(['×', inGap(1)])
    .ends()
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);
/** The same, where somebody could have made it before: with brackets, or the last one with signs on those that lie there. */
const missed = (last = '−××××') =>
  dealtTable(['−−÷÷×', '()()×××', last])
    .turn(['−', inGap(1)], ['−', inGap(2)], ['÷', inGap(3)])
    .ends()
    .ends()
    .turn(['÷', inGap(1)], ['×', inGap(2)]);
/** To the end: Mei makes 1, and nobody anything else. */
function ended(players: 2 | 1, house = {}): FoursTable {
  const match = dealtTable(players === 1 ? ['÷÷××+'] : ['÷÷××+', '+++××'], house);
  match.turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
  while (match.state.phase.type !== 'over') {
    match.next();
    for (let each = 0; each < players; each += 1) match.ends();
  }
  return match;
}

/** To the end, and nobody makes anything. */
function voided(): FoursTable {
  const match = dealtTable(['÷÷××+', '+++××']).ends().ends();
  for (let round = 2; round <= 9; round += 1) match.next().ends().ends();
  return match;
}

/** The same, and it goes on. */
async function goOn(page: Page, played: FoursTable): Promise<void> {
  await table(page, played);
  await toNext(page, () => button(page, tableWords.pause.go).tap());
}

/** Four Fours in all its states, by several, with real cards and alone. */
export const FOURS: readonly Screen[] = [
  { name: 'the cover', open: (page) => table(page, begun().turn(['×', inGap(1)], ['+', inGap(2)])) },
  { name: 'a hand', open: (page) => goOn(page, alone()) },
  {
    name: 'a bracket that asks how it is meant',
    open: async (page) => {
      await goOn(page, alone());
      await TOUCH.pick(page, '()', ')');
    },
  },
  {
    name: 'a minus that asks how it is meant, before or behind a bracket of this turn',
    open: async (page) => {
      await goOn(page, alone(ALL));
      await TOUCH.pick(page, '()', '(');
      await TOUCH.lay(page, words.place(0, []));
      await TOUCH.pick(page, '−', 'sign');
    },
  },
  {
    name: 'a card that does not go there',
    open: async (page) => {
      await goOn(page, alone());
      await TOUCH.pick(page, '+', 'operator');
      await spot(page, words.place(4, [])).tap();
      await expect(page.getByRole('alert')).toHaveText(words.refused.notAGap);
    },
  },
  {
    name: 'a place that was chosen before a card',
    open: async (page) => {
      await goOn(page, alone());
      await spot(page, words.place(2, [])).tap();
      await expect(spot(page, words.chosen(words.place(2, [])))).toBeVisible();
    },
  },
  {
    name: 'cards of this turn, and the number made',
    open: async (page) => {
      await goOn(page, dealtTable(['÷÷×××']));
      for (const [index, sign] of (['÷', '×', '÷'] as const).entries()) {
        await TOUCH.pick(page, sign, 'operator');
        await TOUCH.lay(page, words.place(index + 1, []));
        await expect(button(page, index < 2 ? words.end(index + 1) : words.endAndWin)).toBeVisible();
      }
    },
  },
  {
    name: 'many brackets, none picked up',
    open: (page) => goOn(page, many()),
  },
  {
    name: 'many brackets, and one that takes them off',
    open: async (page) => {
      await goOn(page, many());
      await TOUCH.pick(page, '()', '(');
    },
  },
  { name: 'the longest board', open: (page) => goOn(page, longest()) },
  {
    name: 'the longest board, and a bracket that takes them off',
    open: async (page) => {
      await goOn(page, longest());
      await TOUCH.pick(page, '()', ')');
    },
  },
  { name: 'a round that was won', open: (page) => table(page, won()) },
  {
    name: 'a round that was won, alone',
    open: (page) =>
      table(page, dealtTable(['÷÷××+']).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)])),
  },
  {
    name: 'a round that was won, and who may ask about it',
    open: (page) => table(page, asked()),
  },
  {
    name: 'the cover of whoever asks about it',
    open: async (page) => {
      await table(page, asked());
      const ask = page.getByRole('group', { name: words.could.ask });
      await toNext(page, () => ask.getByRole('button').first().tap());
    },
  },
  ...(
    [
      ['Grandma', 'what could have been won'],
      ['Jun', 'that nothing could have been won'],
      ['Jun', 'what could have been won with signs in gaps that have one', '÷×+++'],
    ] as const
  ).map(([name, what, last]) => ({
    name: what,
    open: async (page: Page) => {
      await table(page, missed(last));
      const ask = page.getByRole('group', { name: words.could.ask });
      await toNext(page, () => ask.getByRole('button', { name }).tap());
      await toNext(page, () => button(page, words.iAm(name)).tap());
      await expect(button(page, words.could.back)).toBeVisible();
    },
  })),
  {
    name: 'the cover before cards are swapped at a first turn',
    open: async (page) => {
      const match = asked({ swapAtTurn: true });
      match.play({ type: 'redrew', seat: 2, cards: [], at: match.match.at }).turn(['+', inGap(1)]);
      await table(page, match);
    },
  },
  {
    name: 'a void round',
    open: (page) => table(page, begun().ends().ends().ends()),
  },
  {
    name: 'cards to swap, and one too many',
    open: async (page) => {
      await table(page, dealtTable(['÷÷××+']).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]));
      await toNext(page, () => button(page, words.swap).tap());
      await toNext(page, () => button(page, tableWords.pause.go).tap());
      for (let card = 0; card < 4; card += 1) await handOf(page).getByRole('button').nth(card).tap();
      await expect(page.getByRole('alert')).toHaveText(words.refused.fourDiscarded);
    },
  },
  { name: 'real cards', open: (page) => table(page, realTable(2)) },
  {
    name: 'alone, giving a round up',
    open: async (page) => {
      await table(page, newTable(1));
      await TOUCH.end(page);
      await expect(page.getByText(words.giveUpAsk)).toBeVisible();
    },
  },
  { name: 'the end', open: (page) => table(page, ended(2)) },
  { name: 'the end, shared', open: (page) => table(page, voided()) },
  {
    // Held against the best of others.
    name: 'the end, alone',
    open: (page) => table(page, ended(1), { before: ended(1) }),
  },
  { name: 'the end of fifteen rounds, alone', open: (page) => table(page, ended(1, { extended: true })) },
  {
    name: 'the rules and keys',
    open: async (page) => {
      await goOn(page, alone());
      await button(page, words.help.open).tap();
      await expect(button(page, common.close)).toBeVisible();
    },
  },
  {
    name: 'looking back, with hands',
    open: async (page) => {
      await show(page, './replay?match=m', rowsOf({ m: ended(2) }));
      await button(page, foursReplay.showHands).tap();
      await expect(button(page, foursReplay.hideHands)).toBeVisible();
    },
  },
  {
    name: 'looking back, what could have been won',
    open: async (page) => {
      const match = missed();
      await show(
        page,
        './replay?match=m',
        rowsOf({ m: match.play({ type: 'stopped', at: match.match.at }) }),
      );
      for (const turn of [2, 3]) await button(page, foursReplay.turn(turn)).tap();
      await button(page, foursReplay.could('Grandma')).tap();
      await expect(button(page, foursReplay.could('Grandma'))).toHaveCount(0);
      await expect(page.getByText(foursReplay.looking)).toHaveCount(0);
    },
  },
  {
    name: 'looking back, a match without a turn',
    open: async (page) => {
      const match = begun();
      await show(
        page,
        './replay?match=m',
        rowsOf({ m: match.play({ type: 'stopped', at: match.match.at }) }),
      );
      await expect(page.getByText(foursReplay.noTurns)).toBeVisible();
    },
  },
  {
    name: 'looking back alone, a round given up',
    open: async (page) => {
      await show(page, './replay?match=m', rowsOf({ m: ended(1) }));
      await button(page, foursReplay.nextRound(2)).tap();
      await expect(page.getByText(words.givenUp)).toBeVisible();
    },
  },
  {
    name: 'looking back alone, the end',
    open: async (page) => {
      await show(page, './replay?match=m&at=end', rowsOf({ m: ended(1) }));
      await expect(page.getByRole('table', { name: words.solo.turnsFor(1, 1) })).toBeVisible();
    },
  },
  {
    name: 'looking back, the end',
    open: async (page) => {
      await show(page, './replay?match=m', rowsOf({ m: ended(2) }));
      await button(page, foursReplay.round(9, 9, null)).tap();
      await button(page, foursReplay.turn(2)).tap();
      await button(page, replay.end).tap();
      await expect(page.getByRole('table', { name: foursReplay.table })).toBeVisible();
    },
  },
];
