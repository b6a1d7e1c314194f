import { expect, type Locator, type Page } from '@playwright/test';
import { evaluate } from '#lib/core/evaluate.ts';
import { number, operation, OPERATORS, type Expression } from '#lib/core/expression.ts';
import { equals, rational } from '#lib/core/rational.ts';
import { runs } from '#lib/i18n/messages.ts';
import { cardsOn, lay, namesOn, ranksOn, solutionOf } from './table.ts';

/** A card or a key pressed with Enter. */
export const byKey = (page: Page) => async (button: Locator) => {
  await button.focus();
  await page.keyboard.press('Enter');
};

type Press = (button: Locator) => Promise<void>;

/** Waits until another hand than that lies there. */
async function awaitNext(page: Page, before: readonly string[]): Promise<void> {
  await expect(cardsOn(page)).toHaveCount(4);
  await expect.poll(async () => (await namesOn(page)).join()).not.toBe(before.join());
}

/** Solves hands of the run that lies there, one after the other; the next one follows by itself. */
export async function solveHands(page: Page, count: number, press?: Press, isLast = false): Promise<void> {
  for (let hand = 0; hand < count; hand += 1) {
    const before = await namesOn(page);
    await lay(page, solutionOf(await ranksOn(page)), press);
    if (!isLast || hand < count - 1) await awaitNext(page, before);
  }
}

/** Puts all cards together, one after the other, into something that is not 24. */
export async function missHand(page: Page, press?: Press): Promise<void> {
  const [first = 0, ...others] = await ranksOn(page);
  const wrong = OPERATORS.map((operator) =>
    others.reduce<Expression>((made, rank) => operation(operator, made, number(rank)), number(first)),
  ).find((expression) => {
    const value = evaluate(expression);
    return value && !equals(value, rational(24));
  });
  if (wrong) await lay(page, wrong, press);
}

/** Opens the storm of a link and begins it. */
export async function beginSent(page: Page): Promise<void> {
  await page.getByRole('button', { name: runs.begin, exact: true }).tap();
  await expect(cardsOn(page)).toHaveCount(4);
}
