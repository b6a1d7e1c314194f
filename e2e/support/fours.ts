import { expect, type Locator, type Page } from '@playwright/test';
import { EMPTY_BOARD, type Board, type BoardRow } from '#lib/games/fours/board.ts';
import { EACH, SIGNS, type Card, type Sign } from '#lib/games/fours/cards.ts';
import { fours } from '#lib/games/fours/index.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { fours as words } from '#lib/i18n/messages.ts';
import type { FoursTable } from '../../tests/support/fours.ts';
import { rowsOf } from './matches.ts';
import { matchOn } from './on-disk.ts';
import { openWith } from './store.ts';

/** By seat; the turn passes to the right, so from Mei to whoever sits last. */
export const NAMES = ['Mei', 'Grandma', 'Jun'] as const;

/** A button by its whole name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const handOf = (page: Page): Locator => page.getByRole('group', { name: words.hand });
export const boardOf = (page: Page): Locator => page.getByRole('group', { name: words.board, exact: true });

/** Something on the board that can be tapped, lit or not. */
export const spot = (page: Page, name: string): Locator =>
  boardOf(page)
    .getByRole('button', { name, exact: true })
    .or(boardOf(page).getByRole('button', { name: words.fits(name), exact: true }));

/** Sits down at a match as it lies, behind whatever covers it. */
export const sitAt = (page: Page, played: FoursTable): Promise<void> =>
  openWith(page, './play?match=m', rowsOf({ m: played }));

/** What the screen is about, once it takes presses: the heading that has the focus then. */
export async function titleOn(page: Page): Promise<string> {
  let found = '';
  const look = () =>
    page.evaluate(() => {
      const { activeElement: title } = document;
      const waits =
        title?.matches('main [data-first]') !== true || document.querySelector('main [inert]') !== null;
      return waits ? '' : (title.getAttribute('aria-label') ?? title.textContent.trim());
    });
  await expect.poll(async () => (found = await look()), { timeout: 30_000 }).not.toBe('');
  return found;
}

/** Does what leads to another screen, and waits until that one takes presses. Answers what it is about. */
export async function toNext(page: Page, act: () => Promise<void>): Promise<string> {
  await page.evaluate(() => document.querySelector('main [data-first]')?.setAttribute('data-old', ''));
  await act();
  await page.waitForFunction(() => document.querySelector('main [data-old]') === null);
  return titleOn(page);
}

/** How a control is pressed. */
export type Press = (page: Page, control: Locator) => Promise<void>;

/** Whoever is named on the cover takes the phone; anybody may be meant. */
export const takePhone = (page: Page, { press }: { readonly press: Press }, name = ''): Promise<string> =>
  toNext(page, () => press(page, page.getByRole('button', { name: new RegExp(`^${words.iAm(name)}`) })));

/** Hands out cards with a sign, no two the same: who looks at a card sees only what is printed on it. */
class Printed {
  readonly #taken = new Map<Sign, number>();
  card(sign: Sign): Card {
    const count = this.#taken.get(sign) ?? 0;
    this.#taken.set(sign, count + 1);
    return SIGNS.indexOf(sign) * EACH + count;
  }
}

const signCalled = (name: string): Sign => {
  const sign = SIGNS.find((each) => words.spoken[each] === name);
  if (sign === undefined) throw new Error(`no sign is called ${name}`);
  return sign;
};

/** What the buttons of a group call themselves, in order. */
export const namesIn = (group: Locator): Promise<readonly string[]> =>
  group
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? ''));

/** The signs of the hand, from left to right, as they are called. */
export async function signsInHand(page: Page): Promise<readonly Sign[]> {
  await expect(handOf(page)).toBeVisible();
  return (await namesIn(handOf(page))).map(signCalled);
}

/** The board as its parts call themselves: "gap 2, plus, over times", "open bracket 2, before the first 4". */
export function boardCalled(names: readonly string[], printed = new Printed()): Board {
  const places = EMPTY_BOARD.map(() => ({
    closes: [] as Card[],
    operator: [] as Card[],
    opens: [] as Card[],
  }));
  const put = (place: number, row: BoardRow, sign: Sign) => places[place]?.[row].push(printed.card(sign));
  for (const name of names) {
    const [what = '', ...more] = name.split(', ').filter((part) => part !== 'fits');
    const place = /^gap \d/.test(what)
      ? placeCalled(what)
      : placeCalled((more.at(-1) ?? '').replace('in ', ''));
    if (what.startsWith(words.bracket['('])) put(place, 'opens', '()');
    else if (what.startsWith(words.bracket[')'])) put(place, 'closes', '()');
    else if (what.startsWith(words.sign)) put(place, 'opens', '−');
    // The operator on top is named first.
    else
      for (const sign of more.toReversed())
        if (sign !== 'empty') put(place, 'operator', signCalled(sign.replace('over ', '')));
  }
  return places;
}
function placeCalled(name: string): number {
  if (name.startsWith('gap ')) return Number(name.slice(4));
  return name === 'after the last 4' ? 4 : 0;
}

/** What somebody with the phone in their hand sees, or hears: the board, their cards and the number to make. */
export async function seenOn(page: Page): Promise<{
  readonly board: Board;
  readonly hand: readonly Card[];
  readonly target: number;
}> {
  const printed = new Printed();
  const board = boardCalled(await namesIn(boardOf(page)), printed);
  const isReal = await page.getByRole('group', { name: words.signs, exact: true }).isVisible();
  // With real cards people know what they hold: two of each will do.
  const signs = isReal ? [...SIGNS, ...SIGNS] : await signsInHand(page);
  const title = await page.getByRole('heading', { level: 2 }).getAttribute('aria-label');
  return {
    board,
    hand: signs.map((sign) => printed.card(sign)),
    target: Number(/\d+$/.exec(title ?? '')?.[0]),
  };
}

/** The match as it lies on disk. */
export const stateOn = async (page: Page): Promise<FoursState> =>
  (await matchOn(page, fours)).state as FoursState;
