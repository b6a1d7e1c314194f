import { expect, type Page } from '@playwright/test';
import { formatTime } from '#lib/i18n/format.ts';
import { practice, practiceKeys, runs as text } from '#lib/i18n/messages.ts';
import { attemptRow } from '../../../e2e/support/attempts.ts';
import { isolated } from '#lib/screens/runs/words.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { beginSent, missHand, solveHands } from '../../../e2e/support/runs.ts';
import { type Rows } from '../../../e2e/support/store.ts';
import { act, cardsOn } from '../../../e2e/support/table.ts';
import { like, show, type Screen } from './screen.ts';

/** Hands of a run with such a name, of which some went wrong. */
const hands = (run: string, count: number, ms = 6000) =>
  Array.from({ length: count }, (_, hand) =>
    attemptRow(`${run} ${hand}`, {
      run,
      ms: ms + 100 * hand,
      ...(hand % 9 === 8 ? { outcome: 'skipped', expression: null } : {}),
    }),
  );
const PLAYED: Rows = {
  attempts: [
    ...hands('storm-1-10-98-a-m1', 24),
    ...hands('streak-1-10-98-b-m2', 8),
    ...hands('ghost-1-10-98-c-m3', 24),
    ...hands('storm-1-10-98-d-m4', 19),
  ],
};
const STORM = './runs?run=storm&v=1&seed=5';

async function play(page: Page, link: string, solved: number, rows: Rows = {}): Promise<void> {
  await show(page, link, rows);
  await beginSent(page);
  await solveHands(page, solved);
}

