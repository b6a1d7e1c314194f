import { expect, type Page } from '@playwright/test';
import { games, matchList, replay, standing } from '#lib/i18n/messages.ts';
import {
  fourPlayers,
  knockMatch,
  realDeck,
  recountedMatch,
  rowsOf,
  stoppedMatch,
  twoPlayers,
} from '../../../e2e/support/matches.ts';
import { like, show, type Screen } from './screen.ts';

const ROWS = rowsOf({
  stopped: stoppedMatch(),
  open: twoPlayers(),
  four: fourPlayers(),
  real: realDeck(),
  knock: knockMatch(),
});

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
      await show(page, './progress?standing', rowsOf({ won: recountedMatch(), knock: knockMatch() }));
      await expect(page.getByText(games.slap.best.name)).toBeVisible();
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
    name: 'a set after which the count was corrected',
    open: async (page) => {
      await lookBack(page, 'recounted', 0, rowsOf({ recounted: recountedMatch() }));
      await expect(page.getByText(replay.recounted)).toBeVisible();
    },
  },
  { name: 'a set of Knock with two claims', open: (page) => lookBack(page, 'knock') },
  { name: 'a set of Knock that was set aside', open: (page) => lookBack(page, 'knock', 1) },
  {
    name: 'how a match ended',
    open: async (page) => {
      await lookBack(page, 'stopped', 3);
      await expect(page.getByText(standing.stopped)).toBeVisible();
    },
  },
  { name: 'how a match for four ended', open: (page) => lookBack(page, 'four', 2) },
];
