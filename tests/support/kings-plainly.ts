import { cardShown, type Card } from '#lib/games/kings/cards.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';

/** What a search by the letter of the rules finds: half points, and whether a call would be right. */
export interface Plainly {
  readonly halves: number;
  readonly right: boolean;
}

type Points = (k1: number, k2: number, k3: number, k4: number) => number;

/** The table of the rules, line by line: ranks, suits by castle, points of six, of a super, of a half, all in half points. */
const TABLE: readonly (readonly [string, string, Points, Points, Points])[] = [
  ['12 11 10 9 8 7', '111111', (a, _, __, d) => 4 * (a + d), (a, _, __, d) => 6 * (a + d), (a, _, __, d) => 2 * (a + d)],
  ['1 2 3 4 5 6', '444444', (a, _, __, d) => 2 * (a + d), (a, _, __, d) => 4 * (a + d), (a, _, __, d) => a + d],
  ['4 4 4 10 10 10', '222333', (_, b) => 2 * b, (_, b) => 4 * b, (_, b) => b],
  ['3 3 3 9 9 9', '222333', (_, __, c) => 2 * c, (_, __, c) => 4 * c, (_, __, c) => c],
  ['1 1 1 2 2 2', '111222', (a, b) => 2 * Math.abs(a - b), (a, b) => 4 * Math.abs(a - b), (a, b) => Math.abs(a - b)],
  ['5 5 5 6 6 6', '222444', (_, b, __, d) => 2 * Math.abs(b - d), (_, b, __, d) => 4 * Math.abs(b - d), (_, b, __, d) => Math.abs(b - d)],
  ['7 7 7 8 8 8', '111333', (a, _, c) => 2 * Math.abs(a - c), (a, _, c) => 4 * Math.abs(a - c), (a, _, c) => Math.abs(a - c)],
  ['11 11 11 12 12 12', '333444', (_, __, c, d) => 2 * Math.abs(c - d), (_, __, c, d) => 4 * Math.abs(c - d), (_, __, c, d) => Math.abs(c - d)],
]; // oxfmt-ignore

/** Half points of every scoring set under some rules, by its cards written in order. Only supers are written down; all else follows from them. */
interface Book {
  readonly exact: ReadonlyMap<string, number>;
  /** Six of any suits, and in Quick three of any suits, by their ranks. */
  readonly byRank: ReadonlyMap<string, number>;
}

const inOrder = (pieces: readonly string[]): string => pieces.toSorted().join(' ');

/** All ways to order letters, each once. */
function ordersOf(letters: string): readonly string[] {
  if (letters.length === 0) return [''];
  const firsts = [...new Set(letters)];
  return firsts.flatMap((first) => ordersOf(letters.replace(first, '')).map((rest) => first + rest));
}

function choicesOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, n) => choicesOf(items.slice(n + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Three ranks that may be a half: one after the other in a run, not all alike otherwise. */
function isHalf(ranks: readonly number[], isRun: boolean): boolean {
  const [a = 0, b = 0, c = 0] = ranks.toSorted((x, y) => x - y);
  return isRun ? b === a + 1 && c === b + 1 : a !== c;
}

function bookOf({ castles, rules }: Ground): Book {
  const [a = 0, b = 0, c = 0, d = 0] = castles.map(({ worth }) => worth);
  const exact = new Map<string, number>();
  const byRank = new Map<string, number>();
  for (const [text, suits, full, superb, half] of TABLE) {
    const ranks = text.split(' ').map(Number);
    const isRun = new Set(ranks).size === 6;
    if (rules.strictness !== 'timeSink') byRank.set(inOrder(ranks.map(String)), full(a, b, c, d));
    for (const order of ordersOf(suits)) {
      const cards = ranks.map((rank, n) => ({ rank, text: `${rank}${castles[Number(order[n]) - 1]?.suit}` }));
      const texts = cards.map((card) => card.text);
      // No three of one card: a super takes at most the two that there are.
      if (texts.some((each) => texts.filter((other) => other === each).length > 2)) continue;
      exact.set(inOrder(texts), superb(a, b, c, d));
      for (const three of choicesOf(cards, 3)) {
        const three_ranks = three.map(({ rank }) => rank);
        if (!isHalf(three_ranks, isRun)) continue;
        if (rules.strictness === 'standard' || rules.strictness === 'quick')
          exact.set(inOrder(three.map((card) => card.text)), half(a, b, c, d));
        if (rules.strictness === 'quick') byRank.set(inOrder(three_ranks.map(String)), half(a, b, c, d));
      }
    }
  }
  return { exact, byRank };
}

/** Answers for one ground: every way to put cards into two groups, name a Pointer and save a card is tried. */
export function plainlyOn(ground: Ground): (hand: readonly Card[]) => Plainly {
  const book = bookOf(ground);
  const points = (cards: readonly Card[]): number | undefined => {
    if (cards.length === 0) return 0;
    const faces = cards.map(cardShown);
    const found = [
      book.exact.get(inOrder(faces.map(({ rank, suit }) => `${rank}${suit}`))),
      book.byRank.get(inOrder(faces.map(({ rank }) => String(rank)))),
    ].filter((each) => each !== undefined);
    return found.length > 0 ? Math.max(...found) : undefined;
  };
  return (hand) => {
    let halves = -Infinity;
    let right = false;
    const groups = [0, 3, 6]
      .flatMap((size) => choicesOf(hand, size))
      .map((group) => ({ group, worth: points(group) }));
    const scoring = groups.flatMap(({ group, worth }) => (worth === undefined ? [] : [{ group, worth }]));
    for (const one of scoring)
      for (const two of scoring) {
        if (two.group.length > 3 || two.group.some((card) => one.group.includes(card))) continue;
        const loose = hand.filter((card) => !one.group.includes(card) && !two.group.includes(card));
        if (loose.length === 1) right = true;
        halves = Math.max(halves, one.worth + two.worth + looseWorth(hand, loose, ground));
      }
    return { halves, right };
  };
}

/** The most that loose cards can bring: any of them points, and a single king saves any other. */
function looseWorth(hand: readonly Card[], loose: readonly Card[], { rules }: Ground): number {
  const value = (card: Card) => cardShown(card).rank;
  const kings = hand.filter((card) => value(card) === 13).length;
  const none = rules.noHarm || kings >= 2;
  let most = -Infinity;
  for (const pointer of loose)
    for (const saved of kings === 1 ? loose : [null]) {
      const cost = loose
        .filter((card) => card !== pointer && card !== saved && value(card) < 13)
        .reduce((sum, card) => sum + value(card), 0);
      most = Math.max(most, 2 * value(pointer) - (none ? 0 : 2 * cost));
    }
  return loose.length === 0 ? 0 : most;
}