/** The runs, and what is played in them. */
export const RUNS: readonly Screen[] = [
  {
    name: 'runs, nothing played',
    open: async (page) => {
      await show(page, './runs', {});
      await expect(page.getByText(text.first.storm)).toBeVisible();
    },
  },
  {
    name: 'runs, with bests',
    open: async (page) => {
      await show(page, './runs', PLAYED);
      await expect(page.getByText(text.bestAndLast('22', '17'))).toBeVisible();
    },
  },
  {
    name: 'runs, a pace that is set, and no clock',
    open: async (page) => {
      await show(page, './runs', PLAYED);
      await act(page, text.against.pace).tap();
      await page.getByRole('switch', { name: text.clockOff }).tap();
      await expect(page.getByText(text.what.untimed)).toBeVisible();
    },
  },
  {
    name: 'a run whose keys are listed',
    open: async (page) => {
      await play(page, './runs?run=storm&v=1&seed=5&clock=0&none=1', 1);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: practiceKeys.title })).toBeVisible();
    },
  },
  {
    name: 'a storm that was put aside',
    open: async (page) => {
      await play(page, STORM, 1);
      await act(page, text.pause).tap();
      await expect(act(page, text.goOn)).toBeVisible();
    },
  },
  {
    name: 'a storm that was put aside, in the way of a climb',
    open: async (page) => {
      await play(page, STORM, 1);
      await act(page, text.pause).tap();
      await page
        .getByRole('button', { name: like(`${text.streak}§`) })
        .first()
        .tap();
      await expect(page.getByText(text.stoppedFirst)).toBeVisible();
    },
  },
  {
    name: 'a run that was sent',
    open: async (page) => {
      await show(page, STORM, {});
      await expect(page.getByText(text.sent)).toBeVisible();
    },
  },
  {
    name: 'a run that somebody sent with a name and a result',
    open: async (page) => {
      await show(page, `${STORM}&got=38&by=Mei`, {});
      await expect(page.getByText(text.sentBy(isolated('Mei'), '38'))).toBeVisible();
    },
  },
  {
    name: 'a name that no link may carry',
    open: async (page) => {
      await show(page, './runs', PLAYED);
      await page.getByRole('textbox', { name: text.by.name }).fill('a\u202eb');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a link that is no run',
    open: async (page) => {
      await show(page, './runs?run=calm', {});
      await expect(page.getByText(text.damaged)).toBeVisible();
    },
  },
  { name: 'a storm, three in a row', open: (page) => play(page, STORM, 3), anew: 'turned' },
  {
    name: 'a storm, a miss',
    anew: 'turned',
    open: async (page) => {
      await play(page, STORM, 1);
      await missHand(page);
      await expect(page.getByText(text.lost(10))).toBeVisible();
    },
  },
  {
    name: 'a storm, the signs where a card was dropped',
    open: async (page) => {
      await play(page, STORM, 0);
      await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(3)));
      await expect(page.getByRole('dialog', { name: practice.dropSign })).toBeVisible();
    },
  },
  {
    name: 'a streak, a line being typed',
    open: async (page) => {
      await play(page, './runs?run=streak&v=1&seed=5', 0);
      await page.keyboard.press('t');
      await expect(page.getByRole('textbox', { name: practice.typed.label })).toBeVisible();
    },
  },
  {
    name: 'a streak with impossible hands, for the left thumb',
    open: (page) =>
      play(page, './runs?run=streak&v=1&seed=5&none=1', 2, {
        settings: [{ key: 'preferences', value: { thumb: 'left' } }],
      }),
  },
  {
    name: 'a streak, a miss',
    open: async (page) => {
      await play(page, './runs?run=streak&v=1&seed=5', 2);
      await missHand(page);
      await expect(page.getByText(practice.missInClimb).first()).toBeVisible();
    },
  },
  {
    name: 'a race',
    anew: 'turned',
    open: async (page) => {
      await play(page, `./runs?run=ghost&v=1&seed=5&t=${Array.from({ length: 20 }, () => 1).join('.')}`, 2);
      // With less motion there is no track; by now nothing moves any more.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    },
  },
  {
    name: 'a race, behind',
    open: async (page) => {
      await play(page, `./runs?run=ghost&v=1&seed=5&t=${Array.from({ length: 20 }, () => 1).join('.')}`, 2);
      await page.clock.runFor('0:15');
      await expect(page.locator('.behind')).toBeVisible();
    },
  },
  {
    name: 'a storm, the last seconds',
    open: async (page) => {
      await play(page, STORM, 0);
      await page.clock.runFor('2:52');
      await expect(page.locator('.last')).toBeVisible();
    },
  },
  {
    name: 'a race that a friend sent, won',
    open: async (page) => {
      const times = Array.from({ length: 20 }, () => 1).join('.');
      await play(page, `./runs?run=ghost&v=1&seed=5&t=${times}&by=Mei`, 19);
      await solveHands(page, 1, undefined, true);
      await expect(page.getByText(text.end.took(isolated('Mei'), formatTime(2000)))).toBeVisible();
    },
  },
  { name: 'twenty hands', open: (page) => play(page, `${STORM}&clock=0`, 2) },
  {
    name: 'twenty hands with impossible ones, a hint',
    open: async (page) => {
      await play(page, `${STORM}&clock=0&none=1`, 1);
      await act(page, text.hint).tap();
      await expect(page.getByRole('img', { name: practice.hintOf(1) })).toBeVisible();
    },
  },
  {
    name: 'a storm, the end, below the best, with a hand that took long',
    open: async (page) => {
      await play(page, STORM, 1, PLAYED);
      await page.clock.runFor('1:00');
      await solveHands(page, 1);
      await missHand(page);
      await act(page, text.skip).tap();
      await page.clock.runFor('3:00');
      await expect(page.getByText(text.end.race)).toBeVisible();
      await expect(page.locator('.carved.hollow')).toBeVisible();
      await expect(page.locator('.slow').first()).toBeVisible();
    },
  },
  {
    name: 'a storm, the end, hands that took long, of which there are none',
    open: async (page) => {
      await play(page, STORM, 1);
      await page.clock.runFor('3:00');
      await page
        .getByRole('group', { name: text.end.hands })
        .getByRole('button', { name: `${text.end.slow} 0`, exact: true })
        .tap();
      await expect(page.getByText(text.end.slowMore)).toBeVisible();
    },
  },
  {
    name: 'a streak, the end',
    open: async (page) => {
      await play(page, './runs?run=streak&v=1&seed=5&none=1', 2);
      await act(page, practice.none).tap();
      await expect(page.getByText(text.end.was)).toBeVisible();
      await expect(cardsOn(page)).toHaveCount(0);
    },
  },
];
