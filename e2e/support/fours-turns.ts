import { expect, type Locator, type Page } from '@playwright/test';
import { cardsOn, type Board, type Play } from '#lib/games/fours/board.ts';
import { isBracket, signOf, type Sign } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { fours as words } from '#lib/i18n/messages.ts';
import { planFor } from './fours-plan.ts';
import { boardCalled, boardOf, handOf, namesIn, seenOn, signsInHand, spot, type Press } from './fours.ts';
import { pressKey } from './keys.ts';

/** As what a card is played. */
type Face = keyof typeof words.faces;

/** How somebody plays: with a finger, or with keys alone. */
export interface Way {
  readonly press: Press;
  /** Picks up a card with a sign. */
  readonly pick: (page: Page, sign: Sign, face: Face) => Promise<void>;
  /** Lays it there. */
  readonly lay: (page: Page, name: string) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
}

/** The button that ends the turn, however it is called just then. */
export const endButton = (page: Page): Locator =>
  page.getByRole('button', {
    name: new RegExp(
      `^(${words.endAndWin}$|${words.pass}|${words.giveUpNone}|${words.end(1).replace('1', '[123]')})`,
    ),
  });

const faceButton = (page: Page, face: Face): Locator =>
  page.getByRole('group', { name: words.playAs }).getByRole('button', {
    name: words.faceNames[face],
    exact: true,
  });

/** Turns the picked card, where it shows something else. */
async function turnTo(page: Page, face: Face, press: (control: Locator) => Promise<void>): Promise<void> {
  const other = faceButton(page, face);
  if ((await other.count()) > 0 && (await other.getAttribute('aria-pressed')) !== 'true') await press(other);
}

export const TOUCH: Way = {
  press: (_, control) => control.tap(),
  pick: async (page, sign, face) => {
    const isReal = (await handOf(page).count()) === 0;
    const name = isReal && (face === '(' || face === ')') ? words.bracket[face] : words.spoken[sign];
    const cards = isReal ? page.getByRole('group', { name: words.signs, exact: true }) : handOf(page);
    await cards.getByRole('button', { name, exact: true }).first().tap();
    await turnTo(page, face, (control) => control.tap());
  },
  lay: (page, name) => spot(page, name).tap(),
  end: (page) => endButton(page).tap(),
};

const KEY_OF: Readonly<Record<Exclude<Sign, '()'>, string>> = { '+': '+', '−': '-', '×': '*', '÷': '/' };

/** A slot says so in its own name. */
const isLit = (name: string) => name.endsWith(words.fits(''));
/** What has the focus is called so. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

export const KEYS: Way = {
  press: pressKey,
  pick: async (page, sign, face) => {
    const place = (await handOf(page).count()) === 0 ? -1 : (await signsInHand(page)).indexOf(sign);
    if (sign === '()') await page.keyboard.press(face);
    // By its place in the hand, or by what it shows.
    else await page.keyboard.press(place % 2 === 0 ? String(place + 1) : KEY_OF[sign]);
    await turnTo(page, face, (control) => pressKey(page, control));
  },
  lay: async (page, name) => {
    const before = await handOf(page).getByRole('button').count();
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('ArrowRight');
      const here = await focused(page);
      if (here !== words.fits(name) && !(here === name && isLit(here))) continue;
      await page.keyboard.press('Enter');
      // It leaves the hand when it is stored; a digit pressed sooner would name another card.
      if (before > 0) await expect(handOf(page).getByRole('button')).toHaveCount(before - 1);
      return;
    }
    throw new Error(`no arrow leads to ${name}`);
  },
  end: (page) => page.keyboard.press('e'),
};

export const faceOf = ({ card, row, cancels }: Play): Face => {
  if (isBracket(card)) return row === 'closes' ? ')' : '(';
  return row === 'opens' && !cancels ? 'sign' : 'operator';
};

/** What is tapped for a play, as it is called. */
export function spotCalled(board: Board, play: Play, options: Pick<FoursOptions, 'negation'>): string {
  const { place, row, index, card, cancels } = play;
  const here = board[place];
  if (cancels) {
    const covered = here?.[row][index] ?? 0;
    const alike =
      here?.[row].slice(0, index + 1).filter((each) => isBracket(each) === isBracket(covered)) ?? [];
    const name = isBracket(covered) ? words.bracket[row === 'opens' ? '(' : ')'] : words.sign;
    return words.lies(name, place, alike.length);
  }
  const ways = legalPlays(board, card, { fresh: [], ...options }).filter(
    (each) => each.place === place && each.row === row && !each.cancels,
  );
  if (ways.length > 1) return words.slot(place, index + 1);
  return words.place(place, (here?.operator ?? []).map(signOf).toReversed());
}

/** How many cards lie on the board, as it calls itself. */
const countOn = async (page: Page) => cardsOn(boardCalled(await namesIn(boardOf(page)))).length;

/** Plays one card, and waits until it lies there; it is the `count`th of the turn. */
export async function layOne(
  page: Page,
  way: Way,
  card: { readonly sign: Sign; readonly face: Face; readonly name: string; readonly count: number },
): Promise<void> {
  const before = await countOn(page);
  await way.pick(page, card.sign, card.face);
  await way.lay(page, card.name);
  // What ends the turn is called the same for each card that lies on a board that is made.
  await expect.poll(() => countOn(page), { timeout: 15_000 }).not.toBe(before);
  const says = new RegExp(`^(${words.end(card.count)}|${words.endAndWin})$`);
  await expect(page.getByRole('button', { name: says })).toBeVisible({ timeout: 15_000 });
}

/** Plays cards one after the other. */
export async function layAll(
  page: Page,
  way: Way,
  {
    board,
    plays,
    options,
  }: { readonly board: Board; readonly plays: readonly Play[]; readonly options: FoursOptions },
): Promise<void> {
  let now = board;
  for (const [index, play] of plays.entries()) {
    const name = spotCalled(now, play, options);
    await layOne(page, way, { sign: signOf(play.card), face: faceOf(play), name, count: index + 1 });
    const laid = layOn(now, play, { fresh: [], negation: options.negation });
    if (laid.ok) now = laid.value.board;
  }
}

/** Has whoever holds the phone play a turn as well as they can, up to its end. Answers how many cards that takes. */
export async function playTurn(page: Page, way: Way, options: FoursOptions): Promise<number> {
  const seen = await seenOn(page);
  const plays = planFor(seen, options);
  await layAll(page, way, { board: seen.board, plays, options });
  return plays.length;
}
