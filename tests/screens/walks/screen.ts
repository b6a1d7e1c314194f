import { expect, type Page } from '@playwright/test';
import { dayOf } from '#lib/core/calendar.ts';
import { practice } from '#lib/i18n/messages.ts';
import { type Hand } from '#lib/practice/hand.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith, type Rows } from '../../../e2e/support/store.ts';
import { act, cardsOn, chooseOption } from '../../../e2e/support/table.ts';

/** One thing that the app shows, and the way to it from anywhere. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** When it is opened anew: turned, where that covers it; at each size, where the size it is opened at decides what is there. */
  readonly anew?: 'turned' | 'at each size';
}

/** Opens a state of a walk by its name. */
export function openState(screens: readonly Screen[], name: string, page: Page): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`No walk has the state “${name}”.`);
  return screen.open(page);
}

/** A sentence in which something stands that a test does not know, asked for with § in its place; an invented language says more after it. */
export const like = (sentence: string): RegExp => {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('§', '.*').replaceAll(/( ···)+/g, '( ···)+')}$`);
};

/** The local date. */
const now = new Date();
export const today = dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** Opens a page of the app on a store that holds these rows. */
export const show = (page: Page, path: string, rows: Rows): Promise<void> => openWith(page, path, rows);

const lay = (hand: Hand): Rows => ({ hands: [{ slot: 'practice', row: hand }] });
/** Lays a hand on the practice table. */
export async function table(page: Page, hand: Hand = handOf([1, 2, 3, 4])): Promise<void> {
  await show(page, './practice', lay(hand));
  await expect(cardsOn(page).first()).toBeVisible();
}

/** Types a whole expression and has it checked. */
export async function type(page: Page, line: string): Promise<void> {
  await chooseOption(page, practice.menu.type);
  await page.getByRole('textbox', { name: practice.typed.label }).fill(line);
  await act(page, practice.typed.check).tap();
}

/** Takes so many hints. */
export async function hints(page: Page, count: number): Promise<void> {
  for (let rung = 1; rung <= count; rung += 1) {
    await act(page, practice.hint).tap();
    await expect(page.getByRole('img', { name: practice.hintOf(rung) })).toBeVisible();
  }
}
