import { expect, type Locator, type Page } from '@playwright/test';
import { solver } from '#lib/i18n/messages.ts';
import { act } from './table.ts';

/** The cards of the solver's page, empty ones included. */
export const numbersOn = (page: Page): Locator =>
  page.getByRole('group', { name: solver.numbers, exact: true }).locator('[data-place]');

/** A key of the solver's pad. */
export const padKey = (page: Page, name: string | number): Locator =>
  page.getByRole('group', { name: solver.pad }).getByRole('button', { name: String(name), exact: true });

/** Taps keys of the pad, one after the other. */
export async function tapPad(page: Page, ...names: readonly (string | number)[]): Promise<void> {
  for (const name of names) await padKey(page, name).tap();
}

/** The solutions that are listed. */
export const linesOn = (page: Page): Locator =>
  page.getByRole('list', { name: solver.solutions }).getByRole('button');

/** The solver's page is there and answers. */
export async function openSolver(page: Page, search = ''): Promise<void> {
  await page.goto(`./solve${search}`);
  await expect(act(page, solver.clear)).toBeVisible();
}
