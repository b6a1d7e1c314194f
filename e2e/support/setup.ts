import { expect, type Locator, type Page } from '@playwright/test';
import { setup } from '#lib/i18n/messages.ts';

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A button by any of several names. */
const oneOf = (page: Page, names: readonly string[]): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${names.map(escaped).join('|')})$`) });

/** The large button that begins, whatever is set up. */
export const startButton = (page: Page): Locator =>
  oneOf(
    page,
    Object.values(setup.of).flatMap(({ start, alone = start }) => [start, alone]),
  );

/** Opens set-up, as it was left. */
export async function openSetup(page: Page): Promise<void> {
  await page.goto('./setup');
  await expect(startButton(page)).toBeVisible();
}

/** Starts what is set up. Answers the id of the match. */
export async function begin(page: Page): Promise<string> {
  await startButton(page).tap();
  await page.waitForURL(/\/play\?match=/);
  return new URL(page.url()).searchParams.get('match') ?? '';
}

/** The button of the seat at which somebody of this name sits. */
export const seatButton = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: new RegExp(Object.values(setup.who).join('|')) })
    .getByRole('button', { name, exact: false });

/** What the seats call themselves, in the order in which a keyboard comes to them. */
export const seatLabels = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-seat]').evaluateAll((seats) => seats.map((seat) => seat.getAttribute('aria-label')));
