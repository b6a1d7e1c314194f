import { expect } from '@playwright/test';
import { addDays } from '#lib/core/calendar.ts';
import { practice } from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { printHandSet } from '#lib/practice/hand-set.ts';
import { digitsOf, handOf } from '../../../e2e/support/cards.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { act, cardsOn, signKey } from '../../../e2e/support/table.ts';
import { hints, show, table, today, type, type Screen } from './screen.ts';

const plus = (from: number, onto: number) => ({ type: 'combined', from, operator: '+', onto }) as const;

/** A hand in all its states while it is open. */
export const TABLE: readonly Screen[] = [
  { name: 'a hand as it is dealt', open: (page) => table(page) },
  {
    name: 'digits, to make 10',
    open: (page) => table(page, { ...handOf([]), cards: digitsOf([0, 1, 1, 9]), target: 10 }),
  },
  {
    name: 'letters and signs of another deck',
    open: async (page) => {
      await show(page, './practice', {
        hands: [
          {
            slot: 'practice',
            row: handOf([13, 12, 11, 1], { moves: [plus(2, 3)].map((move) => ({ ...move, operator: '/' })) }),
          },
        ],
        settings: [{ key: 'preferences', value: { letters: 'ABDK', signs: '·:' } }],
      });
      await expect(cardsOn(page).filter({ hasText: '11 : 1' })).toBeVisible();
    },
  },
  {
    name: 'the third of six hands to warm up with',
    open: async (page) => {
      const deals = [
        [4, 7, 9, 10],
        [1, 6, 8, 10],
        [3, 6, 8, 9],
        [3, 4, 10, 10],
      ].map((ranks) => ({ ranks, target: 24 }));
      await show(page, `./practice?${printHandSet({ deals, from: 'warmup', of: 6, back: '' })}`, {});
      await expect(cardsOn(page)).toHaveCount(4);
    },
  },
  { name: 'three cards', open: (page) => table(page, handOf([4, 6, 1])) },
  {
    name: 'six cards of a deck of a hundred, which may have none',
    open: (page) => table(page, handOf([100, 99, 88, 77, 66, 55], { target: -999, mayHaveNone: true })),
  },
  {
    name: 'a card and a sign picked up',
    open: async (page) => {
      await table(page);
      await cardsOn(page).nth(0).tap();
      await signKey(page, '*').tap();
    },
  },
  {
    name: 'the signs where a card was dropped',
    open: async (page) => {
      await table(page);
      await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(3)));
      await expect(page.getByRole('dialog', { name: practice.dropSign })).toBeVisible();
    },
  },
  {
    name: 'two steps made, with a fraction',
    open: (page) =>
      table(page, handOf([10, 7, 9, 8], { moves: [{ ...plus(0, 1), operator: '/' }, plus(2, 1)] })),
  },
  {
    name: 'a nought that cannot be divided by',
    open: async (page) => {
      await table(page, handOf([5, 5, 3, 8], { moves: [{ ...plus(0, 1), operator: '-' }] }));
      await cardsOn(page).nth(1).tap();
      await signKey(page, '/').tap();
      await expect(page.getByText(inSigns(practice.byZero)).first()).toBeVisible();
    },
  },
  {
    name: 'a wrong total',
    open: async (page) => {
      await table(page, handOf([1, 2, 3, 4], { moves: [plus(0, 1), plus(1, 2)] }));
      await signKey(page, '+').tap();
      await cardsOn(page).nth(1).tap();
      await expect(page.getByText(practice.miss('10', 24)).first()).toBeVisible();
    },
  },
  {
    name: 'the third hint',
    open: async (page) => {
      await table(page, handOf([3, 3, 8, 8]));
      await hints(page, 3);
    },
  },
  {
    name: 'no way on from here',
    open: async (page) => {
      await table(page, {
        ...handOf([1, 2, 3, 4]),
        moves: [{ type: 'combined', from: 0, operator: '-', onto: 3 }],
      });
      await act(page, practice.hint).tap();
      await expect(page.getByText(practice.rung.deadEnd(24)).first()).toBeVisible();
    },
  },
  {
    name: 'the last sign from here',
    open: async (page) => {
      await table(page, {
        ...handOf([1, 2, 3, 4]),
        moves: [{ type: 'combined', from: 0, operator: '+', onto: 1 }],
      });
      await hints(page, 2);
    },
  },
  {
    name: '“no solution” where there is one',
    open: async (page) => {
      await table(page);
      await act(page, practice.none).tap();
      await expect(page.getByText(practice.wrongNone).first()).toBeVisible();
    },
  },
  {
    name: 'a typed line with a fault',
    open: async (page) => {
      await table(page);
      await type(page, '1+2+3)');
      await expect(
        page.getByText(practice.typed.error.unopenedBracket({ position: 5 })).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'yesterday’s hand, begun in time',
    open: async (page) => {
      const day = addDays(today, -1);
      const row = { ...handOf([]), day, cards: dealOfDay(day), moves: [plus(0, 1)] };
      await show(page, './today', { hands: [{ slot: 'day', row }] });
      await expect(page.getByRole('heading', { level: 1, name: practice.yesterdayTitle })).toBeVisible();
    },
  },
];
