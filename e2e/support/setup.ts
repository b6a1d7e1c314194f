import { expect, type Locator, type Page } from '@playwright/test';
import { setup } from '#lib/i18n/messages.ts';
import { act } from './table.ts';

/** Opens set-up, as it was left. */
export async function openSetup(page: Page): Promise<void> {
  await page.goto('./setup');
  await expect(act(page, setup.start)).toBeVisible();
}

/** Starts what is set up. Answers the id of the match. */
export async function begin(page: Page): Promise<string> {
  await act(page, setup.start).tap();
  await page.waitForURL(/\/play\?match=/);
  return new URL(page.url()).searchParams.get('match') ?? '';
}

/** The button of the seat at which somebody of this name sits. */
export const seatButton = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: setup.who }).getByRole('button', { name, exact: false });
