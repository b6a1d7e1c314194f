import { expect, type Page } from '@playwright/test';
import { solver, ways } from '#lib/i18n/messages.ts';
import { linesOn, numbersOn, openSolver, tapPad } from '../../../e2e/support/solver.ts';
import { act } from '../../../e2e/support/table.ts';
import { hearThrown, holdCode } from '../stage/pretended.ts';
import { workForEver } from '../stage/solver.ts';
import { show, type Screen } from './screen.ts';

async function solve(page: Page, search = ''): Promise<void> {
  await show(page, `./solve${search}`, {});
  await expect(act(page, solver.clear)).toBeVisible();
}

/** The solver's page in all its states. */
export const SOLVER: readonly Screen[] = [
  { name: 'the solver, empty', open: (page) => solve(page) },
  {
    name: 'a number at fault',
    open: async (page) => {
      await solve(page, '?n=50,7');
      await numbersOn(page).nth(0).tap();
      await tapPad(page, 1, 0, 1);
      await expect(page.getByRole('alert').getByText(solver.fault.tooLarge())).toBeVisible();
    },
  },
  {
    name: 'digits being laid',
    open: async (page) => {
      await solve(page);
      await page.getByRole('switch', { name: solver.digits }).tap();
      await tapPad(page, 9, 0);
      await expect(numbersOn(page)).toHaveText(['9', '0', '', '']);
    },
  },
  {
    name: 'a target being typed',
    open: async (page) => {
      await solve(page, '?n=6,9,2,7&t=-100');
      await page.getByRole('button', { name: solver.makes('-100') }).tap();
    },
  },
  {
    name: 'a link that was put aside',
    open: async (page) => {
      await solve(page, `?n=${'x'.repeat(90)},2`);
      await expect(page.getByText(solver.linkNext)).toBeVisible();
    },
  },
  {
    name: 'four ways',
    open: async (page) => {
      await solve(page, '?n=6,9,2,7');
      await expect(linesOn(page)).toHaveCount(4);
    },
  },
  {
    name: 'hundreds of ways',
    open: async (page) => {
      await solve(page, '?n=1,2,3,4,5,6');
      await expect(linesOn(page)).toHaveCount(100);
    },
  },
  {
    name: 'no way, and the nearest',
    open: async (page) => {
      await solve(page, '?n=100,77,25,13,8&t=-9999');
      await expect(page.getByText(solver.nothing(-9999))).toBeVisible();
      await expect(page.getByText(solver.near([100, 77, 25, 13, 8]))).toBeVisible();
    },
  },
  {
    name: 'no way, and the nearest still looked for',
    open: async (page) => {
      workForEver('nearest');
      await solve(page, '?n=100,77,25,13,8&t=-9999');
      await expect(act(page, solver.stop)).toBeVisible();
    },
  },
  {
    name: 'some ways, and more looked for',
    open: async (page) => {
      workForEver('solutions', { count: 2, lines: ['6 × 9 − 2 − 7', '9 × 6 − 7 − 2'] });
      await solve(page, '?n=6,9,2,7&t=45');
      await expect(linesOn(page)).toHaveCount(2);
    },
  },
  {
    name: 'stopped before one was found',
    open: async (page) => {
      workForEver('solutions');
      await solve(page, '?n=6,9,2,7');
      await act(page, solver.stop).tap();
      await expect(page.getByText(solver.noneYet)).toBeVisible();
    },
  },
  {
    name: 'an answer that could not be had',
    open: async (page) => {
      await solve(page);
      hearThrown();
      const lost = holdCode();
      await tapPad(page, 3, 3, 8, 8);
      await page.clock.runFor(1000);
      lost('fails');
      await expect(page.getByText(solver.failedText)).toBeVisible();
    },
  },
  {
    name: 'one way of eight numbers',
    open: async (page) => {
      await solve(page, '?n=1,2,3,4,5,6,7,8');
      await expect(page.getByText(solver.oneOfManyText)).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'step by step',
    open: async (page) => {
      await solve(page, '?n=3,3,8,8');
      await linesOn(page).first().tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'only whether there is one',
    open: async (page) => {
      await solve(page, '?n=3,3,8,8');
      await page.getByRole('switch', { name: solver.whether }).tap();
      await expect(page.getByRole('heading', { name: solver.yes })).toBeVisible();
    },
  },
  {
    name: 'eight cards, one being typed',
    open: async (page) => {
      await openSolver(page, '?n=10,20,30,40,50,60,70,100');
      await numbersOn(page).nth(5).tap();
      await expect(page.getByRole('group', { name: solver.pad })).toBeVisible();
    },
  },
  {
    name: 'what counts as different',
    open: async (page) => {
      await show(page, './ways', {});
      await expect(page.getByRole('heading', { level: 1, name: ways.title })).toBeVisible();
    },
  },
];
