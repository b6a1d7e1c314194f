import { expect, type Locator, type Page } from '@playwright/test';
import { contest as text } from '#lib/i18n/messages.ts';
import { button, NAMES, sealX, tapKeys } from './contest.ts';
import { pressKey } from './keys.ts';

/** How somebody plays a contest: with a finger, or with keys alone. */
export interface Way {
  /** Begins the round, or the next one. */
  readonly begin: (page: Page) => Promise<void>;
  readonly claim: (page: Page, seat: number, sets: number) => Promise<void>;
  /** Says or takes back that nothing makes it. */
  readonly vote: (page: Page, seat: number) => Promise<void>;
  readonly raise: (page: Page, seat: number) => Promise<void>;
  readonly press: (page: Page, name: string) => Promise<void>;
  readonly to: (page: Page, control: Locator) => Promise<void>;
  /** Types an x on the open slip, as 12 or 3/7, and seals it. */
  readonly seal: (page: Page, x: string) => Promise<void>;
  /** Enters a line for the set that is asked for. */
  readonly state: (page: Page, line: string, action: string) => Promise<void>;
}

const nameAt = (seat: number): string => NAMES[seat] ?? '';
/** One button for the whole table. */
const begins = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${text.begin}|${text.next})$`) });

export const TOUCH: Way = {
  begin: (page) => begins(page).tap(),
  claim: (page, seat, sets) => button(page, text.claim(nameAt(seat), sets)).tap(),
  vote: (page, seat) => button(page, text.impossibleOf(nameAt(seat))).tap(),
  raise: (page, seat) => button(page, text.raiseOf(nameAt(seat))).tap(),
  press: (page, name) => button(page, name).tap(),
  to: (_, control) => control.tap(),
  seal: sealX,
  state: async (page, line, action) => {
    await tapKeys(page, line);
    await button(page, action).tap();
  },
};

/** Presses the key that a seat's button names; `shift` for what stands above it. */
async function pressSeat(page: Page, name: string, shift = false): Promise<void> {
  const seat = button(page, name);
  await expect(seat).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  const key = (await seat.getAttribute('aria-keyshortcuts')) ?? '';
  await page.keyboard.press(shift ? `Shift+${key.toUpperCase()}` : key);
}
/** Goes to a button by Tab and presses it; on a screen that takes no keys yet Tab would leave the page. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await pressKey(page, control);
}
const ASCII: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

export const KEYS: Way = {
  begin: (page) => tabTo(page, begins(page)),
  claim: (page, seat, sets) => pressSeat(page, text.claim(nameAt(seat), sets)),
  vote: (page, seat) => pressSeat(page, text.claim(nameAt(seat), 1), true),
  raise: (page, seat) => pressSeat(page, text.raiseOf(nameAt(seat))),
  press: (page, name) => tabTo(page, button(page, name)),
  to: tabTo,
  seal: async (page, x) => {
    await expect(page.getByRole('group', { name: text.keys })).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.keyboard.type(x);
    await page.keyboard.press('Enter');
  },
  state: async (page, line, action) => {
    await expect(button(page, action)).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    await page.keyboard.type(line.replaceAll(' ', '').replaceAll(/[×÷−]/g, (sign) => ASCII[sign] ?? sign));
    await page.keyboard.press('Enter');
  },
};
