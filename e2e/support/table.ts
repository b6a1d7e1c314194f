import { expect, type Locator, type Page } from '@playwright/test';
import type { Expression, Operator } from '#lib/core/expression.ts';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { common, practice } from '#lib/i18n/messages.ts';

/** The cards that lie on the table, in order. */
export const cardsOn = (page: Page): Locator =>
  page.getByRole('group', { name: practice.cards, exact: true }).getByRole('button');

/** The key of a sign, on the table and on the slip that a dropped card opens. */
export const signKey = (page: Page | Locator, operator: Operator): Locator =>
  page.getByRole('group', { name: practice.signs }).getByRole('button', {
    name: common.speakSign[operator],
    exact: true,
  });

/** A button of the table by its name. */
export const act = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What the cards call themselves: "7 of hearts", "16, made from 4 times 4". */
export async function namesOn(page: Page): Promise<readonly string[]> {
  await expect(cardsOn(page).first()).toBeVisible();
  return cardsOn(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

/** What dealt cards are called in the language that is spoken now, with their numbers. */
const dealtNames = (): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: 101 }, (_, rank) => rank).flatMap((rank) => [
      // A digit has no suit.
      [String(rank), rank] as const,
      ...Object.values(common.suit).flatMap((suit) =>
        [13, 100].map((highest) => [common.speakCard(common.rank(rank, highest), suit), rank] as const),
      ),
    ]),
  );

/** The numbers of an untouched hand, read from the names of its cards. */
export async function ranksOn(page: Page): Promise<readonly number[]> {
  const dealt = dealtNames();
  return (await namesOn(page)).map((name) => {
    const rank = dealt.get(name);
    if (rank === undefined) throw new Error(`not a dealt card: ${name}`);
    return rank;
  });
}

/** The simplest solution of a hand that has one. */
export function solutionOf(numbers: readonly number[], target = 24): Expression {
  const [simplest] = solutions(numbers, target);
  if (!simplest) throw new Error(`${numbers.join(' ')} does not make ${target}`);
  return simplest;
}

/** How a card or a key is pressed: by a finger unless said otherwise. */
type Press = (button: Locator) => Promise<void>;
const tap: Press = (button) => button.tap();

/** Lays the cards as the expression says, card by card, from an untouched table on. */
export async function lay(page: Page, expression: Expression, press: Press = tap): Promise<void> {
  const numbers = await ranksOn(page);
  // What each button of the table holds: a number at first, then what was made of it.
  const held: (number | Expression)[] = [...numbers];
  const placeOf = (part: Expression, taken?: number) => {
    const wanted = part.type === 'number' ? part.value : part;
    const place = held.findIndex((each, index) => each === wanted && index !== taken);
    if (place < 0) throw new Error(`${printExpression(part)} is not on the table`);
    return place;
  };
  const build = async (part: Expression): Promise<void> => {
    if (part.type === 'number') return;
    await build(part.left);
    await build(part.right);
    const from = placeOf(part.left);
    const onto = placeOf(part.right, from);
    const first = cardsOn(page).nth(from);
    if ((await first.getAttribute('aria-pressed')) !== 'true') await press(first);
    await press(signKey(page, part.operator));
    await press(cardsOn(page).nth(onto));
    held[onto] = part;
    held.splice(from, 1);
  };
  await build(expression);
}

/** Solves the untouched hand on the table; answers the line as it is printed. */
export async function solve(page: Page, press: Press = tap, target = 24): Promise<string> {
  const solution = solutionOf(await ranksOn(page), target);
  await lay(page, solution, press);
  await expectSolved(page);
  return printExpression(solution);
}

/** The solved hand is said to be right, which is when it is stored. */
export async function expectSolved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: `${practice.right}.` })).toBeVisible();
}

/** Opens an entry of the hand's menu. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  await act(page, practice.options).tap();
  await page.getByRole('dialog').getByRole('button', { name }).tap();
}

/** The table says so: on its slip, and to a screen reader. */
export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(1);
}
