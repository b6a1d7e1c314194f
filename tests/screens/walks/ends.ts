import { expect, type Page } from '@playwright/test';
import { pastDays, patternLessons, practice, steps } from '#lib/i18n/messages.ts';
import { speak } from '#lib/i18n/spoken.ts';
import { printHandSet } from '#lib/practice/hand-set.ts';
import { attemptRow, nineInRow, slowFinish, solvedDay } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { act, cardsOn, chooseOption, expectSolved, solve } from '../../../e2e/support/table.ts';
import { hints, show, table, type, type Screen } from './screen.ts';

async function option(page: Page, name: string): Promise<void> {
  await table(page);
  await chooseOption(page, name);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The ways in which a hand ends, and the slips that open on the table. */
export const ENDS: readonly Screen[] = [
  {
    name: 'solved, with other ways',
    open: async (page) => {
      await table(page, handOf([2, 4, 8, 10]));
      await type(page, '2+4+8+10');
      await expectSolved(page);
      await expect(page.getByText(practice.others(10))).toBeVisible();
    },
  },
  {
    name: 'right that there is none',
    open: async (page) => {
      await table(page, handOf([1, 1, 5, 9]));
      await act(page, practice.none).tap();
      await expect(page.getByText(practice.sure(223))).toBeVisible();
    },
  },
  {
    name: 'the whole shown',
    open: async (page) => {
      await table(page, handOf([3, 3, 8, 8]));
      await hints(page, 3);
      await act(page, practice.hint).tap();
      await expect(page.getByRole('heading', { name: practice.shownTitle, exact: true })).toBeVisible();
      await expect(page.getByText(patternLessons.after.seen(1, null))).toBeVisible();
    },
  },
  {
    name: 'solved slowly, by a finish that is slower than others',
    open: async (page) => {
      await show(page, './practice', {
        hands: [{ slot: 'practice', row: handOf([3, 7, 9, 10]) }],
        attempts: slowFinish(),
      });
      await hints(page, 2);
      await type(page, '3*(7+10-9)');
      await expectSolved(page);
      await expect(page.getByText(patternLessons.after.seen(4, 'slower'))).toBeVisible();
    },
  },
  {
    name: 'ten hands in a row',
    open: async (page) => {
      await show(page, './practice', {
        hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4], { from: 'free' }) }],
        attempts: nineInRow(Date.now()),
      });
      await type(page, '4*3*2*1');
      await expectSolved(page);
      await expect(page.getByRole('heading', { name: patternLessons.sitting.title(9, 10) })).toBeVisible();
    },
  },
  {
    name: 'what a warm-up came to',
    open: async (page) => {
      const cards = handOf([3, 3, 8, 8]).cards;
      const before = attemptRow('before', { from: 'warmup' });
      const missed = { outcome: 'shown', expression: null, hints: 4 } as const;
      const attempts = [before, attemptRow('missed', { ...missed, from: 'warmup', cards })];
      const deals = [{ ranks: [1, 2, 3, 4], target: 24 }];
      const set = printHandSet({ deals, from: 'warmup', of: 3, back: '' });
      await show(page, `./practice?${set}`, { attempts });
      await solve(page);
      await act(page, practice.enough).tap();
      await expect(page.getByText(patternLessons.warmedUp.solved(2, 3))).toBeVisible();
    },
  },
  {
    name: 'the steps of a way',
    open: async (page) => {
      await table(page, handOf([3, 3, 8, 8]));
      await type(page, '8/(3-8/3)');
      await expectSolved(page);
      await page.getByRole('button', { name: speak('8 ÷ (3 − 8 ÷ 3)') }).tap();
      await expect(page.getByRole('dialog', { name: steps.title })).toBeVisible();
    },
  },
  {
    name: 'looking for another way',
    open: async (page) => {
      await table(page);
      await type(page, '4*3*2*1');
      await expectSolved(page);
      await act(page, practice.again).tap();
      await expect(act(page, practice.enough)).toBeVisible();
    },
  },
  {
    name: 'the menu',
    open: async (page) => {
      await table(page);
      await act(page, practice.options).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the options after a skipped hand',
    open: async (page) => {
      await table(page, handOf([3, 3, 8, 8]));
      await chooseOption(page, practice.menu.skip);
      await act(page, practice.options).tap();
      await expect(page.getByRole('link', { name: practice.explain('3 3 8 8') })).toBeVisible();
    },
  },
  {
    name: 'a hand after nine others',
    anew: 'at each size',
    open: async (page) => {
      await show(page, './practice', {
        hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4], { from: 'free' }) }],
        attempts: nineInRow(Date.now()),
      });
      await expect(act(page, practice.hint)).toBeVisible();
      await page.clock.runFor('0:01');
    },
  },
  { name: 'the keys', open: (page) => option(page, practice.menu.keys) },
  {
    name: 'what to deal, for oneself',
    open: async (page) => {
      await option(page, practice.menu.deal);
      await act(page, practice.deal.kinds.forYou).tap();
      await expect(act(page, practice.deal.kinds.forYou)).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'hands for oneself, too early',
    open: async (page) => {
      await option(page, practice.menu.deal);
      await act(page, practice.deal.kinds.forYou).tap();
      await act(page, practice.deal.save).tap();
      await expect(page.getByText(practice.deal.early)).toBeVisible();
    },
  },
  {
    name: 'what to deal, with a fault',
    open: async (page) => {
      await option(page, practice.menu.deal);
      await act(page, practice.deal.ranksOther).tap();
      await page.getByRole('textbox', { name: practice.deal.highest }).fill('1');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'what to deal, digits',
    open: async (page) => {
      await option(page, practice.menu.deal);
      await act(page, practice.deal.digits).tap();
      await expect(page.getByText(practice.deal.digitsMore)).toBeVisible();
    },
  },
  {
    name: 'today’s hand',
    open: async (page) => {
      await show(page, './today', {});
      await expect(page.getByRole('heading', { level: 1, name: practice.todayTitle })).toBeVisible();
      await expect(cardsOn(page).first()).toBeVisible();
    },
  },
  {
    name: 'the hands of past days',
    open: async (page) => {
      await show(page, './today', {
        attempts: [solvedDay(20260310), solvedDay(20260311, { hints: 2 }), solvedDay(20260225)],
      });
      await chooseOption(page, pastDays.title);
      await expect(page.getByText(pastDays.how)).toBeVisible();
    },
  },
  {
    name: 'the hand of a past day',
    open: async (page) => {
      await show(page, './today?day=20260309', {});
      await expect(page.getByText(practice.pastDay)).toBeVisible();
    },
  },
  {
    name: 'what is shared of today’s hand',
    open: async (page) => {
      await show(page, './today', { attempts: [solvedDay(20260310), solvedDay(20260311)] });
      await solve(page);
      await act(page, practice.sharing.title).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
