import { expect, type Page } from '@playwright/test';
import { contestAlone, games, matchList, replay, standing } from '#lib/i18n/messages.ts';
import {
  fourPlayers,
  knockMatch,
  realDeck,
  recountedMatch,
  rowsOf,
  stoppedMatch,
  twoPlayers,
} from '../../../e2e/support/matches.ts';
import * as contest from '../../support/contest.ts';
import * as knock from '../../support/knock.ts';
import { act, allAsk, pick, realTable, slapBy } from '../../support/slap.ts';
import { like, show, type Screen } from './screen.ts';

const ROWS = rowsOf({
  stopped: stoppedMatch(),
  open: twoPlayers(),
  four: fourPlayers(),
  real: realDeck(),
  knock: knockMatch(),
});

/** Alone, the classic rules: one point in a minute. */
const alone = () =>
  contest
    .openTable(1, [[3, 7, 8, 2]], { type: 2, endScore: 1, roundTime: 0, answerTime: 0, entryTime: 0 })
    .touch(contest.claim(0, 1000))
    .play(contest.state(0, 65_020, '(7 − 3) × (8 − 2)'));
/** Four queens, one of each suit. */
const courts = () =>
  knock
    .openTable(4, [12, 12, 12, 12], { faces: true })
    .play(knock.knockBy(1, 8000), ...[0, 2, 3].map((seat) => knock.act('agreed', seat, 12_000 + seat)))
    .play({ type: 'stopped', at: 20_000 });
/** Two swap cards that nobody entered. */
const swapped = () =>
  allAsk(realTable(2), 9000)
    .play(pick(0, 12_000, 0), pick(1, 13_000, 2))
    .play(act('readied', 0, 15_000), act('readied', 1, 15_000))
    .through(19_000)
    .play(slapBy(0, 25_000), act('agreed', 1, 28_000), { type: 'stopped', at: 30_000 });

/** Opens the replay of a match at a set, 0-based. */
async function lookBack(page: Page, match: string, set = 0, rows = ROWS): Promise<void> {
  await show(page, `./replay?match=${match}`, rows);
  await expect(page.getByRole('heading', { name: replay.all })).toBeVisible();
  for (let step = 0; step < set; step += 1) await page.keyboard.press('ArrowRight');
  // Nothing is looked for any more.
  await expect(page.getByText(replay.looking)).toHaveCount(0);
}

/** The list of matches, and looking back on them. */
export const AFTER: readonly Screen[] = [
  {
    name: 'the list of matches',
    open: async (page) => {
      await show(page, './progress?matches', ROWS);
      await expect(page.getByText(matchList.goOn)).toBeVisible();
    },
  },
  {
    name: 'all matches together',
    open: async (page) => {
      await show(
        page,
        './progress?standing',
        rowsOf({ won: recountedMatch(), knock: knockMatch(), alone: alone() }),
      );
      await expect(page.getByText(games.slap.best.name)).toBeVisible();
      await expect(page.getByRole('heading', { name: contestAlone.bests })).toBeVisible();
    },
  },
  {
    name: 'a match of the list, its slip',
    open: async (page) => {
      await show(page, './progress?matches', ROWS);
      await page
        .getByRole('button', { name: like(matchList.more(`${matchList.game(games.slap.name, 4)}§`)) })
        .tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a match just deleted',
    open: async (page) => {
      await show(page, './progress?matches', ROWS);
      await page
        .getByRole('button', { name: like(matchList.more(`${matchList.game(games.knock.name, 3)}§`)) })
        .tap();
      await page.getByRole('button', { name: matchList.remove }).tap();
      await expect(page.getByText(matchList.removed)).toBeVisible();
    },
  },
  {
    name: 'a match that goes on, looked back on',
    open: async (page) => {
      await show(page, './replay?match=open', ROWS);
      await expect(page.getByText(replay.notOver)).toBeVisible();
    },
  },
  { name: 'a set with a swap before it', open: (page) => lookBack(page, 'stopped') },
  { name: 'a set with a wrong line and a false start', open: (page) => lookBack(page, 'stopped', 1) },
  { name: 'a set for four, one named and wrong', open: (page) => lookBack(page, 'four') },
  { name: 'a set for four that three gave up', open: (page) => lookBack(page, 'four', 1) },
  { name: 'a set of a real deck', open: (page) => lookBack(page, 'real') },
  {
    name: 'a set of a real deck with a swap before it',
    open: (page) => lookBack(page, 'swapped', 0, rowsOf({ swapped: swapped() })),
  },
  {
    name: 'a set after which the count was corrected',
    open: async (page) => {
      await lookBack(page, 'recounted', 0, rowsOf({ recounted: recountedMatch() }));
      await expect(page.getByText(replay.recounted)).toBeVisible();
    },
  },
  { name: 'a set of Knock with two claims', open: (page) => lookBack(page, 'knock') },
  { name: 'a set of Knock that was set aside', open: (page) => lookBack(page, 'knock', 1) },
  {
    name: 'a set of Knock with court cards',
    open: (page) => lookBack(page, 'courts', 0, rowsOf({ courts: courts() })),
  },
  {
    name: 'how a match ended',
    open: async (page) => {
      await lookBack(page, 'stopped', 3);
      await expect(page.getByText(standing.stopped)).toBeVisible();
    },
  },
  { name: 'how a match for four ended', open: (page) => lookBack(page, 'four', 2) },
];
